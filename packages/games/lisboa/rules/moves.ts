import type { Action, ActionOf, ActionType, Line } from './actions.ts'
import { BUILDINGS, PLANS } from './data/buildings.ts'
import { CARDS } from './data/cards.ts'
import { CHURCH_SPOTS } from './data/church.ts'
import { PLOTS, SLOTS, SPOTS } from './data/city.ts'
import { CLERGY } from './data/clergy.ts'
import { DECREES } from './data/decrees.ts'
import { SHIPS } from './data/ships.ts'
import { ARCHITECTS, GOODS, GROUPS, KINDS, NOBLES, RUBBLE, STATE_ACTIONS } from './data/terms.ts'

/** Every action is made once and reused: equal actions are the same object, and listing them makes nothing. */

const each = <A extends Action>(count: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)))

/** Actions with one number. */
function one<T extends ActionType>(count: number, make: (i: number) => ActionOf<T>): (i: number) => Action {
  const made = each(count, make)
  return i => made[i] as Action
}

/** Actions with two numbers. */
function two<T extends ActionType>(
  rows: number,
  columns: number,
  make: (i: number, j: number) => ActionOf<T>,
): (i: number, j: number) => Action {
  const made = each(rows * columns, k => make(Math.floor(k / columns), k % columns))
  return (i, j) => made[i * columns + j] as Action
}

/** Actions of which there are too many to make them all beforehand. */
function found(): (key: number, make: () => Action) => Action {
  const made = new Map<number, Action>()
  return (key, make) => {
    const old = made.get(key)
    if (old) return old
    const action = Object.freeze(make())
    made.set(key, action)
    return action
  }
}

/** A choice of things in rising order. Its key is made of theirs: nobody chooses so many that it would not be exact. */
interface Choice {
  readonly key: number
  readonly things: readonly number[]
  readonly action: Action
}

/** Memory cannot hold all choices of cards: the last 1,000 are kept, and up to 1,000 made before them. */
const MOST_CHOICES = 1_000
const KEYS = Math.max(CARDS.length, CLERGY.length) + 1

/** Actions that name several things in rising order: one choice, or every choice among a few things. */
function several(make: (things: readonly number[]) => Action) {
  let kept = new Map<number, Choice>()
  let before = kept
  const choice = (key: number, things: readonly number[]): Choice => ({
    key,
    things: Object.freeze(things),
    action: Object.freeze(make(things)),
  })
  const nothing = choice(0, [])
  const grow = (from: Choice, thing: number): Choice => {
    const key = from.key * KEYS + thing + 1
    const old = kept.get(key)
    if (old) return old
    // An action somebody still holds is found again when it is listed or read anew.
    const next = before.get(key) ?? choice(key, [...from.things, thing])
    if (kept.size === MOST_CHOICES) {
      before = kept
      kept = new Map()
    }
    kept.set(key, next)
    return next
  }
  return {
    of: (things: readonly number[]): Action => things.reduce(grow, nothing).action,
    /** All but the choice of nothing. */
    all(things: readonly number[], out: Action[]): void {
      const choices = [nothing]
      for (const thing of things) {
        for (let i = 0, count = choices.length; i < count; i++) {
          const next = grow(choices[i] as Choice, thing)
          choices.push(next)
          out.push(next.action)
        }
      }
    },
  }
}

const CARD_COUNT = CARDS.length
const GOOD_COUNT = GOODS.length
const SHIP_COUNT = SHIPS.length
const GOOD_SETS = 1 << GOOD_COUNT
const MOST_STEPS = CHURCH_SPOTS
const MOST_REIS = 64

const upgrades = found()
const staffs = found()

export const PASS: Action = Object.freeze({ type: 'pass' })
export const PRODUCE: Action = Object.freeze({ type: 'produce' })

