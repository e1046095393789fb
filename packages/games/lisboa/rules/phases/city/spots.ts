import type { Seat } from '@ludoteca/engine'
import type { Plan } from '../../data/buildings.ts'
import { SPOTS, spotInPlay } from '../../data/city.ts'
import { NOBLES } from '../../data/terms.ts'
import { tablesOf } from '../../set/of.ts'
import { derived } from '../../set/tables.ts'
import { NONE, type State } from '../../state.ts'
import { player } from '../board.ts'
import { spotsOf } from './relevance.ts'

/** Where public buildings may stand. */

/** Sets of spots: bit n stands for spot n. */
const setOf = (fits: (spot: number) => boolean): number =>
  SPOTS.reduce((set, _, spot) => (fits(spot) ? set | (1 << spot) : set), 0)

/** The spots in play, by the number of players. */
const IN_PLAY: readonly number[] = [0, 1, 2, 3, 4].map(seats =>
  setOf(spot => spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], seats)),
)

export function freeSpots(s: State): number {
  let free = IN_PLAY[s.seats] as number
  for (let spot = 0; spot < SPOTS.length; spot++) if (s.faces[spot] !== NONE) free &= ~(1 << spot)
  return free
}

export const has = (spots: number, spot: number): boolean => ((spots >> spot) & 1) === 1

/** The spots on which the building an architect has on offer may stand. */
export function spotsFor(s: State, architect: number): number {
  const face = s.buildings[architect] as number
  return face === NONE ? 0 : (spotsOf(tablesOf(s))[face] as number)
}

/** Free spots for which a plan has a building that fits; whether it can be staffed shows later. */
export function spotsThinkable(s: State, seat: Seat): number {
  const { plans } = tablesOf(s)
  let spots = 0
  for (const plan of player(s, seat).plans)
    if (plan >= 0) spots |= spotsFor(s, (plans[plan] as Plan).architect)
  return spots === 0 ? 0 : spots & freeSpots(s)
}

export const openThinkable = (s: State, seat: Seat): boolean => spotsThinkable(s, seat) !== 0

/** Officials a spot reward could bring into the offices: they are then at hand. */
const recruits = derived(({ spots }) =>
  spots.map(({ reward }) => {
    const n = reward.map(e => (e.kind === 'recruit' ? Math.min(e.n, NOBLES.length) : 0))
    return n.reduce((a, b) => a + b, 0)
  }),
)
export const recruitsAt = (s: State, spot: number): number => recruits(tablesOf(s))[spot] as number
