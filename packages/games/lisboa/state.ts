import { cloneRng, type Rng, type Seat } from '@ludoteca/engine'
import type { Frame } from './frames.ts'

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

export interface Player {
  reis: number
  wigs: number
  influence: number
  /** Warehouse, by good. */
  goods: number[]
  hand: number[]
  /** Clergy tiles drawn in set-up, until one is kept. */
  offer: number[]
  /** Political cards in the portfolio, in the order they came. */
  cards: number[]
  /** Ships in the portfolio. Replaced, never changed in place. */
  ships: Hull[]
  clergy: number[]
  /** 1 for each noble whose Royal Favor is held. */
  favors: number[]
  /** Plans to be built, plans completed. */
  plans: number[]
  done: number[]
  decrees: number[]
  /** Cubes in the rack, by colour. */
  rubble: number[]
  /** Rubble-set markers on the portrait of the Marquis, not yet spent. */
  markers: number
  /** Houses built from each group. */
  houses: number[]
  /** Officials on the player board. */
  officials: number
  /** Sums of all permanent powers, by slot. Follows from cards and clergy; replaced, never changed. */
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
}

export interface State {
  readonly seats: number
  readonly variants: Variants
  rng: Rng
  period: 1 | 2
  /** From 1, through both periods. */
  round: number
  /** The starting player: rounds begin here. */
  start: Seat
  /** Whose turn it is. */
  active: Seat
  /** Who ended the period, or none. */
  trigger: Seat
  /** Period 2: 1 while the last full round is finished, 2 in the final round, 3 when the game is over. */
  ending: 0 | 1 | 2 | 3
  treasury: number
  prices: number[]
  supply: number[]
  /** Goods on the State-action spaces, or none. */
  traded: number[]
  /** From the bottom of the stack to its top. */
  shipyard: number[]
  /** Four piles of Political cards, each from bottom to top. */
  piles: number[][]
  /** The pile whose top card has not been turned up yet, or none. */
  unturned: number
  /** The card in the Royal Court; the card on its way into the portfolio. */
  court: number
  tucking: number
  /** Political cards out of the game that everybody has seen. */
  gone: number[]
  decrees: number[]
  decreeDeck: number[]
  /** Clergy tiles round the church; with a closed track, 1 for those turned over. */
  church: number[]
  turned: number[]
  /** The gap the Cardinal stands in, and who laid him down, or none. */
  cardinal: number
  laidBy: Seat
  bag: number[]
  givenUp: number[]
  /** Royal Favors left, by noble. */
  favors: number[]
  /** Plans of each architect, from bottom to top; the top one is open. */
  plans: number[][]
  /** Faces (building × 2 + face) on offer and behind them, four slots for each architect. */
  buildings: number[]
  future: number[]
  /** City tiles in each display slot, and the supply of large ones. */
  tiles: number[]
  tileSupply: number
  /** Scoring tile of each street. */
  scoring: number[]
  /** Owner and street of the store on each plot. */
  owners: number[]
  streets: number[]
  /** Public-building spots: face, who opened it, how many officials. */
  faces: number[]
  openers: number[]
  staff: number[]
  /** Rubble: row × 3 + colour, and likewise; the pile beside the city by colour. */
  rowRubble: number[]
  columnRubble: number[]
  spotRubble: number[]
  pile: number[]
  /** Cubes out of the game, by colour. */
  lostRubble: number[]
  /** Officials: (noble, or the plaza) × 5 + owner. */
  offices: number[]
  players: Player[]
  stack: Frame[]
}

export function clonePlayer(p: Player): Player {
  return {
    reis: p.reis,
    wigs: p.wigs,
    influence: p.influence,
    goods: p.goods.slice(),
    hand: p.hand.slice(),
    offer: p.offer.slice(),
    cards: p.cards.slice(),
    ships: p.ships.slice(),
    clergy: p.clergy.slice(),
    favors: p.favors.slice(),
    plans: p.plans.slice(),
    done: p.done.slice(),
    decrees: p.decrees.slice(),
    rubble: p.rubble.slice(),
    markers: p.markers,
    houses: p.houses.slice(),
    officials: p.officials,
    powers: p.powers,
  }
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    variants: s.variants,
    rng: cloneRng(s.rng),
    period: s.period,
    round: s.round,
    start: s.start,
    active: s.active,
    trigger: s.trigger,
    ending: s.ending,
    treasury: s.treasury,
    prices: s.prices.slice(),
    supply: s.supply.slice(),
    traded: s.traded.slice(),
    shipyard: s.shipyard.slice(),
    piles: s.piles.map(pile => pile.slice()),
    unturned: s.unturned,
    court: s.court,
    tucking: s.tucking,
    gone: s.gone.slice(),
    decrees: s.decrees.slice(),
    decreeDeck: s.decreeDeck.slice(),
    church: s.church.slice(),
    turned: s.turned.slice(),
    cardinal: s.cardinal,
    laidBy: s.laidBy,
    bag: s.bag.slice(),
    givenUp: s.givenUp.slice(),
    favors: s.favors.slice(),
    plans: s.plans.map(pile => pile.slice()),
    buildings: s.buildings.slice(),
    future: s.future.slice(),
    tiles: s.tiles.slice(),
    tileSupply: s.tileSupply,
    scoring: s.scoring.slice(),
    owners: s.owners.slice(),
    streets: s.streets.slice(),
    faces: s.faces.slice(),
    openers: s.openers.slice(),
    staff: s.staff.slice(),
    rowRubble: s.rowRubble.slice(),
    columnRubble: s.columnRubble.slice(),
    spotRubble: s.spotRubble.slice(),
    pile: s.pile.slice(),
    lostRubble: s.lostRubble.slice(),
    offices: s.offices.slice(),
    players: s.players.map(clonePlayer),
    stack: s.stack.slice(),
  }
}
