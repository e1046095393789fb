import type { Seat } from '@ludoteca/engine'
import {
  type ActionOf,
  type ActionType,
  ARCHITECTS,
  CARDS,
  CLERGY,
  columnCubes,
  DECREES,
  type Decision,
  type DecisionKind,
  decreeWigs,
  eventPrice,
  GOODS,
  GROUPS,
  HOUSES,
  type Hull,
  hullSize,
  influenceGain,
  KINDS,
  landPrice,
  loaded,
  NOBLE_ACTION,
  NOBLES,
  NONE,
  officialsAt,
  officialsReady,
  ownerOf,
  PLANS,
  PLAZA,
  PLOTS,
  type Player,
  RUBBLE,
  rivalsAt,
  rowCubes,
  SHIPS,
  SIDES,
  SLOTS,
  SPOTS,
  STATE_ACTIONS,
  STREETS,
  type State,
  salePrice,
  sets,
  staffNeeded,
  tradesOf,
  visitCost,
} from '@ludoteca/lisboa'
import { see, seeNothing, seeWhether } from '../pen.ts'
import { stateWorth } from './bargain.ts'
import { bestOpening, cheapest, hopes, openingScore, storeScore } from './city.ts'
import { decreeHope } from './decrees.ts'
import { turnsLeft } from './horizon.ts'
import { bottomWorth, cardPower, effectsWorth, eventWorth, GAME, tileWorth } from './worth.ts'

/** What is seen of the actions of one type, and how many numbers that is. */
export interface Look<T extends ActionType> {
  readonly size: number
  see(s: State, frame: Decision, a: ActionOf<T>): void
}

const own = (s: State, seat: Seat): Player => s.players[seat] as Player

function seeOne(which: number, of: number): void {
  for (let i = 0; i < of; i++) seeWhether(i === which)
}

/** Kinds of decisions in which one may pass: it means something else in each. */
const PASSING: readonly DecisionKind[] = [
  'selling',
  'trading',
  'audience',
  'follow',
  'errands',
  'favor',
  'ship',
  'produce',
  'plan',
  'take-good',
  'raise-price',
  'take-cube',
  'cardinal',
  'recruit',
  'decree',
  'second-decree',
  'store',
  'open',
  'room',
]

/** A State action: which one, and what it looks like at a glance. */
const STATE = STATE_ACTIONS.length + 1
function seeState(s: State, seat: Seat, action: number): void {
  seeOne(action, STATE_ACTIONS.length)
  see(stateWorth(s, seat, action) / 4)
}

const oneGood: Look<'take-good' | 'raise-price' | 'lose-good' | 'extra'> = {
  size: GOODS.length + 2,
  see(s, { seat }, { good }) {
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    see((s.prices[good] as number) / 4)
  },
}

const oneNoble: Look<'lose-official' | 'lose-favor'> = {
  size: NOBLES.length,
  see: (_s, _frame, { noble }) => seeOne(noble, NOBLES.length),
}

const cardinal: Look<'cardinal'> = {
  size: 3,
  see(s, { seat }, { steps, spot }) {
    const tile = s.church[spot] as number
    see(tile < 0 ? 0 : tileWorth(tile, turnsLeft(s, seat)) / 4)
    see((CLERGY[tile]?.wigs ?? 0) / 4)
    see(steps / 3)
  },
}

/** A ship: how large it is, what is paid for it. */
const FREIGHT = 4 + GOODS.length
function seeShip(ship: number, goods: number): void {
  const { hull, influence, modifier } = SHIPS[ship] as (typeof SHIPS)[number]
  see(1)
  see(hull / 3)
  see(influence / 3)
  see(modifier / 2)
  for (let good = 0; good < GOODS.length; good++) see((goods >> good) & 1)
}

/** Whether a cube of this colour is the first of a set, and whether it completes one. */
function seeCube(p: Player, colour: number): void {
  const done = sets(p)
  let missing = 0
  for (const n of p.rubble) if (n === done) missing++
  const wanted = (p.rubble[colour] as number) === done
  seeWhether(wanted)
  seeWhether(wanted && missing === 1)
}

