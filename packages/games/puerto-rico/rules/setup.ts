import { below, dealRng, type Rng, type Setup, shuffle } from '@ludoteca/engine'
import { BUILDINGS, NOBLES } from './data/buildings.ts'
import { BARRELS, BARRELS_OUT_2, CORN, GOODS, PLANTATIONS, PLANTATIONS_OUT_2, TILES } from './data/goods.ts'
import { ROLES } from './data/roles.ts'
import { openingFor } from './data/setup.ts'
import { rulesFrom } from './options.ts'
import { startDraft, stock } from './phases/draft.ts'
import { dealRow } from './phases/plantations.ts'
import type { Player, State } from './state.ts'

const INDIGO = 1

const BASE_KINDS = [...BUILDINGS.keys()].filter(b => BUILDINGS[b]?.set === 'base')

const zeros = (length: number): number[] => new Array<number>(length).fill(0)

function newPlayer(money: number, tile: number): Player {
  const tiles = zeros(TILES.length)
  tiles[tile] = 1
  return {
    doubloons: money,
    points: 0,
    goods: zeros(GOODS.length),
    tiles,
    crew: zeros(TILES.length),
    forests: zeros(GOODS.length),
    staff: BUILDINGS.map(() => -1),
    built: [],
    used: 0,
    sanJuan: 0,
    nobles: 0,
    nobleIn: [],
  }
}

export const plantationsFor = (seats: number): number[] =>
  PLANTATIONS.map(count => count - (seats === 2 ? PLANTATIONS_OUT_2 : 0))

export const barrelsFor = (seats: number): number[] =>
  BARRELS.map(count => count - (seats === 2 ? BARRELS_OUT_2 : 0))

/** The stack without the tiles the players start with. */
function newStack(seats: number, players: readonly Player[], rng: Rng): number[] {
  const counts = plantationsFor(seats)
  for (const p of players)
    for (const good of GOODS.keys()) counts[good] = (counts[good] ?? 0) - (p.tiles[good] ?? 0)
  return shuffle(
    rng,
    counts.flatMap((count, good) => new Array<number>(count).fill(good)),
  )
}

export function create(setup: Setup): State {
  const { seats } = setup
  const opening = openingFor(seats)
  const rules = rulesFrom(setup.options, setup.version)
  const rng = dealRng(setup)
  const governor = rules.governorFirst ? 0 : below(rng, seats)
  const players = Array.from({ length: seats }, (_, seat) => {
    const corn = (seat - governor + seats) % seats >= opening.indigo
    return newPlayer(opening.money - (corn && rules.balance ? 1 : 0), corn ? CORN : INDIGO)
  })
  const state: State = {
    seats,
    rules,
    rng,
    round: 1,
    governor,
    picks: 0,
    chooser: governor,
    role: -1,
    step: 0,
    phase: { kind: 'role' },
    actor: governor,
    doubled: false,
    libraryUsed: 0,
    ending: 0,
    holders: ROLES.map((_, card) => (card <= opening.lastRole ? -1 : -2)),
    bonus: zeros(ROLES.length),
    stack: newStack(seats, players, rng),
    row: zeros(GOODS.length),
    discards: zeros(GOODS.length),
    quarries: opening.quarries,
    barrels: barrelsFor(seats),
    // A noble takes one colonist's place on the ship; that colonist waits in the supply.
    colonists: opening.colonists + (rules.nobles ? 1 : 0),
    ship: seats,
    shipNobles: rules.nobles ? 1 : 0,
    nobles: rules.nobles ? NOBLES - 1 : 0,
    paid: 0,
    pool: rules.deluxe ? opening.poolDeluxe : opening.pool,
    shipSize: opening.ships.slice(),
    shipGood: opening.ships.map(() => -1),
    shipLoad: zeros(opening.ships.length),
    house: [],
    market: zeros(BUILDINGS.length),
    kinds: BASE_KINDS.slice(),
    players,
    guestsDone: false,
    second: false,
    villas: 0,
    landDone: false,
    received: zeros(GOODS.length),
    captain: { storing: false, passes: 0, wharfUsed: 0, smallWharfUsed: 0, loaded: 0, visited: 0, union: 0 },
  }
  for (const b of state.kinds) stock(state, b)
  dealRow(state)
  if (rules.newBuildings || rules.nobles) startDraft(state)
  return state
}
