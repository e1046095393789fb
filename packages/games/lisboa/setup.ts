import { below, type Rng, rngFrom, type Setup, shuffle } from '@ludoteca/engine'
import {
  DECREES_ON_OFFER,
  dummyOfficials,
  favorsOfEachNoble,
  GOODS_PER_TYPE,
  HOUSES,
  OFFICIALS,
  START_CLERGY_DRAW,
  START_GOODS,
  START_REIS,
} from './data/board.ts'
import { BUILDINGS, BUILDINGS_ON_OFFER, PLANS } from './data/buildings.ts'
import { CARDINAL_START, CHURCH_SPOTS } from './data/church.ts'
import {
  COLUMNS,
  CUBES_IN_PILE,
  CUBES_PER_COLOUR,
  CUBES_PER_COLUMN,
  CUBES_PER_ROW,
  CUBES_PER_SPOT,
  LARGE_TILES,
  PLOTS,
  rowsOpen,
  SCORING_TILES,
  SLOTS,
  SMALL_TILES,
  SPOTS,
  spotInPlay,
} from './data/city.ts'
import { CLERGY } from './data/clergy.ts'
import { DECREES, ROW_E_DECREE } from './data/decrees.ts'
import { ARCHITECTS, GOODS, NOBLES, ROWS, RUBBLE, STATE_ACTIONS } from './data/terms.ts'
import { INFLUENCE_START, MARKET, TREASURY_START, WIGS_START } from './data/tracks.ts'
import { layPiles, layShipyard } from './lay.ts'
import { variantsOf } from './options.ts'
import { NO_POWERS } from './rules/board.ts'
import { DUMMY, NONE, OWNERS, type Player, type State } from './state.ts'

const CLERGY_TILES = [...CLERGY.keys()]
const RUBBLE_BAG = RUBBLE.flatMap((_, rubble) => new Array<number>(CUBES_PER_COLOUR).fill(rubble))
const STARTING_PLANS = PLANS.flatMap((plan, i) => (plan.starting ? [i] : []))
const PLAN_PILES = ARCHITECTS.map((_, architect) =>
  PLANS.flatMap((plan, i) => (!plan.starting && plan.architect === architect ? [i] : [])),
)
const ARCHITECTS_TILES = ARCHITECTS.map((_, architect) =>
  BUILDINGS.flatMap((building, i) => (building.architect === architect ? [i] : [])),
)
const decreesFor = (seats: number): number[] =>
  [...DECREES.keys()].filter(i => i !== ROW_E_DECREE || rowsOpen(seats) === ROWS.length)

/** The opening position. Clergy tiles are chosen first; church track and hands follow (`rules/deal.ts`). */
export function create(setup: Setup): State {
  const { seats } = setup
  const rng = rngFrom(setup.seed)
  const start = below(rng, seats)
  const players = Array.from({ length: seats }, (_, seat) => newPlayer((seat - start + seats) % seats))
  const bag = shuffle(rng, CLERGY_TILES.slice())
  for (const p of players) p.offer = bag.splice(0, START_CLERGY_DRAW)
  const s: State = {
    seats,
    variants: variantsOf(setup.options),
    rng,
    period: 1,
    round: 1,
    start,
    active: start,
    trigger: NONE,
    ending: 0,
    treasury: TREASURY_START,
    prices: MARKET.map(good => good.start),
    supply: GOODS.map(() => GOODS_PER_TYPE - seats * START_GOODS),
    traded: STATE_ACTIONS.map(() => NONE),
    shipyard: layShipyard(seats, 1),
    piles: layPiles(rng, 1),
    unturned: NONE,
    court: NONE,
    tucking: NONE,
    gone: [],
    decrees: [],
    decreeDeck: shuffle(rng, decreesFor(seats)),
    church: new Array<number>(CHURCH_SPOTS).fill(NONE),
    turned: new Array<number>(CHURCH_SPOTS).fill(0),
    cardinal: CARDINAL_START,
    laidBy: NONE,
    bag,
    givenUp: [],
    favors: dealFavors(rng, players),
    plans: dealPlans(rng, players),
    buildings: [],
    future: [],
    tiles: SLOTS.map(slot => (slot.small ? SMALL_TILES : 1)),
    tileSupply: LARGE_TILES - SLOTS.filter(slot => !slot.small).length,
    scoring: shuffle(rng, [...SCORING_TILES]),
    owners: PLOTS.map(() => NONE),
    streets: PLOTS.map(() => NONE),
    faces: SPOTS.map(() => NONE),
    openers: SPOTS.map(() => NONE),
    staff: SPOTS.map(() => 0),
    rowRubble: cubes(ROWS.length),
    columnRubble: cubes(COLUMNS),
    spotRubble: cubes(SPOTS.length),
    pile: cubes(1),
    lostRubble: cubes(1),
    offices: new Array<number>((NOBLES.length + 1) * OWNERS).fill(0),
    players,
    stack: [{ kind: 'deal' }],
  }
  for (let slot = 0; slot < DECREES_ON_OFFER; slot++) s.decrees.push(s.decreeDeck.pop() ?? NONE)
  for (let noble = 0; noble < NOBLES.length; noble++)
    s.offices[noble * OWNERS + DUMMY] = dummyOfficials(seats)
  layBuildings(s)
  earthquake(s)
  for (let i = seats - 1; i >= 0; i--) s.stack.push({ kind: 'keep', seat: (start + i) % seats })
  return s
}

