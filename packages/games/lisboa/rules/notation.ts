import { type Action, type ActionOf, type ActionType, LINES, NOBLE_ACTION } from './actions.ts'
import { BUILDINGS, PLANS } from './data/buildings.ts'
import { CARDS } from './data/cards.ts'
import { CHURCH_SPOTS } from './data/church.ts'
import { PLOTS, SLOTS, SPOTS } from './data/city.ts'
import { CLERGY } from './data/clergy.ts'
import { DECREES } from './data/decrees.ts'
import { SHIPS } from './data/ships.ts'
import { ARCHITECTS, GOODS, GROUPS, KINDS, NOBLES, RUBBLE, STATE_ACTIONS } from './data/terms.ts'
import * as move from './moves.ts'

/** One word of notation: a number as people write it, and back. Null when the word means nothing. */
interface Word {
  readonly write: (n: number) => string
  readonly read: (text: string) => number | null
}

const among = (names: readonly string[]): Word => ({
  write: n => names[n] ?? '?',
  read: text => (names.includes(text) ? names.indexOf(text) : null),
})

const ids = (list: readonly { readonly id: string }[]): Word => among(list.map(each => each.id))

/** Whole numbers from `least` to `most`. */
const count = (least: number, most: number, first = 0): Word => ({
  write: n => String(n + first),
  read: text => {
    const n = Number(text) - first
    return /^\d+$/.test(text) && n >= least && n <= most && String(n + first) === text ? n : null
  },
})

/** A set of names, as bits: `gold+cloth`, or `-` for none. */
const subset = (names: readonly string[]): Word => ({
  write: set => names.filter((_, i) => set & (1 << i)).join('+') || '-',
  read: text => {
    if (text === '-') return 0
    let set = 0
    let last = -1
    for (const name of text.split('+')) {
      const i = names.indexOf(name)
      if (i <= last) return null
      last = i
      set |= 1 << i
    }
    return set
  },
})

const CARD = ids(CARDS)
const TILE = ids(CLERGY)
const GOOD = among(GOODS)
const SHIP = ids(SHIPS)
const NOBLE = among(NOBLES)
const STATE = among(STATE_ACTIONS)
const SPOT = count(0, CHURCH_SPOTS - 1, 1)
const STEPS = count(1, CHURCH_SPOTS)
const GOOD_SET = subset(GOODS)
const PEOPLE = count(0, 15)

/** The words after the type, in order. Lists have one word, repeated with `+`. */
type Fields<A> = readonly (readonly [Exclude<keyof A, 'type'>, Word])[]

const WORDS: { readonly [T in ActionType]: Fields<ActionOf<T>> } = {
  keep: [['tile', TILE]],
  'keep-card': [['card', CARD]],
  discard: [['card', CARD]],
  portfolio: [['card', CARD]],
  visit: [['card', CARD]],
  sponsor: [['card', CARD]],
  'drop-card': [['card', CARD]],
  'drop-ship': [['ship', SHIP]],
  sell: [
    ['good', GOOD],
    ['ship', SHIP],
  ],
  trade: [
    ['good', GOOD],
    ['action', STATE],
  ],
  pay: [['reis', count(0, 63)]],
  state: [['action', STATE]],
  follow: [['action', among([...STATE_ACTIONS, 'noble-action'])]],
  favor: [['noble', NOBLE]],
  cardinal: [
    ['steps', STEPS],
    ['spot', SPOT],
  ],
  'move-cardinal': [['steps', STEPS]],
  'take-clergy': [['spot', SPOT]],
  ship: [
    ['ship', SHIP],
    ['goods', GOOD_SET],
  ],
  upgrade: [
    ['old', SHIP],
    ['ship', SHIP],
    ['goods', GOOD_SET],
  ],
  produce: [],
  extra: [['good', GOOD]],
  recruit: [['offices', subset(NOBLES)]],
  plan: [['architect', among(ARCHITECTS)]],
  'take-good': [['good', GOOD]],
  'raise-price': [['good', GOOD]],
  'take-cube': [['rubble', among(RUBBLE)]],
  'lose-good': [['good', GOOD]],
  'lose-official': [['noble', NOBLE]],
  'lose-favor': [['noble', NOBLE]],
  decree: [['decree', ids(DECREES)]],
  store: [
    ['slot', ids(SLOTS)],
    ['plot', ids(PLOTS)],
  ],
  clear: [
    ['line', among(LINES)],
    ['rubble', among(RUBBLE)],
  ],
  house: [['group', among(GROUPS)]],
  open: [['spot', ids(SPOTS)]],
  raise: [
    ['plan', ids(PLANS)],
    ['building', ids(BUILDINGS)],
  ],
  staff: [['from', PEOPLE]],
  draw: [['pile', among(KINDS)]],
  'give-up': [['tiles', TILE]],
  renew: [['cards', CARD]],
  reward: [['card', CARD]],
  pass: [],
}

