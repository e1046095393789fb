import {
  GOODS,
  majority,
  NONE,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  officialsAtWork,
  rowOf,
  STREETS,
  type State,
  scoringTile,
  storePlaces,
} from '../rules/index.ts'
import { hopes } from './city.ts'
import { GAME } from './worth.ts'

/** Stores and public buildings: majorities as they stand, mixed with what counts while much is open. */
export function survey(s: State, turns: number): number[] {
  const stage = Math.min(1, turns / GAME)
  const worth = new Array<number>(s.seats).fill(0)
  const counts = GOODS.map(() => new Array<number>(s.seats).fill(0))
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE) continue
    const street = s.streets[plot] as number
    const good = (STREETS[street] as { good: number }).good
    const ofTrade = counts[good] as number[]
    ofTrade[owner] = (ofTrade[owner] as number) + 1
    const hope = scoringTile(s, plot) * hopes(s, street, rowOf(plot), stage)
    worth[owner] = (worth[owner] as number) + hope + PRODUCE * Math.min(turns, GAME)
  }
  const staff = new Array<number>(s.seats).fill(0)
  for (let seat = 0; seat < s.seats; seat++) staff[seat] = officialsAtWork(s, seat)
  for (let good = 0; good < counts.length; good++) {
    mix(s, worth, counts[good] as number[], storePlaces(s, good), stage)
  }
  mix(s, worth, staff, s.seats === 2 ? OFFICIAL_MAJORITY_TWO_PLAYERS : OFFICIAL_MAJORITY, stage)
  return worth
}

/** Each store is one more good whenever its owner produces. */
const PRODUCE = 0.18
/** How much of a majority is settled only at the end. */
const OPEN = 0.6
/** Early on, one more counts this part of the first place. */
const EACH = 0.27

function mix(
  s: State,
  worth: number[],
  counts: readonly number[],
  places: readonly number[],
  stage: number,
): void {
  const open = OPEN * stage
  const now = majority(counts, places, s.variants.ties)
  for (let seat = 0; seat < s.seats; seat++) {
    const later = EACH * (places[0] as number) * Math.min(counts[seat] as number, 4)
    worth[seat] = (worth[seat] as number) + (1 - open) * (now[seat] as number) + open * later
  }
}
