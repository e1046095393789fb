import { SPOTS, spotInPlay } from '../../data/city.ts'
import { RUBBLE } from '../../data/terms.ts'
import { add } from '../../lists.ts'
import { open as choose, PASS } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE } from '../../state.ts'
import { player } from '../board.ts'
import { gainRubble } from '../gains.ts'
import { expect, no, type PhaseRules, push } from '../phase.ts'
import { has, recruitsAt, spotsFor, spotsThinkable } from './spots.ts'
import { shortage, staffNeeded } from './staff.ts'

/** Open a public building: the spot, its rubble and its reward. */

export const openPhase: PhaseRules<'open', 'open'> = {
  takes: ['open'],
  legal: (s, f, out) => {
    const spots = spotsThinkable(s, f.seat)
    for (let spot = 0; spot < SPOTS.length; spot++) if (has(spots, spot)) out.push(choose(spot))
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat } = f
    const { spot } = expect(a, 'open')
    emit?.({ type: 'spot-chosen', seat, spot })
    push(s, { kind: 'raise', seat, spot, plans: player(s, seat).plans })
    const list = tablesOf(s).spots[spot]?.reward ?? []
    push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good: NONE })
    for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
      const at = spot * RUBBLE.length + rubble
      while ((s.spotRubble[at] as number) > 0) {
        s.spotRubble = add(s.spotRubble, at, -1)
        gainRubble(s, seat, rubble, { from: 'spot', place: spot }, emit)
      }
    }
  },
  refusal: (s, { seat }, { spot }) => {
    const { plans } = player(s, seat)
    if (plans.length === 0) return no('no-plan')
    if (!spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], s.seats)) return no('spot-closed')
    if (s.faces[spot] !== NONE) return no('spot-taken')
    const fitting = plans.filter(plan => has(spotsFor(s, tablesOf(s).plans[plan]?.architect ?? NONE), spot))
    if (fitting.length === 0) return no('no-building-for-spot')
    const needs = fitting.map(plan => staffNeeded(s, seat, plan))
    return shortage(s, seat, Math.min(...needs), recruitsAt(s, spot))
  },
}
