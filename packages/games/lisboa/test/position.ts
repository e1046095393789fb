import { resolveOptions } from '@ludoteca/engine'
import { expect } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { OFFICIALS } from '../rules/data/board.ts'
import { BUILDINGS, faceOf, PLANS } from '../rules/data/buildings.ts'
import { CARDS } from '../rules/data/cards.ts'
import { CUBES_PER_COLOUR, PLOTS, SLOTS, SPOTS } from '../rules/data/city.ts'
import { CLERGY } from '../rules/data/clergy.ts'
import { DECREES } from '../rules/data/decrees.ts'
import { SHIPS } from '../rules/data/ships.ts'
import { ARCHITECTS, GOODS, NOBLES, ROWS, RUBBLE } from '../rules/data/terms.ts'
import type { Event } from '../rules/events.ts'
import { lisboa } from '../rules/game.ts'
import { add, put } from '../rules/lists.ts'
import { renewPowers } from '../rules/phases/board.ts'
import { NONE, OWNERS, PLAZA, type Player, type State } from '../rules/state.ts'

/** A small position to try one rule on: everything not said is plain, and nothing is lost or made. */

type Cubes = readonly [quake: number, fire: number, tsunami: number]

export interface Board {
  reis?: number
  wigs?: number
  influence?: number
  /** gold, cloth, books, tools */
  goods?: readonly [number, number, number, number]
  hand?: readonly string[]
  /** Political cards in the portfolio. */
  cards?: readonly string[]
  /** `ship-blue-1`, or with goods in the hold: `ship-blue-1 cloth`. A full hold is at sea. */
  ships?: readonly string[]
  clergy?: readonly string[]
  favors?: readonly string[]
  plans?: readonly string[]
  done?: readonly string[]
  decrees?: readonly string[]
  rubble?: Cubes
  markers?: number
  /** Built from the left, middle and right group besides the stores given. */
  houses?: readonly [number, number, number]
  /** With the King, the Marquis, Maia, and in the plaza. */
  officials?: readonly [number, number, number, number]
}

export interface Position {
  seats?: number
  options?: Readonly<Record<string, string>>
  /** The deciding player first. */
  players?: readonly Board[]
  treasury?: number
  prices?: readonly number[]
  /** From the top of the stack down. */
  shipyard?: readonly string[]
  /** Tiles of spots 1 to 6; null for an empty spot. */
  church?: readonly (string | null)[]
  cardinal?: number
  /** Decrees on display. */
  decrees?: readonly string[]
  /** Scoring tiles of the columns. */
  scoring?: readonly [number, number, number, number, number]
  /** Cubes by `A`, `1` or spot id; `pile` is beside the city. */
  rubble?: Readonly<Record<string, Cubes>>
  /** `[owner, slot, plot]` */
  stores?: readonly (readonly [number, string, string])[]
  /** `[opener, spot, building with the face of an architect, staff that stays]`: `building-01 mardel`. */
  buildings?: readonly (readonly [number, string, string, number])[]
  /** Buildings of the architects in the order they come up: `building-01 santos`. */
  offer?: readonly string[]
  /** Cards of the piles King, Marquis, Maia, Treasury, from the bottom up. */
  piles?: readonly (readonly string[])[]
  /** Dummy officials and others, set by hand: [noble or plaza, owner, count]. */
  offices?: readonly (readonly [number, number, number])[]
  period?: 1 | 2
  start?: number
  active?: number
  /** The newest when left out; where a test names numbers of our own pieces, those of a version that stay. */
  version?: number
}

export const id = (table: readonly { readonly id: string }[], name: string): number => {
  const found = table.findIndex(each => each.id === name)
  if (found === -1) throw new RangeError(`no ${name}`)
  return found
}

const HAND = [
  'noble-king-blue-3',
  'noble-minister-blue-4',
  'noble-builder-blue-3',
  'treasury-blue-1',
  'noble-king-blue-4',
]

/** Ships for two different goods. */
const SHIPYARD = ['ship-red-3', 'ship-red-2', 'ship-red-1']

/** So many officials of seat 2 with the Marquis make a visit there cost 3. */
export const DEAR: Pick<Position, 'treasury' | 'offices'> = { treasury: 2, offices: [[1, 2, 3]] }

export function position(given: Position = {}): State {
  const seats = given.seats ?? 3
  const resolved = resolveOptions(lisboa as never, seats, given.options ?? {})
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const { version } = given
  const setup = { seats, options: resolved.options, seed: 'a position' }
  const s = lisboa.create(version === undefined ? setup : { ...setup, version })
  const active = given.active ?? 0
  s.start = given.start ?? 0
  s.active = active
  s.period = given.period ?? 1
  if (given.treasury !== undefined) s.treasury = given.treasury
  if (given.prices) s.prices = [...given.prices]
  s.shipyard = (given.shipyard ?? SHIPYARD).map(ship => id(SHIPS, ship)).reverse()
  s.scoring = [...(given.scoring ?? [3, 3, 4, 5, 4])]
  s.cardinal = given.cardinal ?? 5
  layRubble(s, given.rubble ?? {})
  s.players.forEach((p, seat) => {
    seatPlayer(s, p, seat, given.players?.[(seat - active + seats) % seats] ?? {})
  })
  for (const [noble, owner, count] of given.offices ?? []) {
    s.offices = put(s.offices, noble * OWNERS + owner, count)
  }
  layCity(s, given)
  dealHands(s, given)
  layCards(s, given)
  settle(s)
  s.stack = [
    { kind: 'after-action', seat: active },
    { kind: 'turn', seat: active },
  ]
  expect(lisboa.check(s)).toEqual([])
  return s
}