/** `place` counts from the starting player. */
function newPlayer(place: number): Player {
  return {
    reis: START_REIS,
    wigs: WIGS_START[place] as number,
    influence: INFLUENCE_START[place] as number,
    goods: GOODS.map(() => START_GOODS),
    hand: [],
    offer: [],
    cards: [],
    ships: [],
    clergy: [],
    favors: NOBLES.map(() => 0),
    plans: [],
    done: [],
    decrees: [],
    rubble: RUBBLE.map(() => 0),
    markers: 0,
    houses: HOUSES.map(() => 0),
    officials: OFFICIALS,
    powers: NO_POWERS,
  }
}

/** One favor each from the bag; the others lie with their nobles. */
function dealFavors(rng: Rng, players: readonly Player[]): number[] {
  const each = favorsOfEachNoble(players.length)
  const bag = shuffle(
    rng,
    NOBLES.flatMap((_, noble) => new Array<number>(each).fill(noble)),
  )
  for (const p of players) p.favors[bag.pop() as number] = 1
  return NOBLES.map((_, noble) => bag.filter(tile => tile === noble).length)
}

function dealPlans(rng: Rng, players: readonly Player[]): number[][] {
  const starting = shuffle(rng, STARTING_PLANS.slice())
  for (const p of players) p.plans.push(starting.pop() as number)
  return PLAN_PILES.map(pile => shuffle(rng, pile.slice()))
}

/** Per architect four on offer and a future one behind each, every tile with a random face up. */
function layBuildings(s: State): void {
  for (const tiles of ARCHITECTS_TILES) {
    const faces = shuffle(s.rng, tiles.slice()).map(tile => tile * 2 + below(s.rng, 2))
    s.buildings.push(...faces.slice(0, BUILDINGS_ON_OFFER))
    s.future.push(...faces.slice(BUILDINGS_ON_OFFER))
  }
}

const cubes = (places: number): number[] => new Array<number>(places * RUBBLE.length).fill(0)

/** Rubble at random; what belongs to a closed row E stays out of the game. */
function earthquake(s: State): void {
  const bag = shuffle(s.rng, RUBBLE_BAG.slice())
  const drop = (cubes: number[], place: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const at = place * RUBBLE.length + (bag.pop() as number)
      cubes[at] = (cubes[at] as number) + 1
    }
  }
  for (let row = 0; row < rowsOpen(s.seats); row++) drop(s.rowRubble, row, CUBES_PER_ROW)
  for (let column = 0; column < COLUMNS; column++) drop(s.columnRubble, column, CUBES_PER_COLUMN[column] ?? 0)
  for (const [spot, each] of SPOTS.entries()) {
    if (spotInPlay(each, s.seats)) drop(s.spotRubble, spot, CUBES_PER_SPOT)
  }
  drop(s.pile, 0, CUBES_IN_PILE)
  drop(s.lostRubble, 0, bag.length)
}
