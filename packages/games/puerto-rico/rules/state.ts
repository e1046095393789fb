import { cloneRng, type Rng, type Seat } from '@ludoteca/engine'
import type { Rules } from './options.ts'

/** Stands for what a viewer does not know. */
export const UNKNOWN = -1

/** Where a question about guests comes up: at the start of a turn, or at one of the moments outside it. */
export type Moment = 'turn' | 'choice' | 'villa' | 'captain' | 'tile' | 'second' | 'hunt' | 'sale' | 'end'

/** The decision that is due, with all that belongs to it alone. Replaced, never changed in place. */
export type Phase =
  | { readonly kind: 'draft' }
  | { readonly kind: 'role' }
  | { readonly kind: 'guest'; readonly moment: Moment }
  | { readonly kind: 'hacienda' }
  /** The tile has been drawn and seen. */
  | { readonly kind: 'forest'; readonly tile: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'privilege' }
  /** Tokens each seat has taken from the ship so far, and the nobles among them. */
  | { readonly kind: 'token'; readonly boarded: readonly number[]; readonly nobles: readonly number[] }
  | Arranging
  /** Workers still to be named noble or colonist, by building. */
  | { readonly kind: 'assign'; readonly places: readonly number[] }
  | { readonly kind: 'build' }
  | Giving
  | { readonly kind: 'produce' }
  /** Kinds taken so far (bits). */
  | { readonly kind: 'extra'; readonly taken: number }
  | { readonly kind: 'land' }
  | { readonly kind: 'sell' }
  /** Goods given to the royal supplier (bits), and how many more may go. */
  | { readonly kind: 'supply'; readonly given: number; readonly left: number }
  | { readonly kind: 'load' }
  /** Barrels of the small wharf's load by good, as far as they are decided. */
  | { readonly kind: 'mix'; readonly counts: readonly number[] }
  | { readonly kind: 'store' }
  | { readonly kind: 'over' }

export type PhaseName = Phase['kind']
export type PhaseOf<K extends PhaseName> = Extract<Phase, { kind: K }>

/** An arrangement being chosen, group by group; the old one counts until it is complete. */
export interface Arranging {
  readonly kind: 'arrange'
  /** Tile kinds are 0–5, building b is 6 + b. */
  readonly groups: readonly number[]
  readonly plan: readonly number[]
  readonly left: number
  /** Circles in the groups still to come. */
  readonly room: number
}

/** A building waiting to be paid at the black market. */
export interface Giving {
  readonly kind: 'give'
  readonly building: number
  /** Stands from the choice of the building on, even if a quarry loses its worker. */
  readonly price: number
  /** A university's worker is to serve it. */
  readonly staffed: boolean
  /** Doubloons still short. */
  readonly short: number
  /** Decided so far, whether given or kept (bits). */
  readonly given: number
}

export interface Player {
  doubloons: number
  /** Victory points from chips, those "on paper" included; −1 where the viewer does not know. */
  points: number
  /** Barrels by good. */
  goods: number[]
  /** Island tiles by kind, and the tokens at work on them. */
  tiles: number[]
  crew: number[]
  /** Face-down plantations (module), by what is printed on them. */
  forests: number[]
  /** Tokens in each building; −1 where the player does not own it. */
  staff: number[]
  /** Buildings in the order they were built. */
  built: number[]
  /** City spaces used. */
  used: number
  sanJuan: number
  /** All nobles owned, wherever they are (module). */
  nobles: number
  /** Buildings of NOBLE_MATTERS that a noble works in; twice for two nobles. */
  nobleIn: number[]
}

interface CaptainRecord {
  /** Loading is over, players are clearing their goods. */
  storing: boolean
  /** Passes in a row; the phase ends when everybody has passed. */
  passes: number
  /** Bits by seat. */
  wharfUsed: number
  smallWharfUsed: number
  loaded: number
  visited: number
  /** What the union hall pays if this turn brings the player's first load. */
  union: number
}

export interface State {
  readonly seats: number
  readonly rules: Rules
  rng: Rng

  round: number
  governor: Seat
  /** Role choices made this round. */
  picks: number
  chooser: Seat
  /** The role card being played, −1 between roles. */
  role: number
  /** How many players have had their turn of this role. */
  step: number
  phase: Phase
  actor: Seat
  /** The chooser's library doubles this privilege. */
  doubled: boolean
  /** Bits by seat: libraries used this round (two players). */
  libraryUsed: number
  /** The reasons why the game ends after this round: bits COLONISTS, CITY, POOL, CAP. */
  ending: number

  /** By role card: who has it this round (−1 nobody, −2 not in the game), doubloons on it. */
  holders: number[]
  bonus: number[]

  /** Face-down plantations, the next one last; −1 where the viewer does not know. */
  stack: number[]
  row: number[]
  discards: number[]
  quarries: number

  barrels: number[]
  colonists: number
  /** Tokens on the colonist ship; `shipNobles` of them are nobles. */
  ship: number
  shipNobles: number
  nobles: number
  /** Victory points handed out so far, and chips there are at the start. */
  paid: number
  readonly pool: number

  shipSize: number[]
  shipGood: number[]
  shipLoad: number[]
  house: number[]

  /** Copies left by building, and the buildings in this game. */
  market: number[]
  kinds: number[]

  players: Player[]

  /** The actor has finished moving guests for this turn. */
  guestsDone: boolean
  /** Settler: the chooser's second tile from the library is being taken. */
  second: boolean
  /** Mayor: villas not served yet (bits). */
  villas: number
  /** Trader: the actor's land office has been asked. */
  landDone: boolean
  /** Craftsman: what the chooser received. */
  received: number[]
  captain: CaptainRecord
}

export const COLONISTS_OUT = 1
export const CITY_FULL = 2
export const POOL_EMPTY = 4
export const CAP_REACHED = 8

export const poolLeft = (s: State): number => Math.max(0, s.pool - s.paid)

/** The phase, where it is known to be of this kind. */
export function phaseOf<K extends PhaseName>(s: State, kind: K): PhaseOf<K> {
  if (s.phase.kind !== kind) throw new TypeError(`${s.phase.kind} is being decided, not ${kind}`)
  return s.phase as PhaseOf<K>
}

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player

const clonePlayer = (p: Player): Player => ({
  doubloons: p.doubloons,
  points: p.points,
  goods: p.goods.slice(),
  tiles: p.tiles.slice(),
  crew: p.crew.slice(),
  forests: p.forests.slice(),
  staff: p.staff.slice(),
  built: p.built.slice(),
  used: p.used,
  sanJuan: p.sanJuan,
  nobles: p.nobles,
  nobleIn: p.nobleIn.slice(),
})

export const clone = (s: State): State => ({
  ...s,
  rng: cloneRng(s.rng),
  holders: s.holders.slice(),
  bonus: s.bonus.slice(),
  stack: s.stack.slice(),
  row: s.row.slice(),
  discards: s.discards.slice(),
  barrels: s.barrels.slice(),
  shipGood: s.shipGood.slice(),
  shipLoad: s.shipLoad.slice(),
  house: s.house.slice(),
  market: s.market.slice(),
  kinds: s.kinds.slice(),
  players: s.players.map(clonePlayer),
  received: s.received.slice(),
  captain: { ...s.captain },
})