/** A card of the hand: whose it is, and what it is good for in the portfolio. */
const CARD = 4 + KINDS.length
function seeCard(s: State, seat: Seat, card: number): void {
  const { kind, influence } = CARDS[card] as (typeof CARDS)[number]
  const turns = turnsLeft(s, seat)
  see(1)
  seeOne(kind, KINDS.length)
  see(bottomWorth(card) / 3)
  see(cardPower(card, turns) / 4)
  see((influence * Math.min(turns, GAME)) / 10)
}

const ofHand: Look<'discard' | 'portfolio'> = {
  size: CARD,
  see: (s, { seat }, { card }) => seeCard(s, seat, card),
}

const visit: Look<'visit'> = {
  size: 3 + NOBLES.length,
  see(s, { seat }, { card }) {
    const { kind } = CARDS[card] as (typeof CARDS)[number]
    const price = visitCost(s, seat, kind)
    see(1)
    seeOne(kind, NOBLES.length)
    see(price / 4)
    see(Math.max(0, price - own(s, seat).influence) / 4)
  },
}

const sponsor: Look<'sponsor'> = {
  size: 3,
  see(s, { seat }, { card }) {
    see(1)
    see(eventWorth(card) / 4)
    see(eventPrice(s, seat) / 4)
  },
}

const dropCard: Look<'drop-card'> = {
  size: 3,
  see(s, { seat }, { card }) {
    see(1)
    see(cardPower(card, turnsLeft(s, seat)) / 3)
    see((CARDS[card]?.influence ?? 0) / 3)
  },
}

const dropShip: Look<'drop-ship'> = {
  size: 4,
  see(s, { seat }, { ship }) {
    const hull = own(s, seat).ships.find(each => each.ship === ship) as Hull
    see(1)
    see(hullSize(ship) / 3)
    see(hull.sealed ? 0 : loaded(hull) / 3)
    see((SHIPS[ship]?.influence ?? 0) / 3)
  },
}

const sell: Look<'sell'> = {
  size: 9 + GOODS.length,
  see(s, { seat }, { good, ship }) {
    const owner = ownerOf(s, ship)
    const hull = own(s, owner).ships.find(each => each.ship === ship) as Hull
    const last = loaded(hull) + 1 === hullSize(ship)
    const mine = owner === seat
    see(1)
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    see(salePrice(s, seat, good, ship, owner) / 4)
    seeWhether(mine)
    seeWhether(mine && last)
    seeWhether(!mine && last)
    see(mine ? hullSize(ship) / 3 : 0)
    see(mine ? 0 : hullSize(ship) / 3)
    see(loaded(hull) / 3)
  },
}

const trade: Look<'trade'> = {
  size: 3 + GOODS.length + STATE,
  see(s, { seat, kind }, { good, action }) {
    see(1)
    seeWhether(kind === 'market')
    seeOne(good, GOODS.length)
    see((own(s, seat).goods[good] as number) / 2)
    seeState(s, seat, action)
  },
}

const state: Look<'state'> = {
  size: STATE,
  see: (s, { seat }, { action }) => seeState(s, seat, action),
}

const follow: Look<'follow'> = {
  size: 1 + NOBLES.length + STATE,
  see(s, frame, { action }) {
    const noble = frame.kind === 'follow' ? frame.noble : 0
    see(visitCost(s, frame.seat, noble) / 4)
    if (action === NOBLE_ACTION) {
      seeOne(noble, NOBLES.length)
      seeNothing(STATE)
    } else {
      seeNothing(NOBLES.length)
      seeState(s, frame.seat, action)
    }
  },
}

const favor: Look<'favor'> = {
  size: 3 + NOBLES.length,
  see(s, { seat }, { noble }) {
    const p = own(s, seat)
    seeOne(noble, NOBLES.length)
    see(visitCost(s, seat, noble) / 4)
    seeWhether(p.hand.some(card => CARDS[card]?.kind === noble))
    see((s.favors[noble] as number) / 2)
  },
}

