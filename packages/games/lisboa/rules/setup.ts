import { below, dealRng, type Rng, type Seat, type Setup, shuffle } from '@ludoteca/engine'
import {
  DECREES_ON_OFFER,
  dummyOfficials,
  favorsOfEachNoble,
  HOUSES,
  OFFICIALS,
  START_CLERGY_DRAW,
  START_GOODS,
  START_OFFICE,
  START_REIS,
} from './data/board.ts'
import { BUILDINGS, faceOf, PLANS, TILES_PER_ARCHITECT } from './data/buildings.ts'
import { CARDINAL_START, CHURCH_SPOTS } from './data/church.ts'
import {
  CUBES_IN_PILE,
  CUBES_PER_COLOUR,
  CUBES_PER_COLUMN,
  CUBES_PER_ROW,
  CUBES_PER_SPOT,
  LARGE_TILES,
  PLOTS,
  rowsOpen,
  SCORING_FIXED,
  SCORING_TILES,
  SLOTS,
  SMALL_TILES,
  SPOTS,
  spotInPlay,
} from './data/city.ts'
import { CLERGY } from './data/clergy.ts'
import { LACERDA_PLANS } from './data/lacerda.ts'
import { ARCHITECTS, GOODS, NOBLES, ROWS, RUBBLE, STATE_ACTIONS } from './data/terms.ts'
import { INFLUENCE_START, MARKET, TREASURY_START, WIGS_START } from './data/tracks.ts'
import type { Frame } from './frames.ts'
import { automatic } from './lacerda.ts'
import { layPiles, layShipyard } from './lay.ts'
import { add, numbers, places, plus, put, things } from './lists.ts'
import { VERSION, variantsOf } from './options.ts'
import { NO_POWERS } from './phases/board.ts'
import { seatLacerda } from './phases/lacerda/setup.ts'
import { OURS, setUnder, tablesOf } from './set/of.ts'
import { decreesFor } from './set/tables.ts'
import { DUMMY, type Lacerda, NONE, OWNERS, type Player, type State } from './state.ts'

const CLERGY_TILES = CLERGY.map((_, tile) => tile)
const START_PRICES = MARKET.map(good => good.start)
const NOTHING_TRADED = STATE_ACTIONS.map(() => NONE)
const START_TILES = SLOTS.map(() => 1)
const LARGE_SLOTS = SLOTS.filter(slot => !slot.small).length
const NO_STORES = PLOTS.map(() => NONE)
const NO_BUILDINGS = SPOTS.map(() => NONE)
const NO_STAFF = SPOTS.map(() => 0)
const NO_CLERGY = numbers(CHURCH_SPOTS, () => NONE)
const NONE_TURNED = NO_CLERGY.map(() => 0)
const START_WAREHOUSE = GOODS.map(() => START_GOODS)
/** By office and owner: 1 where a dummy official may stand. */
const NEUTRAL_PLACES = numbers((NOBLES.length + 1) * OWNERS, i =>
  i % OWNERS === DUMMY && i < NOBLES.length * OWNERS ? 1 : 0,
)
const NO_FAVORS = NOBLES.map(() => 0)
const NO_RUBBLE = RUBBLE.map(() => 0)
const NO_HOUSES = HOUSES.map(() => 0)
const RUBBLE_BAG = numbers(RUBBLE.length * CUBES_PER_COLOUR, cube => Math.floor(cube / CUBES_PER_COLOUR))
const STARTING_PLANS = places(PLANS, plan => plan.starting)
/** Replaced before anybody sees it (`phases/lacerda/setup.ts`). */
const NOT_SEATED: Lacerda = { courtier: 0, helper: 0, rubble: NO_RUBBLE }
const ALL_BUILDINGS = BUILDINGS.map((_, building) => building)

/** The opening position. Clergy tiles are chosen first; church track and hands follow (`phases/turn/deal.ts`). */
export function create(setup: Setup): State {
  const s = lay(setup)
  if (s.lacerda) seatLacerda(s)
  return s
}

