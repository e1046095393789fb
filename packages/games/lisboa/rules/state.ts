import { cloneRng, type Rng, type Seat } from '@ludoteca/engine'
import type { LacerdaLevel } from './data/lacerda.ts'
import type { Frame } from './frames.ts'
import { things } from './lists.ts'

/** Nothing there: an empty plot, an empty display slot, no card. */
export const NONE = -1
/** A card or tile this viewer may not know. Backs of cards tell their deck. */
export const HIDDEN = -2
export const HIDDEN_BLUE = -3
export const HIDDEN_PURPLE = -4

/** Owner number of the neutral officials of the two-player game. */
export const DUMMY = 4
export const OWNERS = 5

/** The plaza, after the three offices. */
export const PLAZA = 3

/** A ship in a portfolio. It is at sea exactly while its goods are sealed as crates. */
export interface Hull {
  readonly ship: number
  /** Goods in the hold, by type. */
  readonly hold: readonly number[]
  readonly sealed: boolean
}

/** Every list but the stack is replaced, never changed in place: copies share them. */
export interface Player {
  reis: number
  wigs: number
  influence: number
  /** Warehouse, by good. */
  goods: readonly number[]
  hand: readonly number[]
  /** Cards to choose from while first hands are drafted. */
  packet: readonly number[]
  /** Clergy tiles drawn in set-up, until one is kept. */
  offer: readonly number[]
  /** Political cards in the portfolio, in the order they came. */
  cards: readonly number[]
  ships: readonly Hull[]
  clergy: readonly number[]
  /** 1 for each noble whose Royal Favor is held. */
  favors: readonly number[]
  /** Plans to be built, plans completed. */
  plans: readonly number[]
  done: readonly number[]
  decrees: readonly number[]
  /** Cubes in the rack, by colour. */
  rubble: readonly number[]
  /** Rubble-set markers on the portrait of the Marquis, not yet spent. */
  markers: number
  /** Houses built from each group. */
  houses: readonly number[]
  /** Officials on the player board. */
  officials: number
  /** Sums of all permanent powers, by slot. Follows from cards and clergy. */
  powers: readonly number[]
}

/** The variants in force, looked up once. */
export interface Variants {
  readonly openingScores: 'new' | 'all'
  readonly secondHouse: 'same' | 'more'
  readonly influenceWig: 'over' | 'reach'
  readonly clergyTrack: 'open' | 'closed'
  readonly shipyard: 'top' | 'any'
  readonly churchTiming: 'before-refill' | 'after-refill' | 'before-draw'
  readonly ties: 'higher' | 'shared'
  readonly officials: 'plans' | 'buildings'
  readonly twoPlayers: 'third' | 'second'
  readonly hands: 'dealt' | 'drafted'
  readonly solo: 'off' | LacerdaLevel
}

/** What there is of Lacerda besides a seat, when somebody plays alone. */
export interface Lacerda {
  /** The noble he visits in his next turn, and the deck his helper stands beside. */
  readonly courtier: number
  readonly helper: number
  /** Cubes in front of him, by colour. */
  readonly rubble: readonly number[]
}

