import { type Options, resolveOptions } from '@ludoteca/engine'
import { expect } from 'vitest'
import { NOBLES, SIZE } from '../rules/data/buildings.ts'
import { openingFor } from '../rules/data/setup.ts'
import {
  B,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  type Event,
  GOODS,
  type Good,
  type PhaseName,
  type Player,
  puertoRico,
  ROLES,
  type Role,
  type State,
  TILES,
  type Tile,
} from '../rules/index.ts'
import { people } from '../rules/phases/people.ts'
import { barrelsFor, plantationsFor } from '../rules/setup.ts'

type Counts<K extends string> = Partial<Record<K, number>>

/** What a player has; whatever is left out is empty. */
export interface Planter {
  doubloons?: number
  points?: number
  tiles?: Counts<Tile>
  /** Workers on the tiles. */
  crew?: Counts<Tile>
  forests?: Counts<Good>
  /** Buildings with the number of workers in them. */
  buildings?: Counts<BuildingId>
  goods?: Counts<Good>
  sanJuan?: number
  /** How many of the workers are nobles, and the buildings where that matters with a noble inside. */
  nobles?: number
  nobleIn?: BuildingId[]
}

/** A position; what is not given is worked out so that nothing is created or lost. */
export interface Wanted {
  seats: number
  options?: Options
  governor?: number
  /** Who chooses next; the governor when left out. */
  chooser?: number
  round?: number
  players?: Planter[]
  /** Cards taken earlier this round, by seat. */
  taken?: Partial<Record<Role, number>>
  bonus?: Partial<Record<Role, number>>
  /** Colonists in the supply and tokens on the ship. */
  supply?: number
  ship?: number
  shipNobles?: number
  noblesLeft?: number
  quarries?: number
  row?: Counts<Good>
  discards?: Counts<Good>
  /** Face-down plantations, the next one first; the rest of the box follows unless `stackOnly`. */
  stack?: Good[]
  stackOnly?: boolean
  barrels?: Counts<Good>
  house?: Good[]
  ships?: ([Good, number] | null)[]
  /** Victory points left in the pool. */
  pool?: number
  /** Copies left of some buildings. */
  market?: Counts<BuildingId>
}

const list = <K extends string>(names: readonly K[], counts: Counts<K> = {}): number[] =>
  names.map(name => counts[name] ?? 0)
const named = <K extends string>(names: readonly K[], counts: readonly number[]): Counts<K> =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]]).filter(([, n]) => n)) as Counts<K>
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

function planter(given: Planter): Player {
  const built = Object.keys(given.buildings ?? {}).map(id => B[id as BuildingId])
  return {
    doubloons: given.doubloons ?? 0,
    points: given.points ?? 0,
    goods: list(GOODS, given.goods),
    tiles: list(TILES, given.tiles),
    crew: list(TILES, given.crew),
    forests: list(GOODS, given.forests),
    staff: BUILDING_IDS.map(id => given.buildings?.[id] ?? -1),
    built,
    used: sum(built.map(b => SIZE[b] as number)),
    sanJuan: given.sanJuan ?? 0,
    nobles: given.nobles ?? 0,
    nobleIn: (given.nobleIn ?? []).map(id => B[id]),
  }
}

function stockAll(s: State, wanted: Wanted): void {
  const sets = new Set(['base', s.rules.newBuildings ? 'new' : '', s.rules.nobles ? 'nobles' : ''])
  s.kinds = [...BUILDINGS.keys()].filter(b => sets.has(BUILDINGS[b]?.set ?? ''))
  s.market = BUILDINGS.map((row, b) => {
    const owned = s.players.filter(p => p.staff[b] !== -1).length
    const copies = s.seats === 2 ? row.copies2 : row.copies
    return wanted.market?.[row.id as BuildingId] ?? (s.kinds.includes(b) ? Math.max(0, copies - owned) : 0)
  })
}