function seatPlayer(s: State, p: Player, seat: number, board: Board): void {
  p.reis = board.reis ?? 10
  p.wigs = board.wigs ?? 5
  p.influence = board.influence ?? 5
  p.goods = [...(board.goods ?? [1, 1, 1, 1])]
  p.offer = []
  p.hand = (board.hand ?? []).map(card => id(CARDS, card))
  p.cards = (board.cards ?? []).map(card => id(CARDS, card))
  p.ships = (board.ships ?? []).map(shipOf)
  p.clergy = (board.clergy ?? []).map(tile => id(CLERGY, tile))
  p.favors = NOBLES.map(noble => (board.favors?.includes(noble) ? 1 : 0))
  p.plans = (board.plans ?? []).map(plan => id(PLANS, plan))
  p.done = (board.done ?? []).map(plan => id(PLANS, plan))
  p.decrees = (board.decrees ?? []).map(decree => id(DECREES, decree))
  p.rubble = [...(board.rubble ?? [0, 0, 0])]
  p.markers = board.markers ?? Math.min(...p.rubble)
  p.houses = [...(board.houses ?? [0, 0, 0])]
  for (const [place, count] of (board.officials ?? [0, 0, 0, 0]).entries()) {
    s.offices = put(s.offices, place * OWNERS + seat, count)
  }
  renewPowers(s, p)
}

/** Whoever was given no hand holds cards that are named nowhere else. */
function dealHands(s: State, given: Position): void {
  const boards = given.players ?? []
  const named = new Set([...boards.flatMap(each => [...(each.hand ?? []), ...(each.cards ?? [])]), ...HAND])
  const spare = CARDS.filter(card => card.deck === 0 && !named.has(card.id)).map(card => card.id as string)
  const onBoards = new Set(boards.flatMap(each => [...(each.cards ?? []), ...(each.hand ?? [])]))
  s.players.forEach((p, seat) => {
    const place = (seat - s.active + s.seats) % s.seats
    if (boards[place]?.hand) return
    const hand = place === 0 ? HAND.filter(card => !onBoards.has(card)) : spare.splice(0, 2)
    p.hand = hand.map(card => id(CARDS, card))
  })
}

function shipOf(text: string): Player['ships'][number] {
  const [name = '', ...goods] = text.split(' ')
  const ship = id(SHIPS, name)
  const hold = GOODS.map(good => goods.filter(each => each === good).length)
  return { ship, hold, sealed: goods.length === SHIPS[ship]?.hull }
}

function layRubble(s: State, given: Readonly<Record<string, Cubes>>): void {
  const none = (cubes: readonly number[]): number[] => cubes.map(() => 0)
  const rows = none(s.rowRubble)
  const columns = none(s.columnRubble)
  const spots = none(s.spotRubble)
  const pile = none(s.pile)
  for (const [place, cubes] of Object.entries(given)) {
    const row = (ROWS as readonly string[]).indexOf(place)
    for (const [rubble, count] of cubes.entries()) {
      if (place === 'pile') pile[rubble] = count
      else if (row !== -1) rows[row * RUBBLE.length + rubble] = count
      else if (/^\d$/.test(place)) columns[(Number(place) - 1) * RUBBLE.length + rubble] = count
      else spots[id(SPOTS, place) * RUBBLE.length + rubble] = count
    }
  }
  Object.assign(s, { rowRubble: rows, columnRubble: columns, spotRubble: spots, pile })
}

function layCity(s: State, given: Position): void {
  for (const [owner, slot, plot] of given.stores ?? []) {
    const at = id(PLOTS, plot)
    s.owners = put(s.owners, at, owner)
    s.streets = put(s.streets, at, SLOTS[id(SLOTS, slot)]?.street ?? NONE)
    if (SLOTS[id(SLOTS, slot)]?.small) s.smallSupply--
    else s.tileSupply--
    const p = s.players[owner] as Player
    const free = p.houses.findIndex((built, group) => built < ([2, 3, 3][group] as number))
    const told = given.players?.[(owner - s.active + s.seats) % s.seats]?.houses
    if (!told) p.houses = add(p.houses, free, 1)
  }
  for (const [opener, spot, building, staff] of given.buildings ?? []) {
    const at = id(SPOTS, spot)
    s.faces = put(s.faces, at, faceNamed(building))
    s.openers = put(s.openers, at, opener)
    s.staff = put(s.staff, at, staff)
  }
  layBuildings(s, (given.offer ?? OFFER).map(faceNamed))
}

