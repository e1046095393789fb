import type { Seat } from '@ludoteca/engine'
import {
  CARDS,
  COLUMNS,
  CRATE_WIGS,
  decreeWigs,
  FAVOR_WIGS,
  hirePrice,
  hullSize,
  icons,
  loaded,
  majority,
  NONE,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  officialsReady,
  type Player,
  power,
  REIS_PER_WIG,
  SET_WIGS,
  STORE_MAJORITIES,
  STREETS,
  type State,
  sets,
  staffNeeded,
  totals,
} from '@ludoteca/lisboa'
import { cheapest, hopes, raisedScore, scoreWhenDone } from './city.ts'
import { decreeHope } from './decrees.ts'
import { turnsLeft } from './horizon.ts'
import { cardPower, cardWorth, GAME, REIS, tileWorth } from './worth.ts'

/** Writes the wigs each seat may hope to have at the end. */
export function prospects(s: State, out: number[]): void {
  out.length = s.seats
  if (s.ending === 3) {
    for (const [seat, total] of totals(s).entries()) out[seat] = total
    return
  }
  const city = survey(s)
  for (let seat = 0; seat < s.seats; seat++) {
    const turns = turnsLeft(s, seat)
    out[seat] = own(s, seat, turns) + (city[seat] as number) + pending(s, seat)
  }
}

/** Stores and public buildings: majorities as they stand, mixed with what counts while much is open. */
function survey(s: State): number[] {
  const turns = turnsLeft(s, s.active)
  const stage = Math.min(1, turns / GAME)
  const worth = new Array<number>(s.seats).fill(0)
  const counts = STORE_MAJORITIES.map(() => new Array<number>(s.seats).fill(0))
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE) continue
    const street = s.streets[plot] as number
    const good = (STREETS[street] as { good: number }).good
    const ofTrade = counts[good] as number[]
    ofTrade[owner] = (ofTrade[owner] as number) + 1
    const hope = (s.scoring[street] as number) * hopes(s, street, Math.floor(plot / COLUMNS), stage)
    worth[owner] = (worth[owner] as number) + hope + PRODUCE * Math.min(turns, GAME)
  }
  const staff = new Array<number>(s.seats).fill(0)
  for (let spot = 0; spot < s.openers.length; spot++) {
    const opener = s.openers[spot] as number
    if (opener !== NONE) staff[opener] = (staff[opener] as number) + (s.staff[spot] as number)
  }
  for (let good = 0; good < counts.length; good++) {
    mix(s, worth, counts[good] as number[], STORE_MAJORITIES[good] as readonly number[], stage)
  }
  mix(s, worth, staff, s.seats === 2 ? OFFICIAL_MAJORITY_TWO_PLAYERS : OFFICIAL_MAJORITY, stage)
  return worth
}

/** Each store is one more good whenever its owner produces. */
const PRODUCE = 0.12
/** How much of a majority is settled only at the end. */
const OPEN = 0.6
/** Early on, one more counts this part of the first place. */
const EACH = 0.22

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

/** What a player holds. */
function own(s: State, seat: Seat, turns: number): number {
  const p = s.players[seat] as Player
  const stage = Math.min(1, turns / GAME)
  let worth = p.wigs + influence(p, turns) + money(p.reis, turns) + goods(p, turns) + cubes(s, p, turns)
  for (const hull of p.ships) {
    const size = hullSize(hull.ship)
    worth += size * CRATE_WIGS * (1 + 0.13 * Math.min(turns, GAME))
    if (!hull.sealed && turns > 0) worth += 0.35 * loaded(hull)
  }
  for (const card of p.cards) worth += cardPower(card, turns)
  for (const tile of p.clergy) worth += tileWorth(tile, turns)
  for (const held of p.favors) worth += held * (FAVOR_WIGS + 0.35 * Math.min(turns, 4))
  for (const decree of p.decrees) worth += decreeHope(decree, decreeWigs(s, seat, decree), stage)
  if (turns > 0) worth += crew(s, seat, p, turns) + houses(p, stage) + hand(p, turns)
  return worth
}

/** Visits cost influence, or wigs where it is missing; more than one can spend is worth little. */
const PER_VISIT = 3.5
const GAINS_PER_TURN = 0.45

