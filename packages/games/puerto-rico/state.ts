import { cloneRng, type Rng, type Seat } from '@ludoteca/engine'
import type { Rules } from './options.ts'

/** Stands for what a viewer does not know. */
export const UNKNOWN = -1

/** What is being decided. Everything else about the decision is in `actor` and the records below. */
export type Phase =
  | 'draft'
  | 'role'
  | 'guest'
  | 'hacienda'
  | 'forest'
  | 'settle'
  | 'hunt'
  | 'privilege'
  | 'token'
  | 'arrange'
  | 'assign'
  | 'build'
  | 'give'
  | 'produce'
  | 'extra'
  | 'land'
  | 'sell'
  | 'supply'
  | 'load'
  | 'mix'
  | 'store'
  | 'over'

/** Where a question about guests comes up: at the start of a turn, or at one of the moments outside it. */
export type Moment = 'turn' | 'choice' | 'villa' | 'captain' | 'tile' | 'second' | 'hunt' | 'sale' | 'end'

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

/** A mayor arrangement being chosen, group by group; the old one counts until it is complete. */
export interface Arrangement {
  /** Tile kinds are 0–5, building b is 6 + b. */
  groups: number[]
  plan: number[]
  left: number
  /** Circles in the groups still to come. */
  room: number
}

export interface CaptainRecord {
  /** Loading is over, players are clearing their goods. */
  storing: boolean
  /** Passes in a row; the phase ends when everybody has passed. */
  passes: number
  /** Bits by seat. */
  wharfUsed: number
  smallWharfUsed: number
  loaded: number
  visited: number
  /** Barrels of this turn's small-wharf load, by good; −1 while undecided. */
  mix: number[]
  /** Goods given to the royal supplier on this turn, as bits; how many more may go. */
  supplied: number
  suppliesLeft: number
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
  /** Does the chooser's library double this privilege? */
  doubled: boolean
  /** Bits by seat: libraries used this round (two players). */
  libraryUsed: number
  /** Why the game ends after this round: bits COLONISTS, CITY, POOL, CAP. */
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
  /** Where the last question about guests came up: the game goes on from there. */
  moment: Moment
  /** Settler: the tile just drawn by a hacienda, while its owner may still make it forest. */
  drawn: number
  /** Settler: the chooser's second tile from the library is being taken. */
  second: boolean
  arrangement: Arrangement
  /** Mayor: tokens each player has taken from the ship, villas not served yet (bits). */
  boarded: number[]
  boardedNobles: number[]
  villas: number
  /** Workers of the new arrangement still to be named noble or colonist, by building. */
  assign: number[]
  /** Builder: the building waiting to be paid at the black market and its price, doubloons short, what was given (bits). */
  buying: number
  price: number
  buyStaffed: boolean
  short: number
  given: number
  /** Trader: the actor's land office has been asked. */
  landDone: boolean
  /** Craftsman: what the chooser received, and extra goods taken. */
  received: number[]
  extras: number
  captain: CaptainRecord
}

export const COLONISTS_OUT = 1
export const CITY_FULL = 2
export const POOL_EMPTY = 4
export const CAP_REACHED = 8

export const poolLeft = (s: State): number => Math.max(0, s.pool - s.paid)

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
  arrangement: {
    groups: s.arrangement.groups.slice(),
    plan: s.arrangement.plan.slice(),
    left: s.arrangement.left,
    room: s.arrangement.room,
  },
  boarded: s.boarded.slice(),
  boardedNobles: s.boardedNobles.slice(),
  assign: s.assign.slice(),
  received: s.received.slice(),
  captain: { ...s.captain, mix: s.captain.mix.slice() },
})