function layGoods(s: State, wanted: Wanted): void {
  s.house = (wanted.house ?? []).map(good => GOODS.indexOf(good))
  for (const [ship, cargo] of (wanted.ships ?? []).entries()) {
    s.shipGood[ship] = cargo ? GOODS.indexOf(cargo[0]) : -1
    s.shipLoad[ship] = cargo ? cargo[1] : 0
  }
  s.barrels = barrelsFor(s.seats).map((all, good) => {
    const sold = s.house.filter(each => each === good).length
    const aboard = sum(s.shipLoad.filter((_, ship) => s.shipGood[ship] === good))
    const held = sum(s.players.map(p => p.goods[good] as number))
    return wanted.barrels?.[GOODS[good] as Good] ?? all - sold - aboard - held
  })
}

/** Players + 1 tiles, as mixed as the box allows. */
function defaultRow(seats: number, rest: readonly number[]): Counts<Good> {
  const tiles: Good[] = []
  for (let i = 0; i < 12; i++)
    for (const [g, good] of GOODS.entries()) if ((rest[g] as number) > i) tiles.push(good)
  const row: Counts<Good> = {}
  for (const good of tiles.slice(0, seats + 1)) row[good] = (row[good] ?? 0) + 1
  return row
}

function layTiles(s: State, wanted: Wanted): void {
  const owned = sum(s.players.map(p => p.tiles[TILES.length - 1] as number))
  s.quarries = wanted.quarries ?? openingFor(s.seats).quarries - owned
  s.discards = list(GOODS, wanted.discards)
  const rest = plantationsFor(s.seats).map(
    (all, good) =>
      all -
      (s.discards[good] as number) -
      sum(s.players.map(p => (p.tiles[good] as number) + (p.forests[good] as number))),
  )
  const remove = (good: number) => {
    rest[good] = (rest[good] as number) - 1
    return good
  }
  const top = (wanted.stack ?? []).map(good => remove(GOODS.indexOf(good)))
  s.row = list(GOODS, wanted.row ?? defaultRow(s.seats, rest))
  for (const [good, count] of s.row.entries()) rest[good] = (rest[good] as number) - count
  const others = wanted.stackOnly
    ? []
    : rest.flatMap((count, good) => new Array<number>(Math.max(0, count)).fill(good))
  s.stack = [...others, ...top.reverse()]
}

function landPeople(s: State, wanted: Wanted): void {
  const nobles = s.rules.nobles ? NOBLES : 0
  s.ship = wanted.ship ?? s.seats
  s.shipNobles = wanted.shipNobles ?? (s.rules.nobles && s.ship > 0 ? 1 : 0)
  const owned = sum(s.players.map(p => p.nobles))
  s.nobles = wanted.noblesLeft ?? nobles - s.shipNobles - owned
  const all = openingFor(s.seats).colonists + s.seats
  const placed = sum(s.players.map(people)) - owned
  s.colonists = wanted.supply ?? all - placed - (s.ship - s.shipNobles)
}

/** A city of up to 12 used spaces: the small violet buildings of the base game, standing empty. */
export const cityOf = (spaces: number): Counts<BuildingId> =>
  Object.fromEntries(BUILDING_IDS.slice(B.small_market, B.small_market + spaces).map(id => [id, 0]))

export function position(wanted: Wanted) {
  const resolved = resolveOptions(puertoRico, wanted.seats, { governor: 'first', ...wanted.options })
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const base = puertoRico.create({ seats: wanted.seats, options: resolved.options, seed: 'position' })
  const players = Array.from({ length: wanted.seats }, (_, seat) => planter(wanted.players?.[seat] ?? {}))
  const paid = sum(players.map(p => p.points))
  const s: State = {
    ...base,
    players,
    paid,
    pool: wanted.pool === undefined ? base.pool : paid + wanted.pool,
  }
  s.round = wanted.round ?? 1
  s.governor = wanted.governor ?? wanted.chooser ?? 0
  s.chooser = wanted.chooser ?? s.governor
  s.actor = s.chooser
  s.phase = { kind: 'role' }
  for (const [role, seat] of Object.entries(wanted.taken ?? {})) s.holders[ROLES.indexOf(role as Role)] = seat
  s.picks = Object.keys(wanted.taken ?? {}).length
  for (const [role, n] of Object.entries(wanted.bonus ?? {})) s.bonus[ROLES.indexOf(role as Role)] = n
  stockAll(s, wanted)
  layGoods(s, wanted)
  layTiles(s, wanted)
  landPeople(s, wanted)
  return new Table(s)
}