export const keep = one<'keep'>(CLERGY.length, tile => ({ type: 'keep', tile }))
export const keepCard = one<'keep-card'>(CARD_COUNT, card => ({ type: 'keep-card', card }))
export const discard = one<'discard'>(CARD_COUNT, card => ({ type: 'discard', card }))
export const portfolio = one<'portfolio'>(CARD_COUNT, card => ({ type: 'portfolio', card }))
export const visit = one<'visit'>(CARD_COUNT, card => ({ type: 'visit', card }))
export const sponsor = one<'sponsor'>(CARD_COUNT, card => ({ type: 'sponsor', card }))
export const dropCard = one<'drop-card'>(CARD_COUNT, card => ({ type: 'drop-card', card }))
export const dropShip = one<'drop-ship'>(SHIP_COUNT, ship => ({ type: 'drop-ship', ship }))
export const sell = two<'sell'>(GOOD_COUNT, SHIP_COUNT, (good, ship) => ({ type: 'sell', good, ship }))
export const trade = two<'trade'>(GOOD_COUNT, STATE_ACTIONS.length, (good, action) => ({
  type: 'trade',
  good,
  action,
}))
export const pay = one<'pay'>(MOST_REIS, reis => ({ type: 'pay', reis }))
export const state = one<'state'>(STATE_ACTIONS.length, action => ({ type: 'state', action }))
export const follow = one<'follow'>(STATE_ACTIONS.length + 1, action => ({ type: 'follow', action }))
export const favor = one<'favor'>(NOBLES.length, noble => ({ type: 'favor', noble }))
export const cardinal = two<'cardinal'>(MOST_STEPS + 1, CHURCH_SPOTS, (steps, spot) => ({
  type: 'cardinal',
  steps,
  spot,
}))
export const moveCardinal = one<'move-cardinal'>(MOST_STEPS + 1, steps => ({ type: 'move-cardinal', steps }))
export const takeClergy = one<'take-clergy'>(CHURCH_SPOTS, spot => ({ type: 'take-clergy', spot }))
export const ship = two<'ship'>(SHIP_COUNT, GOOD_SETS, (ship, goods) => ({ type: 'ship', ship, goods }))
export const upgrade = (old: number, ship: number, goods: number): Action =>
  upgrades((old * SHIP_COUNT + ship) * GOOD_SETS + goods, () => ({ type: 'upgrade', old, ship, goods }))
export const extra = one<'extra'>(GOOD_COUNT, good => ({ type: 'extra', good }))
export const recruit = one<'recruit'>(1 << NOBLES.length, offices => ({ type: 'recruit', offices }))
export const plan = one<'plan'>(ARCHITECTS.length, architect => ({ type: 'plan', architect }))
export const takeGood = one<'take-good'>(GOOD_COUNT, good => ({ type: 'take-good', good }))
export const raisePrice = one<'raise-price'>(GOOD_COUNT, good => ({ type: 'raise-price', good }))
export const takeCube = one<'take-cube'>(RUBBLE.length, rubble => ({ type: 'take-cube', rubble }))
export const loseGood = one<'lose-good'>(GOOD_COUNT, good => ({ type: 'lose-good', good }))
export const loseOfficial = one<'lose-official'>(NOBLES.length, noble => ({ type: 'lose-official', noble }))
export const loseFavor = one<'lose-favor'>(NOBLES.length, noble => ({ type: 'lose-favor', noble }))
export const decree = one<'decree'>(DECREES.length, decree => ({ type: 'decree', decree }))
export const store = two<'store'>(SLOTS.length, PLOTS.length, (slot, plot) => ({ type: 'store', slot, plot }))
export const clear = two<'clear'>(2, RUBBLE.length, (line, rubble) => ({
  type: 'clear',
  line: line as Line,
  rubble,
}))
export const house = one<'house'>(GROUPS.length, group => ({ type: 'house', group }))
export const open = one<'open'>(SPOTS.length, spot => ({ type: 'open', spot }))
export const raise = two<'raise'>(PLANS.length, BUILDINGS.length, (plan, building) => ({
  type: 'raise',
  plan,
  building,
}))
export const staff = (king: number, minister: number, builder: number, plaza: number): Action =>
  staffs(((king * 16 + minister) * 16 + builder) * 16 + plaza, () => ({
    type: 'staff',
    from: Object.freeze([king, minister, builder, plaza] as const),
  }))
export const draw = one<'draw'>(KINDS.length, pile => ({ type: 'draw', pile }))
export const giveUp = several(tiles => ({ type: 'give-up', tiles }))
export const renew = several(cards => ({ type: 'renew', cards }))
export const reward = one<'reward'>(CARD_COUNT, card => ({ type: 'reward', card }))