export interface State {
  readonly seats: number
  readonly variants: Variants
  /** What cards, tiles and decrees say: ours, or a whole set as text, and under which version (`set/of.ts`). */
  readonly set: string
  rng: Rng
  period: 1 | 2
  /** From 1, through both periods. */
  round: number
  /** The starting player: rounds begin here. */
  start: Seat
  /** Whose turn it is. */
  active: Seat
  /** The player who ended the period, or none. */
  trigger: Seat
  /** Period 2: 1 while the last full round is finished, 2 in the final round, 3 when the game is over. */
  ending: 0 | 1 | 2 | 3
  treasury: number
  prices: readonly number[]
  /** Goods on the State-action spaces, or none. */
  traded: readonly number[]
  /** From the bottom of the stack to its top. */
  shipyard: readonly number[]
  /** Four piles of Political cards, each from bottom to top. */
  piles: readonly (readonly number[])[]
  /** The pile whose top card has not been turned up yet, or none. */
  unturned: number
  /** The card in the Royal Court; the card on its way into the portfolio. */
  court: number
  tucking: number
  /** Political cards out of the game that everybody has seen. */
  gone: readonly number[]
  decrees: readonly number[]
  decreeDeck: readonly number[]
  /** Clergy tiles round the church; with a closed track, 1 for those turned over. */
  church: readonly number[]
  turned: readonly number[]
  /** The gap the Cardinal stands in, and who laid him down, or none. */
  cardinal: number
  laidBy: Seat
  bag: readonly number[]
  givenUp: readonly number[]
  /** Royal Favors left, by noble. */
  favors: readonly number[]
  /** Plans of each architect, from bottom to top; all are open. */
  plans: readonly (readonly number[])[]
  /** By architect: the face (see `faceOf`) on offer, the next one, and the stack below it from bottom to top. */
  buildings: readonly number[]
  future: readonly number[]
  buildingStacks: readonly (readonly number[])[]
  /** City tiles in each display slot, and the supply of large and of small ones. */
  tiles: readonly number[]
  tileSupply: number
  smallSupply: number
  /** Scoring value of each column of plots. */
  scoring: readonly number[]
  /** Owner and street of the store on each plot. */
  owners: readonly number[]
  streets: readonly number[]
  /** Public-building spots: face, who opened it, how many officials stay in it. */
  faces: readonly number[]
  openers: readonly number[]
  staff: readonly number[]
  /** Rubble: row × 3 + colour, and likewise; the pile beside the city by colour. */
  rowRubble: readonly number[]
  columnRubble: readonly number[]
  spotRubble: readonly number[]
  pile: readonly number[]
  /** Cubes out of the game, by colour. */
  lostRubble: readonly number[]
  /** Officials: (noble, or the plaza) × 5 + owner. */
  offices: readonly number[]
  players: Player[]
  lacerda: Lacerda | null
  stack: Frame[]
}

export function clonePlayer(p: Player): Player {
  return {
    reis: p.reis,
    wigs: p.wigs,
    influence: p.influence,
    goods: p.goods,
    hand: p.hand,
    packet: p.packet,
    offer: p.offer,
    cards: p.cards,
    ships: p.ships,
    clergy: p.clergy,
    favors: p.favors,
    plans: p.plans,
    done: p.done,
    decrees: p.decrees,
    rubble: p.rubble,
    markers: p.markers,
    houses: p.houses,
    officials: p.officials,
    powers: p.powers,
  }
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    variants: s.variants,
    set: s.set,
    rng: cloneRng(s.rng),
    period: s.period,
    round: s.round,
    start: s.start,
    active: s.active,
    trigger: s.trigger,
    ending: s.ending,
    treasury: s.treasury,
    prices: s.prices,
    traded: s.traded,
    shipyard: s.shipyard,
    piles: s.piles,
    unturned: s.unturned,
    court: s.court,
    tucking: s.tucking,
    gone: s.gone,
    decrees: s.decrees,
    decreeDeck: s.decreeDeck,
    church: s.church,
    turned: s.turned,
    cardinal: s.cardinal,
    laidBy: s.laidBy,
    bag: s.bag,
    givenUp: s.givenUp,
    favors: s.favors,
    plans: s.plans,
    buildings: s.buildings,
    future: s.future,
    buildingStacks: s.buildingStacks,
    tiles: s.tiles,
    tileSupply: s.tileSupply,
    smallSupply: s.smallSupply,
    scoring: s.scoring,
    owners: s.owners,
    streets: s.streets,
    faces: s.faces,
    openers: s.openers,
    staff: s.staff,
    rowRubble: s.rowRubble,
    columnRubble: s.columnRubble,
    spotRubble: s.spotRubble,
    pile: s.pile,
    lostRubble: s.lostRubble,
    offices: s.offices,
    lacerda: s.lacerda,
    players: things(s.seats, seat => clonePlayer(s.players[seat] as Player)),
    stack: s.stack.slice(),
  }
}