function influence(p: Player, turns: number): number {
  const use = Math.min(p.influence, PER_VISIT * turns)
  const gain = Math.min(9, icons(p) + power(p, 'influence'))
  const room = Math.min(1, (12 - p.influence) / 6)
  return 0.85 * use + 0.7 * gain * GAINS_PER_TURN * Math.min(turns, 7) * (0.6 + 0.4 * room)
}

/** Réis buy land and staff as long as there are turns to do so. */
function money(reis: number, turns: number): number {
  const useful = Math.min(reis, 5 * turns)
  return reis / REIS_PER_WIG + 0.22 * useful
}

function goods(p: Player, turns: number): number {
  let count = 0
  let kinds = 0
  for (const n of p.goods) {
    count += n
    if (n > 0) kinds++
  }
  const use = Math.min(count, 1.8 * turns)
  return use * 1.15 + 0.2 * Math.min(kinds, 2 * turns) + 0.25 * Math.min(p.goods[0] as number, turns)
}

/** Sets give wigs, room and decrees; single cubes the hope of a set. */
function cubes(s: State, p: Player, turns: number): number {
  const done = sets(p)
  const again = s.period === 1 ? SET_WIGS : 0
  const room = 0.25 * Math.min(turns, GAME)
  const marker = turns > 1 ? 2.2 : 0
  let worth = done * (SET_WIGS + again + room) + p.markers * marker
  const prize = SET_WIGS + room + marker
  let beyond = 0
  let next = 0
  for (const n of p.rubble) {
    if (n > done) next++
    beyond += Math.max(0, n - done - 1)
  }
  const hope = Math.min(1, turns / 3)
  worth += hope * prize * (next === 2 ? 0.55 : next === 1 ? 0.22 : 0)
  return worth + 0.35 * hope * Math.min(beyond, 3)
}

/** Plans want officials, and officials at court make audiences dearer for everybody else. */
function crew(s: State, seat: Seat, p: Player, turns: number): number {
  const ready = officialsReady(s, seat)
  let need = 99
  for (const plan of p.plans) if (plan >= 0) need = Math.min(need, staffNeeded(s, seat, plan))
  const soon = Math.min(1, turns / 3)
  const plans = Math.min(p.plans.length, turns, 3)
  const useful = Math.min(ready, p.plans.length > 0 ? need * plans : 1)
  return soon * (1.1 * plans + 0.9 * useful + 0.3 * Math.min(ready - useful, 3))
}

/** What each further house of a group unlocks. */
const UNLOCKS = [
  [0.2, 2.2],
  [1.2, 1.5, 4.2],
  [1.2, 1.5, 4.2],
] as const

function houses(p: Player, stage: number): number {
  let worth = 0
  for (let group = 0; group < UNLOCKS.length; group++) {
    const built = p.houses[group] as number
    if (built > 0) worth += (UNLOCKS[group]?.[built - 1] as number) * stage
  }
  return worth
}

/** Nobles in a set of them, by its bits. */
const DOORS = [0, 1, 1, 2, 1, 2, 2, 3] as const

/** Cards to choose from, and a door to each noble. */
function hand(p: Player, turns: number): number {
  let worth = 0
  let kinds = 0
  for (const card of p.hand) {
    if (card < 0) continue
    worth += cardWorth(card, turns)
    kinds |= 1 << (CARDS[card] as { kind: number }).kind
  }
  return 0.3 * worth + 0.5 * (DOORS[kinds & 7] as number) * Math.min(1, turns / 2)
}

/** Things begun and not yet done: what is to be paid, and what is about to be scored. */
function pending(s: State, seat: Seat): number {
  let worth = 0
  for (const frame of s.stack) {
    if (!('seat' in frame) || frame.seat !== seat) continue
    if (frame.kind === 'place-store') worth += PER_STORE - REIS * cheapest(s, seat, frame.plot)
    else if (frame.kind === 'clear') {
      worth += scoreWhenDone(s, frame.plot) - REIS * cheapest(s, seat, frame.plot)
    } else if (frame.kind === 'house') worth += scoreWhenDone(s, frame.plot)
    else if (frame.kind === 'staff') {
      const missing = Math.max(0, frame.need - officialsReady(s, seat))
      worth += raisedScore(s, seat, frame.spot) - REIS * missing * hirePrice(s, seat)
    }
  }
  return worth
}

const PER_STORE = 3
