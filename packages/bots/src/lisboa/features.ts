import {
  decreeWigs,
  FAVOR_WIGS,
  hullSize,
  icons,
  loaded,
  majority,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  officialsAtWork,
  officialsReady,
  type Player,
  SET_WIGS,
  STORE_MAJORITIES,
  STREETS,
  type State,
  sets,
} from '@ludoteca/lisboa'
import type { Features } from '../features.ts'

const NAMES = [
  'wigs',
  'final',
  'reis',
  'influence',
  'goods',
  'cargo',
  'icons',
  'powers',
  'favors',
  'plans',
  'officials',
  'stores',
  'exposure',
  'cubes',
  'nextSet',
  'sets',
  'houses',
  'decrees',
] as const
const at = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<(typeof NAMES)[number], number>

/** Rounds of a usual game, by number of players. */
const ROUNDS: readonly number[] = [1, 1, 19, 14, 11]

function left(s: State): number {
  if (s.ending > 0) return s.ending === 1 ? 0.1 : 0
  const part = 1 - (s.round - 1) / (ROUNDS[s.seats] ?? 1)
  return s.period === 1 ? Math.max(0.4, part) : Math.min(0.6, Math.max(0.12, part))
}

const TRADES = STORE_MAJORITIES.length

export const features: Features<State> = {
  names: NAMES,
  left,
  measure(s, out) {
    const stores = s.players.map(() => new Array<number>(TRADES).fill(0))
    for (let seat = 0; seat < s.seats; seat++) (out[seat] as number[]).fill(0)
    for (let plot = 0; plot < s.owners.length; plot++) {
      const owner = s.owners[plot] as number
      const own = stores[owner]
      if (!own) continue
      const street = s.streets[plot] as number
      const trade = STREETS[street]?.good ?? 0
      own[trade] = (own[trade] as number) + 1
      const row = out[owner] as number[]
      row[at.stores] = (row[at.stores] as number) + 1
      row[at.exposure] = (row[at.exposure] as number) + (s.scoring[street] as number)
    }
    const majorities = majorityWigs(s, stores)
    for (let seat = 0; seat < s.seats; seat++) {
      measurePlayer(s, seat, s.players[seat] as Player, majorities[seat] as number, out[seat] as number[])
    }
  },
}

function majorityWigs(s: State, stores: readonly (readonly number[])[]): number[] {
  const wigs = s.players.map(() => 0)
  const add = (counts: readonly number[], places: readonly number[]): void => {
    for (const [seat, won] of majority(counts, places, s.variants.ties).entries()) {
      wigs[seat] = (wigs[seat] as number) + won
    }
  }
  for (let trade = 0; trade < TRADES; trade++) {
    const counts = stores.map(own => own[trade] as number)
    add(counts, STORE_MAJORITIES[trade] ?? [])
  }
  const officials = s.players.map((_, seat) => officialsAtWork(s, seat))
  add(officials, s.seats === 2 ? OFFICIAL_MAJORITY_TWO_PLAYERS : OFFICIAL_MAJORITY)
  return wigs
}

const sum = (list: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < list.length; i++) total += list[i] as number
  return total
}

function measurePlayer(s: State, seat: number, p: Player, majorities: number, row: number[]): void {
  const favors = sum(p.favors)
  const complete = sets(p)
  let hulls = 0
  let cargo = 0
  for (const hull of p.ships) {
    hulls += hullSize(hull.ship)
    cargo += loaded(hull)
  }
  let decrees = 0
  for (const decree of p.decrees) decrees += decreeWigs(s, seat, decree)
  row[at.wigs] = p.wigs
  row[at.final] =
    hulls + complete * SET_WIGS + majorities + decrees + favors * FAVOR_WIGS + Math.floor(p.reis / 5)
  row[at.reis] = Math.min(p.reis, 30)
  row[at.influence] = p.influence
  row[at.goods] = sum(p.goods)
  row[at.cargo] = cargo
  row[at.icons] = icons(p)
  row[at.powers] = p.clergy.length + p.cards.length
  row[at.favors] = favors
  row[at.plans] = Math.min(2, p.plans.length)
  row[at.officials] = officialsReady(s, seat)
  row[at.cubes] = sum(p.rubble)
  row[at.nextSet] = p.rubble.filter(count => count > complete).length
  row[at.sets] = complete
  row[at.houses] = sum(p.houses)
  row[at.decrees] = p.decrees.length
}
