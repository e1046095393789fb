import type { Seat } from '@ludoteca/engine'
import {
  ARCHITECTS,
  columnCubes,
  GOODS,
  GROUPS,
  HOUSES,
  landPrice,
  NONE,
  officialsReady,
  PLANS,
  PLOTS,
  type Player,
  RUBBLE,
  rowCubes,
  SIDES,
  SLOTS,
  SPOTS,
  STREETS,
  type State,
  sets,
  staffNeeded,
  tradesOf,
} from '@ludoteca/lisboa'
import { see, seeWhether } from '../../pen.ts'
import { bestOpening, cheapest, hopes, openingScore, storeScore } from '../city.ts'
import { turnsLeft } from '../horizon.ts'
import { effectsWorth, GAME } from '../worth.ts'
import { type Look, own, seeOne } from './look.ts'

/** Whether a cube of this colour is the first of a set, and whether it completes one. */
function seeCube(p: Player, colour: number): void {
  const done = sets(p)
  let missing = 0
  for (const n of p.rubble) if (n === done) missing++
  const wanted = (p.rubble[colour] as number) === done
  seeWhether(wanted)
  seeWhether(wanted && missing === 1)
}

export const takeCube: Look<'take-cube'> = {
  size: RUBBLE.length + 2,
  see(s, { seat }, { rubble }) {
    seeOne(rubble, RUBBLE.length)
    seeCube(own(s, seat), rubble)
  },
}

export const clear: Look<'clear'> = {
  size: RUBBLE.length + 5,
  see(s, frame, { line, rubble }) {
    const p = own(s, frame.seat)
    const price = frame.kind === 'clear' ? landPrice(s, frame.seat, frame.plot, rubble) : 0
    seeOne(rubble, RUBBLE.length)
    seeCube(p, rubble)
    see(line)
    see(price / 6)
    see(Math.max(0, price - p.reis) / 4)
  },
}

/** Colours of the cubes at a plot: whether one is wanted, and whether one completes a set. */
function seeCubesAt(s: State, p: Player, plot: number): void {
  const done = sets(p)
  let missing = 0
  let wanted = 0
  for (let colour = 0; colour < RUBBLE.length; colour++) {
    if ((p.rubble[colour] as number) !== done) continue
    missing++
    if (rowCubes(s, plot, colour) + columnCubes(s, plot, colour) > 0) wanted++
  }
  seeWhether(wanted > 0)
  seeWhether(wanted > 0 && missing === 1)
}

/** Stores of a trade: one's own, and how many the strongest rival has more. */
function seeTrade(s: State, seat: Seat, good: number): void {
  const counts = [0, 0, 0, 0]
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE || STREETS[s.streets[plot] as number]?.good !== good) continue
    counts[owner] = (counts[owner] as number) + 1
  }
  const mine = counts[seat] as number
  let best = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) best = Math.max(best, counts[other] as number)
  }
  see(mine / 2)
  see((mine - best) / 2)
}

export const store: Look<'store'> = {
  size: 11 + GOODS.length,
  see(s, { seat }, { slot, plot }) {
    const p = own(s, seat)
    const { street, good } = SLOTS[slot] as (typeof SLOTS)[number]
    const { row, reward } = PLOTS[plot] as (typeof PLOTS)[number]
    const stage = Math.min(1, turnsLeft(s, seat) / GAME)
    const price = cheapest(s, seat, plot)
    const across = (SLOTS[slot] as { faces: 'E' | 'W' }).faces === 'E' ? plot + 1 : plot - 1
    see(1)
    see(storeScore(s, plot, street) / 5)
    see(((s.scoring[street] as number) * hopes(s, street, row, stage)) / 4)
    see(effectsWorth(reward) / 3)
    see(price / 6)
    see(Math.max(0, price - p.reis) / 4)
    seeOne(good, GOODS.length)
    seeTrade(s, seat, good)
    seeCubesAt(s, p, plot)
    seeWhether(s.owners[across] === seat && s.streets[across] === street)
  },
}

/** Houses of a group, by how many of it stand already. */
const MOST_HOUSES = Math.max(...HOUSES)

export const house: Look<'house'> = {
  size: GROUPS.length * MOST_HOUSES,
  see(s, { seat }, { group }) {
    seeOne(group * MOST_HOUSES + (own(s, seat).houses[group] as number), GROUPS.length * MOST_HOUSES)
  },
}

export const open: Look<'open'> = {
  size: 5 + SIDES.length,
  see(s, { seat }, { spot }) {
    const p = own(s, seat)
    const done = sets(p)
    let cubes = 0
    let wanted = 0
    for (let colour = 0; colour < RUBBLE.length; colour++) {
      const here = s.spotRubble[spot * RUBBLE.length + colour] as number
      cubes += here
      if (here > 0 && (p.rubble[colour] as number) === done) wanted++
    }
    see(1)
    see(bestOpening(s, seat, spot) / 6)
    see(effectsWorth(SPOTS[spot]?.reward ?? []) / 3)
    see(cubes / 2)
    see(wanted)
    seeOne(SPOTS[spot]?.side ?? 0, SIDES.length)
  },
}

export const raise: Look<'raise'> = {
  size: 3 + ARCHITECTS.length + GOODS.length,
  see(s, frame, { plan, building }) {
    const { seat } = frame
    const face = s.buildings.find(each => each >> 1 === building) ?? building << 1
    const need = staffNeeded(s, seat, plan)
    see(frame.kind === 'raise' ? openingScore(s, seat, frame.spot, face) / 6 : 0)
    see(need / 3)
    see(Math.max(0, need - officialsReady(s, seat)) / 3)
    seeOne(PLANS[plan]?.architect ?? 0, ARCHITECTS.length)
    const trades = tradesOf(face)
    for (let good = 0; good < GOODS.length; good++) seeWhether(trades.includes(good))
  },
}
