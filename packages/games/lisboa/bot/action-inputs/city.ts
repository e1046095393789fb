import { write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
import type { Seat } from '@ludoteca/engine'
import {
  ARCHITECTS,
  acrossOf,
  columnCubes,
  GOODS,
  GROUPS,
  HOUSES,
  landPrice,
  NONE,
  officialsReady,
  PLOTS,
  type Player,
  RUBBLE,
  rowCubes,
  SIDES,
  SLOTS,
  SPOTS,
  STREETS,
  type State,
  scoringTile,
  sets,
  staffNeeded,
  tablesOf,
  tradesOf,
} from '../../rules/index.ts'
import { bestOpening, cheapest, hopes, openingScore, storeScore } from '../city.ts'
import { turnsLeft } from '../horizon.ts'
import { effectsWorth, GAME } from '../worth.ts'
import { type ActionInputs, own, writeOneHot } from './common.ts'

/** Whether a cube of this colour is the first of a set, and whether it completes one. */
function writeCube(p: Player, colour: number): void {
  const done = sets(p)
  let missing = 0
  for (const n of p.rubble) if (n === done) missing++
  const wanted = (p.rubble[colour] as number) === done
  writeFlag(wanted)
  writeFlag(wanted && missing === 1)
}

export const takeCube: ActionInputs<'take-cube'> = {
  size: RUBBLE.length + 2,
  write(s, { seat }, { rubble }) {
    writeOneHot(rubble, RUBBLE.length)
    writeCube(own(s, seat), rubble)
  },
}

export const clear: ActionInputs<'clear'> = {
  size: RUBBLE.length + 5,
  write(s, frame, { line, rubble }) {
    const p = own(s, frame.seat)
    const price = frame.kind === 'clear' ? landPrice(s, frame.seat, frame.plot, rubble) : 0
    writeOneHot(rubble, RUBBLE.length)
    writeCube(p, rubble)
    write(line)
    write(price / 6)
    write(Math.max(0, price - p.reis) / 4)
  },
}

/** Colours of the cubes at a plot: whether one is wanted, and whether one completes a set. */
function writeCubesAt(s: State, p: Player, plot: number): void {
  const done = sets(p)
  let missing = 0
  let wanted = 0
  for (let colour = 0; colour < RUBBLE.length; colour++) {
    if ((p.rubble[colour] as number) !== done) continue
    missing++
    if (rowCubes(s, plot, colour) + columnCubes(s, plot, colour) > 0) wanted++
  }
  writeFlag(wanted > 0)
  writeFlag(wanted > 0 && missing === 1)
}

/** Stores of a trade: one's own, and how many the strongest rival has more. */
function writeTrade(s: State, seat: Seat, good: number): void {
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
  write(mine / 2)
  write((mine - best) / 2)
}

export const store: ActionInputs<'store'> = {
  size: 11 + GOODS.length,
  write(s, { seat }, { slot, plot }) {
    const p = own(s, seat)
    const { street, good } = SLOTS[slot] as (typeof SLOTS)[number]
    const { row, reward } = PLOTS[plot] as (typeof PLOTS)[number]
    const stage = Math.min(1, turnsLeft(s, seat) / GAME)
    const price = cheapest(s, seat, plot)
    const across = acrossOf(plot, street)
    write(1)
    write(storeScore(s, plot, street) / 5)
    write((scoringTile(s, plot) * hopes(s, street, row, stage)) / 4)
    write(effectsWorth(reward) / 3)
    write(price / 6)
    write(Math.max(0, price - p.reis) / 4)
    writeOneHot(good, GOODS.length)
    writeTrade(s, seat, good)
    writeCubesAt(s, p, plot)
    writeFlag(s.owners[across] === seat && s.streets[across] === street)
  },
}

/** Houses of a group, by how many of it stand already. */
const MOST_HOUSES = Math.max(...HOUSES)

export const house: ActionInputs<'house'> = {
  size: GROUPS.length * MOST_HOUSES,
  write(s, { seat }, { group }) {
    writeOneHot(group * MOST_HOUSES + (own(s, seat).houses[group] as number), GROUPS.length * MOST_HOUSES)
  },
}

export const open: ActionInputs<'open'> = {
  size: 5 + SIDES.length,
  write(s, { seat }, { spot }) {
    const p = own(s, seat)
    const done = sets(p)
    let cubes = 0
    let wanted = 0
    for (let colour = 0; colour < RUBBLE.length; colour++) {
      const here = s.spotRubble[spot * RUBBLE.length + colour] as number
      cubes += here
      if (here > 0 && (p.rubble[colour] as number) === done) wanted++
    }
    write(1)
    write(bestOpening(s, seat, spot) / 6)
    write(effectsWorth(tablesOf(s).spots[spot]?.reward ?? []) / 3)
    write(cubes / 2)
    write(wanted)
    writeOneHot(SPOTS[spot]?.side ?? 0, SIDES.length)
  },
}

export const raise: ActionInputs<'raise'> = {
  size: 3 + ARCHITECTS.length + GOODS.length,
  write(s, frame, { plan, building }) {
    const { seat } = frame
    const face = s.buildings.find(each => each >> 1 === building) ?? building << 1
    const need = staffNeeded(s, seat, plan)
    write(frame.kind === 'raise' ? openingScore(s, seat, frame.spot, face) / 6 : 0)
    write(need / 3)
    write(Math.max(0, need - officialsReady(s, seat)) / 3)
    writeOneHot(tablesOf(s).plans[plan]?.architect ?? 0, ARCHITECTS.length)
    const trades = tradesOf(s, face)
    for (let good = 0; good < GOODS.length; good++) writeFlag(trades.includes(good))
  },
}