/** `sell gold ship-blue-1` */
export function write(a: Action): string {
  const values = a as unknown as Readonly<Record<string, number | readonly number[]>>
  const fields = WORDS[a.type] as readonly (readonly [string, Word])[]
  const words = fields.map(([field, word]) => {
    const value = values[field]
    return typeof value === 'object' ? value.map(word.write).join('+') : word.write(value as number)
  })
  return [a.type, ...words].join(' ')
}

const isType = (word: string): word is ActionType => Object.hasOwn(WORDS, word)

export function read(text: string): Action | null {
  const [type = '', ...words] = text.split(' ')
  if (!isType(type)) return null
  const fields = WORDS[type] as readonly (readonly [string, Word])[]
  if (words.length !== fields.length) return null
  if (type === 'staff' || type === 'give-up' || type === 'renew') return readList(type, words[0] ?? '')
  const numbers: number[] = []
  for (const [i, word] of words.entries()) {
    const n = fields[i]?.[1].read(word)
    if (n === null || n === undefined) return null
    numbers.push(n)
  }
  const [a = 0, b = 0, c = 0] = numbers
  return MAKE[type](a, b, c)
}

function readList(type: 'staff' | 'give-up' | 'renew', text: string): Action | null {
  const word = type === 'staff' ? PEOPLE : type === 'give-up' ? TILE : CARD
  const list = text.split('+').map(word.read)
  if (!list.every(n => n !== null)) return null
  if (type === 'staff') {
    const [king, minister, builder, plaza] = list
    if (list.length !== 4 || king === undefined || minister === undefined) return null
    if (builder === undefined || plaza === undefined) return null
    return move.staff(king, minister, builder, plaza)
  }
  const rising = list.every((n, i) => i === 0 || n > (list[i - 1] as number))
  if (!rising || list.length > MOST_IN_LIST) return null
  return type === 'give-up' ? move.giveUp.of(list) : move.renew.of(list)
}

/** Nobody has more Clergy tiles or hand cards; longer lists are no actions. */
const MOST_IN_LIST = 5

const MAKE: Readonly<
  Record<Exclude<ActionType, 'staff' | 'give-up' | 'renew'>, (a: number, b: number, c: number) => Action>
> = {
  keep: move.keep,
  'keep-card': move.keepCard,
  discard: move.discard,
  portfolio: move.portfolio,
  visit: move.visit,
  sponsor: move.sponsor,
  'drop-card': move.dropCard,
  'drop-ship': move.dropShip,
  sell: move.sell,
  trade: move.trade,
  pay: move.pay,
  state: move.state,
  follow: a => move.follow(a === STATE_ACTIONS.length ? NOBLE_ACTION : a),
  favor: move.favor,
  cardinal: move.cardinal,
  'move-cardinal': move.moveCardinal,
  'take-clergy': move.takeClergy,
  ship: move.ship,
  upgrade: move.upgrade,
  produce: () => move.PRODUCE,
  extra: move.extra,
  recruit: move.recruit,
  plan: move.plan,
  'take-good': move.takeGood,
  'raise-price': move.raisePrice,
  'take-cube': move.takeCube,
  'lose-good': move.loseGood,
  'lose-official': move.loseOfficial,
  'lose-favor': move.loseFavor,
  decree: move.decree,
  store: move.store,
  clear: move.clear,
  house: move.house,
  open: move.open,
  raise: move.raise,
  draw: move.draw,
  reward: move.reward,
  pass: () => move.PASS,
}
