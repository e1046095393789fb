import { LACERDA, LACERDA_DECREES } from '../../data/lacerda.ts'
import { NOBLE_ACTIONS, type NobleActionId } from '../../data/terms.ts'
import { numbers, plus } from '../../lists.ts'
import { NONE, type State } from '../../state.ts'
import { player } from '../board.ts'
import type { Tell } from '../phase.ts'
import { bestOpening, openBest } from './buildings.ts'
import { bestStore, buildBest } from './stores.ts'

/** Lacerda’s Noble actions: the best he can do at once, without payment or reward. */

interface LacerdaRule {
  readonly possible: (s: State) => boolean
  readonly carryOut: (s: State, emit: Tell) => void
}

const RULES: Readonly<Record<NobleActionId, LacerdaRule>> = {
  open: { possible: s => bestOpening(s) !== undefined, carryOut: openBest },
  decree: { possible: s => s.decrees.some(each => each !== NONE), carryOut: takeDecrees },
  store: { possible: s => bestStore(s) !== undefined, carryOut: buildBest },
}

/** An action that is impossible is skipped. */
export function nobleActionOf(noble: number): LacerdaRule {
  const { possible, carryOut } = RULES[NOBLE_ACTIONS[noble] as NobleActionId]
  return {
    possible,
    carryOut: (s, emit) => {
      if (possible(s)) carryOut(s, emit)
      else emit?.({ type: 'lacerda-skipped', seat: LACERDA, what: 'noble', why: 'impossible', noble })
    },
  }
}

/** The two leftmost; what is left moves up, and the row is filled at the end of the turn. */
function takeDecrees(s: State, emit: Tell): void {
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: 'decree' })
  const p = player(s, LACERDA)
  let left = LACERDA_DECREES
  const kept: number[] = []
  for (let slot = 0; slot < s.decrees.length; slot++) {
    const decree = s.decrees[slot] as number
    if (decree === NONE) continue
    if (left === 0) kept.push(decree)
    else {
      left--
      p.decrees = plus(p.decrees, decree)
      emit?.({ type: 'decree-taken', seat: LACERDA, decree, slot })
    }
  }
  s.decrees = numbers(s.decrees.length, slot => kept[slot] ?? NONE)
}