/** A position to play in, with questions that read like rules. */
export class Table {
  state: State
  events: Event[] = []
  private readonly imbalance: string[]

  constructor(state: State) {
    this.state = state
    this.imbalance = puertoRico.check(state)
  }

  /** Plays each line of notation in turn; each must be legal, and nothing may appear or vanish. */
  does(...lines: string[]): this {
    for (const line of lines) {
      const action = puertoRico.read(line)
      if (!action) throw new SyntaxError(`no such action: ${line}`)
      expect(this.options, `${line} by seat ${this.asked} (${this.phase})`).toContain(line)
      puertoRico.apply(this.state, action, event => this.events.push(event))
      expect(puertoRico.check(this.state)).toEqual(this.imbalance)
    }
    return this
  }

  take = (role: Role, library = false): this => this.does(`role ${role}${library ? ' +library' : ''}`)

  /** Passes until the phase of the current role is over; arranges as listed first. */
  passAll(): this {
    while (this.phase !== 'role' && this.phase !== 'over') {
      this.does(this.options.includes('pass') ? 'pass' : (this.options[0] as string))
    }
    return this
  }

  get options(): string[] {
    return puertoRico.legal(this.state).map(puertoRico.write)
  }
  get asked(): number | null {
    return puertoRico.turn(this.state)
  }
  get phase(): PhaseName {
    return this.state.phase.kind
  }
  /** Why not; null when it may be done. */
  refused(line: string): string | null {
    const action = puertoRico.read(line)
    if (!action) throw new SyntaxError(`no such action: ${line}`)
    return puertoRico.refusal(this.state, action)?.rule ?? null
  }
  player = (seat: number): Player => this.state.players[seat] as Player
  doubloons = (seat: number): number => this.player(seat).doubloons
  points = (seat: number): number => this.player(seat).points
  goods = (seat: number): Counts<Good> => named(GOODS, this.player(seat).goods)
  tiles = (seat: number): Counts<Tile> => named(TILES, this.player(seat).tiles)
  crew = (seat: number): Counts<Tile> => named(TILES, this.player(seat).crew)
  staff = (seat: number, building: BuildingId): number => this.player(seat).staff[B[building]] as number
  owns = (seat: number, building: BuildingId): boolean => this.staff(seat, building) >= 0
  total = (seat: number): number => puertoRico.standings(this.state)[seat]?.total as number
  /** What one part of the score brings. */
  part = (seat: number, key: string): number =>
    puertoRico.standings(this.state)[seat]?.parts.find(part => part.key === key)?.points ?? 0
  rank = (seat: number): number => puertoRico.standings(this.state)[seat]?.rank as number
  /** What lies on a role card, and who holds it (null: nobody). */
  bonus = (role: Role): number => this.state.bonus[ROLES.indexOf(role)] as number
  holder = (role: Role): number | null => {
    const holder = this.state.holders[ROLES.indexOf(role)] as number
    return holder < 0 ? null : holder
  }
  get barrels(): Counts<Good> {
    return named(GOODS, this.state.barrels)
  }
  get row(): Counts<Good> {
    return named(GOODS, this.state.row)
  }
  get discards(): Counts<Good> {
    return named(GOODS, this.state.discards)
  }
  get house(): (Good | undefined)[] {
    return this.state.house.map(good => GOODS[good])
  }
  /** Cargo of the ships, smallest first; null for an empty one. */
  get ships(): ([Good, number] | null)[] {
    return this.state.shipGood.map((good, i) =>
      good < 0 ? null : [GOODS[good] as Good, this.state.shipLoad[i] as number],
    )
  }
  /** Events of one kind so far. */
  happened<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

/** A fresh game, as dealt. */
export function opening(seats: number, options: Options = {}, seed = 'opening'): Table {
  const resolved = resolveOptions(puertoRico, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  return new Table(puertoRico.create({ seats, options: resolved.options, seed }))
}
