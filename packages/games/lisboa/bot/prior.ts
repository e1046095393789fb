import type { Seat } from '@ludoteca/engine'
import {
  type Action,
  type Decision,
  influenceGain,
  NOBLE_ACTION,
  NOBLE_ACTIONS,
  PLOTS,
  type Player,
  SLOTS,
  type State,
  scoringTile,
  type Tables,
  tablesOf,
} from '../rules/index.ts'
import { bargain, stateWorth } from './bargain.ts'
import { bestOpening, cheapest, hopes, openingScore, storeScore } from './city.ts'
import { decreeHope } from './decrees.ts'
import { favorWorth } from './holdings.ts'
import { turnsLeft } from './horizon.ts'
import {
  audiencePrice,
  bottomWorth,
  cardPower,
  cardWorth,
  effectsWorth,
  eventWorth,
  GAME,
  REIS,
  tileWorth,
} from './worth.ts'

/** The prior of each action; null for decisions that have none. */
export function prior(s: State, legal: readonly Action[]): number[] | null {
  const frame = s.stack.at(-1) as Decision | undefined
  if (!frame) return null
  const { seat } = frame
  switch (frame.kind) {
    case 'turn':
      return legal.map(a => turnPrior(s, seat, a))
    case 'market':
    case 'selling':
    case 'trading':
      return legal.map(a => bargain(s, seat, a))
    case 'audience':
    case 'errands':
      return legal.map(a => (a.type === 'state' ? stateWorth(s, seat, a.action) : 0))
    case 'follow':
      return legal.map(a => (a.type === 'follow' ? followPrior(s, seat, frame.noble, a.action) : 0))
    case 'church':
      return legal.map(a => (a.type === 'give-up' ? churchPrior(s, seat, a.tiles) : 0))
    case 'rewards':
      return legal.map(a => (a.type === 'reward' ? bottomWorth(s, a.card) : 0))
    case 'store':
      return legal.map(a => (a.type === 'store' ? storePrior(s, seat, a.slot, a.plot) : 0))
    case 'open':
      return legal.map(a => (a.type === 'open' ? openPrior(s, seat, a.spot) : 0))
    case 'raise':
      return legal.map(a => (a.type === 'raise' ? raisePrior(s, seat, frame.spot, a.building) : 0))
    case 'decree':
    case 'second-decree':
      return legal.map(a => (a.type === 'decree' ? decreePrior(s, seat, a.decree) : MARKER))
    default:
      return null
  }
}

/** What the Noble actions bring on average: a public building, a decree, a store. */
const NOBLE_WORTH: Readonly<Record<(typeof NOBLE_ACTIONS)[number], number>> = {
  open: 9,
  decree: 5.5,
  store: 8,
}
const nobleWorth = (noble: number): number =>
  NOBLE_WORTH[NOBLE_ACTIONS[noble] as (typeof NOBLE_ACTIONS)[number]]

/** Playing into the portfolio brings a sale or two State actions as well. */
const BARGAIN = 3

function turnPrior(s: State, seat: Seat, a: Action): number {
  const turns = turnsLeft(s, seat)
  if (!('card' in a)) return 0
  const { kind, influence } = tablesOf(s).cards[a.card] as Tables['cards'][number]
  switch (a.type) {
    case 'portfolio':
      return (
        BARGAIN +
        bottomWorth(s, a.card) +
        cardPower(s, a.card, turns) +
        0.3 * influence * Math.min(turns - 1, 5)
      )
    case 'visit':
      return nobleWorth(kind) - audiencePrice(s, seat, kind)
    case 'sponsor':
      return eventWorth(s, a.card) - 3
    default:
      return -cardWorth(s, a.card, turns)
  }
}

/** The favor goes back and the audience costs as any other. */
function followPrior(s: State, seat: Seat, noble: number, action: number): number {
  const worth = action === NOBLE_ACTION ? nobleWorth(noble) : stateWorth(s, seat, action)
  return worth - audiencePrice(s, seat, noble) - favorWorth(turnsLeft(s, seat))
}

/** Wigs for tiles that would have been of use, and influence once for all of them. */
function churchPrior(s: State, seat: Seat, tiles: readonly number[]): number {
  const turns = turnsLeft(s, seat)
  let worth = turns > 0 ? 0.5 * influenceGain(s, seat) : 0
  for (const tile of tiles) worth += (tablesOf(s).clergy[tile]?.wigs ?? 0) - tileWorth(s, tile, turns)
  return worth
}

/** Keeping a rubble-set marker for later. */
const MARKER = 2

const stageOf = (s: State, seat: Seat): number => Math.min(1, turnsLeft(s, seat) / GAME)

function storePrior(s: State, seat: Seat, slot: number, plot: number): number {
  const { street } = SLOTS[slot] as (typeof SLOTS)[number]
  const { row, reward } = PLOTS[plot] as (typeof PLOTS)[number]
  const later = scoringTile(s, plot) * hopes(s, street, row, stageOf(s, seat))
  const price = cheapest(s, seat, plot)
  const tight = Math.max(0, price - (s.players[seat] as Player).reis)
  return storeScore(s, plot, street) + later + effectsWorth(reward) - REIS * price - 0.3 * tight
}

const openPrior = (s: State, seat: Seat, spot: number): number =>
  1 + bestOpening(s, seat, spot) + effectsWorth(tablesOf(s).spots[spot]?.reward ?? [])

function raisePrior(s: State, seat: Seat, spot: number, building: number): number {
  const face = s.buildings.find(each => each >> 1 === building) ?? building << 1
  return openingScore(s, seat, spot, face)
}

const decreePrior = (s: State, seat: Seat, decree: number): number =>
  decreeHope(s, seat, decree, stageOf(s, seat))
