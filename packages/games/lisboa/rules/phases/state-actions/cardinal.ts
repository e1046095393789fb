import type { Refusal, Seat } from '@ludoteca/engine'
import type { Action } from '../../actions.ts'
import { CLERGY_PLACES } from '../../data/board.ts'
import { CARDINAL_STEPS, CHURCH_ICONS, CHURCH_SPOTS, CHURCH_TREASURY_UP } from '../../data/church.ts'
import { plus, put } from '../../lists.ts'
import { cardinal as moveAndTake, moveCardinal, PASS, takeClergy } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { player, power, renewPowers, SLOT } from '../board.ts'
import { moveTreasury } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'

/** Meet the Cardinal: he moves clockwise, one of the two tiles beside him is taken, icons passed take effect. */

const gapAfter = (s: State, steps: number): number => (s.cardinal + steps) % CHURCH_SPOTS
/** The two spots beside a gap. */
const BESIDE = Array.from({ length: CHURCH_SPOTS }, (_, gap) => [gap, (gap + 1) % CHURCH_SPOTS] as const)
export const beside = (gap: number): readonly [number, number] => BESIDE[gap] as readonly [number, number]

function tileBeside(s: State, steps: number): boolean {
  const spots = beside(gapAfter(s, steps))
  return s.church[spots[0]] !== NONE || s.church[spots[1]] !== NONE
}

/** The most gaps the State action may move the Cardinal. */
export const mostSteps = (s: State, seat: Seat): number =>
  Math.min(CHURCH_SPOTS, CARDINAL_STEPS + power(player(s, seat), SLOT.cardinal))

export function cardinalPossible(s: State, seat: Seat, least: number, most: number): boolean {
  if (player(s, seat).clergy.length >= CLERGY_PLACES) return false
  for (let steps = least; steps <= most; steps++) if (tileBeside(s, steps)) return true
  return false
}

/** The reason why no Clergy tile can be taken. */
export const whyNoClergy = (s: State, seat: Seat): Refusal =>
  no(player(s, seat).clergy.length >= CLERGY_PLACES ? 'clergy-full' : 'no-clergy-tile')

export const cardinalPhase: PhaseRules<'cardinal', 'cardinal' | 'move-cardinal'> = {
  takes: ['cardinal', 'move-cardinal'],
  legal: (s, f, out) => {
    if (player(s, f.seat).clergy.length < CLERGY_PLACES) {
      for (let steps = f.least; steps <= f.most; steps++) addMoves(s, steps, out)
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { steps } = expect(a, 'cardinal', 'move-cardinal')
    const { seat } = f
    moveCardinalBy(s, seat, steps, emit)
    if (a.type === 'cardinal') return take(s, seat, a.spot, steps, emit)
    push(s, { kind: 'clergy', seat, steps })
  },
  refusal: (s, { least, most }, a) => {
    if ((s.variants.clergyTrack === 'closed') !== (a.type === 'move-cardinal')) return no('not-now')
    if (a.steps < least || a.steps > most) return no('cardinal-steps', { least, most })
    const gap = gapAfter(s, a.steps)
    return tileReason(s, gap, a.type === 'cardinal' ? a.spot : gap)
  },
}

/** He moves; on a closed track the tiles beside him are turned over. */
export function moveCardinalBy(s: State, seat: Seat, steps: number, emit: Tell): void {
  s.cardinal = gapAfter(s, steps)
  emit?.({ type: 'cardinal-moved', seat, steps, gap: s.cardinal })
  if (s.variants.clergyTrack === 'open') return
  for (const spot of beside(s.cardinal)) {
    if (s.church[spot] === NONE || s.turned[spot] === 1) continue
    s.turned = put(s.turned, spot, 1)
    emit?.({ type: 'clergy-turned', spot, tile: s.church[spot] as number, reveals: true })
  }
}

function addMoves(s: State, steps: number, out: Action[]): void {
  if (s.variants.clergyTrack === 'closed') {
    if (tileBeside(s, steps)) out.push(moveCardinal(steps))
    return
  }
  for (const spot of beside(gapAfter(s, steps))) {
    if (s.church[spot] !== NONE) out.push(moveAndTake(steps, spot))
  }
}

function tileReason(s: State, gap: number, spot: number): Reason {
  if (!beside(gap).includes(spot)) return no('not-beside-cardinal')
  return s.church[spot] === NONE ? no('no-clergy-tile') : undefined
}

export const clergyPhase: PhaseRules<'clergy', 'take-clergy'> = {
  takes: ['take-clergy'],
  legal: (s, _f, out) => {
    for (const spot of beside(s.cardinal)) if (s.church[spot] !== NONE) out.push(takeClergy(spot))
  },
  apply: (s, f, a, emit) => take(s, f.seat, expect(a, 'take-clergy').spot, f.steps, emit),
  refusal: (s, _f, { spot }) => tileReason(s, s.cardinal, spot),
}

/** The tile's power is live before the icons take effect. */
function take(s: State, seat: Seat, spot: number, steps: number, emit: Tell): void {
  const p = player(s, seat)
  const tile = s.church[spot] as number
  s.church = put(s.church, spot, NONE)
  s.turned = put(s.turned, spot, 0)
  p.clergy = plus(p.clergy, tile)
  renewPowers(s, p)
  emit?.({ type: 'clergy-taken', seat, spot, tile })
  passIcons(s, seat, steps, emit)
}

/** The icons of the gaps he has come to, in their order. */
export function passIcons(s: State, seat: Seat, steps: number, emit: Tell): void {
  for (let back = steps - 1; back >= 0; back--) {
    const icon = CHURCH_ICONS[(s.cardinal - back + CHURCH_SPOTS) % CHURCH_SPOTS]
    if (icon === 'treasury') moveTreasury(s, CHURCH_TREASURY_UP, emit)
    if (icon === 'scoring' && s.laidBy === NONE) {
      s.laidBy = seat
      emit?.({ type: 'cardinal-laid', seat })
    }
  }
}