const recruit: Look<'recruit'> = {
  size: 4 + NOBLES.length,
  see(s, { seat }, { offices }) {
    let count = 0
    let mine = 0
    let rivals = 0
    for (let noble = 0; noble < NOBLES.length; noble++) {
      const chosen = (offices >> noble) & 1
      see(chosen)
      if (!chosen) continue
      count++
      mine += officialsAt(s, noble, seat)
      rivals += rivalsAt(s, noble, seat)
    }
    see(1)
    see(count / 2)
    see(mine / 3)
    see(rivals / 4)
  },
}

const plan: Look<'plan'> = {
  size: ARCHITECTS.length + 2,
  see(s, { seat }, { architect }) {
    const top = s.plans[architect]?.at(-1) ?? NONE
    seeOne(architect, ARCHITECTS.length)
    see(top < 0 ? 0 : staffNeeded(s, seat, top) / 3)
    seeWhether(own(s, seat).plans.some(each => PLANS[each]?.architect === architect))
  },
}

const takeCube: Look<'take-cube'> = {
  size: RUBBLE.length + 2,
  see(s, { seat }, { rubble }) {
    seeOne(rubble, RUBBLE.length)
    seeCube(own(s, seat), rubble)
  },
}

const clear: Look<'clear'> = {
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

const decree: Look<'decree'> = {
  size: 4,
  see(s, { seat }, { decree }) {
    const stage = Math.min(1, turnsLeft(s, seat) / GAME)
    see(1)
    see(decreeWigs(s, seat, decree) / 6)
    see(decreeHope(s, seat, decree, stage) / 6)
    see((DECREES[decree]?.max ?? 0) / 10)
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

const store: Look<'store'> = {
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

const house: Look<'house'> = {
  size: GROUPS.length * MOST_HOUSES,
  see(s, { seat }, { group }) {
    seeOne(group * MOST_HOUSES + (own(s, seat).houses[group] as number), GROUPS.length * MOST_HOUSES)
  },
}

const open: Look<'open'> = {
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

const raise: Look<'raise'> = {
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

const staff: Look<'staff'> = {
  size: PLAZA + 1,
  see(_s, _frame, { from }) {
    for (const n of from) see(n / 2)
  },
}

const giveUp: Look<'give-up'> = {
  size: 4,
  see(s, { seat }, { tiles }) {
    const turns = turnsLeft(s, seat)
    let wigs = 0
    let worth = 0
    for (const tile of tiles) {
      wigs += CLERGY[tile]?.wigs ?? 0
      worth += tileWorth(tile, turns)
    }
    see(tiles.length / 2)
    see(wigs / 5)
    see(worth / 5)
    see(tiles.length > 0 ? influenceGain(s, seat) / 5 : 0)
  },
}

const reward: Look<'reward'> = {
  size: 1 + KINDS.length,
  see(_s, _frame, { card }) {
    see(bottomWorth(card) / 3)
    seeOne(CARDS[card]?.kind ?? 0, KINDS.length)
  },
}

const pass: Look<'pass'> = {
  size: PASSING.length,
  see: (_s, { kind }) => seeOne(PASSING.indexOf(kind), PASSING.length),
}

export const LOOKS: { readonly [T in ActionType]?: Look<T> } = {
  discard: ofHand,
  portfolio: ofHand,
  visit,
  sponsor,
  'drop-card': dropCard,
  'drop-ship': dropShip,
  sell,
  trade,
  state,
  follow,
  favor,
  cardinal,
  ship: { size: FREIGHT, see: (_s, _frame, { ship, goods }) => seeShip(ship, goods) },
  upgrade: {
    size: FREIGHT + 1,
    see(_s, _frame, { old, ship, goods }) {
      seeShip(ship, goods)
      see(hullSize(old) / 3)
    },
  },
  produce: { size: 1, see: () => see(1) },
  extra: oneGood,
  recruit,
  plan,
  'take-good': oneGood,
  'raise-price': oneGood,
  'take-cube': takeCube,
  'lose-good': oneGood,
  'lose-official': oneNoble,
  'lose-favor': oneNoble,
  decree,
  store,
  clear,
  house,
  open,
  raise,
  staff,
  'give-up': giveUp,
  reward,
  pass,
}