/** Both serve gold and cloth. */
const OFFER = ['building-14 santos', 'building-06 mardel']

/** The buildings wanted come up first, whichever stand already stay out of the stacks. */
function layBuildings(s: State, offer: readonly number[]): void {
  const built = s.faces.filter(face => face !== NONE)
  const wanted = offer.filter(face => !holds(built, face))
  const rest = [...BUILDINGS.keys()].filter(i => !holds([...built, ...wanted], i * 2))
  const stacks = ARCHITECTS.map((_, architect) => {
    const named = wanted.filter(face => face % 2 === architect)
    const standing = built.filter(face => face % 2 === architect)
    const missing = Math.max(0, BUILDINGS.length / 2 - named.length - standing.length)
    return [...named, ...rest.splice(0, missing).map(i => faceOf(i, architect))]
  })
  s.buildings = stacks.map(stack => stack[0] ?? NONE)
  s.future = stacks.map(stack => stack[1] ?? NONE)
  s.buildingStacks = stacks.map(stack => stack.slice(2).reverse())
}

const holds = (faces: readonly number[], face: number): boolean => faces.some(each => each >> 1 === face >> 1)

function faceNamed(text: string): number {
  const [name = '', architect = ''] = text.split(' ')
  return faceOf(id(BUILDINGS, name), ARCHITECTS.indexOf(architect as (typeof ARCHITECTS)[number]))
}

function layCards(s: State, given: Position): void {
  const held = (pick: (p: Player) => readonly number[]): Set<number> => new Set(s.players.flatMap(pick))
  const hands = held(p => [...p.hand, ...p.cards])
  const piles = given.piles?.map(pile => pile.map(card => id(CARDS, card)))
  s.piles = piles ?? s.piles.map(pile => pile.filter(card => !hands.has(card)))
  const clergy = held(p => p.clergy)
  const church = given.church ?? [
    'clergy-07',
    'clergy-08',
    'clergy-09',
    'clergy-10',
    'clergy-11',
    'clergy-12',
  ]
  s.church = church.map(tile => (tile === null || clergy.has(id(CLERGY, tile)) ? NONE : id(CLERGY, tile)))
  s.bag = [...CLERGY.keys()].filter(tile => !clergy.has(tile) && !s.church.includes(tile))
  const decrees = held(p => p.decrees)
  const deck = [...s.decrees, ...s.decreeDeck].filter(decree => decree !== NONE && !decrees.has(decree))
  const shown = given.decrees?.map(name => id(DECREES, name)) ?? deck.slice(0, 8)
  s.decrees = [0, 1, 2, 3, 4, 5, 6, 7].map(slot => shown[slot] ?? NONE)
  s.decreeDeck = deck.filter(decree => !s.decrees.includes(decree))
  const plans = held(p => [...p.plans, ...p.done])
  s.plans = s.plans.map(pile => pile.filter(plan => !plans.has(plan)))
  const ships = held(p => p.ships.map(hull => hull.ship))
  s.shipyard = s.shipyard.filter(ship => !ships.has(ship))
}

/** Whatever is not on a board is in the supply, in the box or at home. */
function settle(s: State): void {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  s.lostRubble = RUBBLE.map((_, rubble) => {
    const lying = [s.rowRubble, s.columnRubble, s.spotRubble, s.pile].map(cubes =>
      sum(cubes.filter((_, at) => at % RUBBLE.length === rubble)),
    )
    return CUBES_PER_COLOUR - sum(lying) - sum(s.players.map(p => p.rubble[rubble] as number))
  })
  s.favors = NOBLES.map((_, noble) => s.seats - sum(s.players.map(p => p.favors[noble] as number)))
  for (const [seat, p] of s.players.entries()) {
    const working = sum(s.staff.filter((_, spot) => s.openers[spot] === seat))
    const out = [0, 1, 2, PLAZA].map(place => s.offices[place * OWNERS + seat] as number)
    p.officials = OFFICIALS - working - sum(out)
  }
}

export const read = (text: string): Action => {
  const action = lisboa.read(text)
  if (!action) throw new SyntaxError(`“${text}” is no action`)
  return action
}

/** Plays a few actions of whoever decides; every one must be listed and leave the laws intact. */
export function play(s: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = []
  for (const text of texts) {
    const action = read(text)
    expect(lisboa.refusal(s, action), text).toBeNull()
    lisboa.apply(s, action, event => events.push(event))
    expect(lisboa.check(s), text).toEqual([])
  }
  return events
}

/** The reason against an action, or null. */
export const refused = (s: State, text: string): string | null => lisboa.refusal(s, read(text))?.rule ?? null

/** What the deciding player may do, as notation; `only` keeps one type of action. */
export const options = (s: State, only = ''): string[] =>
  lisboa
    .legal(s)
    .map(lisboa.write)
    .filter(text => text === only || text.startsWith(`${only} `) || only === '')

export const me = (s: State, seat = s.active): Player => s.players[seat] as Player
export const kindNow = (s: State): string => s.stack.at(-1)?.kind ?? 'over'
export const eventsOf = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