function lay(setup: Setup): State {
  const { seats } = setup
  const set = setUnder(setup.options.set ?? OURS, setup.version ?? VERSION)
  const tables = tablesOf({ set })
  const rng = dealRng(setup)
  const alone = automatic(setup.options)
  const start = alone.length > 0 ? 0 : below(rng, seats)
  const players = things(seats, seat => newPlayer((seat - start + seats) % seats))
  const bag = shuffle(rng, CLERGY_TILES.slice())
  for (const [seat, p] of players.entries()) {
    if (!alone.includes(seat)) p.offer = bag.splice(0, START_CLERGY_DRAW)
  }
  const piles = layPiles(rng, 1)
  const decreeDeck = shuffle(rng, decreesFor(tables, seats).slice())
  const favors = dealFavors(rng, players)
  dealPlans(rng, players, alone)
  const scoring = plus(shuffle(rng, [...SCORING_TILES]), SCORING_FIXED)
  const stacks = stackBuildings(rng)
  const rubble = earthquake(rng, seats)
  const stack: Frame[] = [{ kind: 'deal' }]
  for (let i = seats - 1; i >= 0; i--) {
    const seat = (start + i) % seats
    if (!alone.includes(seat)) stack.push({ kind: 'keep', seat })
  }
  return {
    seats,
    variants: variantsOf(setup.options),
    set,
    rng,
    period: 1,
    round: 1,
    start,
    active: start,
    trigger: NONE,
    ending: 0,
    treasury: TREASURY_START,
    prices: START_PRICES,
    traded: NOTHING_TRADED,
    shipyard: layShipyard(seats, 1),
    piles,
    unturned: NONE,
    court: NONE,
    tucking: NONE,
    gone: [],
    decrees: decreeDeck.splice(-DECREES_ON_OFFER).reverse(),
    decreeDeck,
    church: NO_CLERGY,
    turned: NONE_TURNED,
    cardinal: CARDINAL_START,
    laidBy: NONE,
    bag,
    givenUp: [],
    favors,
    plans: tables.planPiles,
    buildings: numbers(stacks.length, architect => stacks[architect]?.pop() ?? NONE),
    future: numbers(stacks.length, architect => stacks[architect]?.pop() ?? NONE),
    buildingStacks: stacks,
    tiles: START_TILES,
    tileSupply: LARGE_TILES - LARGE_SLOTS,
    smallSupply: SMALL_TILES - (SLOTS.length - LARGE_SLOTS),
    scoring,
    owners: NO_STORES,
    streets: NO_STORES,
    faces: NO_BUILDINGS,
    openers: NO_BUILDINGS,
    staff: NO_STAFF,
    rowRubble: rubble.rows,
    columnRubble: rubble.columns,
    spotRubble: rubble.spots,
    pile: rubble.pile,
    lostRubble: rubble.lost,
    offices: officesFor(seats),
    players,
    lacerda: alone.length > 0 ? NOT_SEATED : null,
    stack,
  }
}

/** `place` counts from the starting player. */
function newPlayer(place: number): Player {
  return {
    reis: START_REIS,
    wigs: WIGS_START,
    influence: INFLUENCE_START[place] as number,
    goods: START_WAREHOUSE,
    hand: [],
    packet: [],
    offer: [],
    cards: [],
    ships: [],
    clergy: [],
    favors: NO_FAVORS,
    plans: [],
    done: [],
    decrees: [],
    rubble: NO_RUBBLE,
    markers: 0,
    houses: NO_HOUSES,
    officials: OFFICIALS - 1,
    powers: NO_POWERS,
  }
}

/** One favor each from the bag; the others lie with their nobles. */
function dealFavors(rng: Rng, players: readonly Player[]): number[] {
  const each = favorsOfEachNoble(players.length)
  const bag: number[] = []
  for (let noble = 0; noble < NOBLES.length; noble++) for (let i = 0; i < each; i++) bag.push(noble)
  shuffle(rng, bag)
  const left = numbers(NOBLES.length, () => each)
  for (const p of players) {
    const noble = bag.pop() as number
    p.favors = put(NO_FAVORS, noble, 1)
    left[noble] = (left[noble] as number) - 1
  }
  return left
}

function dealPlans(rng: Rng, players: readonly Player[], alone: readonly Seat[]): void {
  const starting = shuffle(rng, STARTING_PLANS.slice())
  for (const [seat, p] of players.entries()) {
    p.plans = starting.splice(-(alone.includes(seat) ? LACERDA_PLANS : 1)).reverse()
  }
}

/** The tiles are shuffled; half of them lie with one architect’s face up, half with the other’s. */
function stackBuildings(rng: Rng): number[][] {
  const tiles = shuffle(rng, ALL_BUILDINGS.slice())
  return things(ARCHITECTS.length, architect =>
    numbers(TILES_PER_ARCHITECT, () => faceOf(tiles.pop() as number, architect)),
  )
}

/** Neutral officials, and one official of each player. */
function officesFor(seats: number): readonly number[] {
  let offices = numbers(NEUTRAL_PLACES.length, at => (NEUTRAL_PLACES[at] as number) * dummyOfficials(seats))
  for (let seat = 0; seat < seats; seat++) offices = add(offices, START_OFFICE * OWNERS + seat, 1)
  return offices
}

/** Rubble at random; what belongs to a closed row E stays out of the game. */
function earthquake(rng: Rng, seats: number) {
  const bag = shuffle(rng, RUBBLE_BAG.slice())
  const drop = (counts: readonly number[]): number[] => {
    const cubes: number[] = []
    for (let place = 0; place < counts.length; place++) {
      for (let rubble = 0; rubble < RUBBLE.length; rubble++) cubes.push(0)
      for (let i = counts[place] as number; i > 0; i--) {
        const at = place * RUBBLE.length + (bag.pop() as number)
        cubes[at] = (cubes[at] as number) + 1
      }
    }
    return cubes
  }
  return {
    rows: drop(ROWS.map((_, row) => (row < rowsOpen(seats) ? CUBES_PER_ROW : 0))),
    columns: drop(CUBES_PER_COLUMN),
    spots: drop(SPOTS.map(spot => (spotInPlay(spot, seats) ? CUBES_PER_SPOT : 0))),
    pile: drop([CUBES_IN_PILE]),
    lost: drop([bag.length]),
  }
}
