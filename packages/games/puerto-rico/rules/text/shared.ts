import { fill, type Refusal, type Who } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, SAN_JUAN } from '../actions.ts'
import { BUILDING_IDS, type BuildingId } from '../data/buildings.ts'
import { GOODS, TILES } from '../data/goods.ts'
import { ROLES } from '../data/roles.ts'
import type { Event, EventType } from '../events.ts'
import { REFUSALS, type RefusalRule } from '../refusals.ts'
import type { Phase, PhaseName, PhaseOf, State } from '../state.ts'
import type { Names } from './names.ts'

/** What both languages share: complete tables of lines, and names by number. */

export type ActionLines = {
  readonly [T in Action['type']]: (a: Extract<Action, { type: T }>, s: State) => string
}
export type EventLines = {
  readonly [T in EventType]: (e: Extract<Event, { type: T }>, who: Who) => string | null
}
type Params = Readonly<Record<string, string | number>>
export type RefusalLines = Readonly<Record<RefusalRule, (params: Params) => string>>

/** Lines of a decision by its kind: the prompt, or what passing is called. */
export type PhaseLines = {
  readonly [K in PhaseName]: (s: State, phase: PhaseOf<K>) => string
}

export const phaseLine = (lines: Partial<PhaseLines>, s: State): string | undefined =>
  (lines[s.phase.kind] as ((s: State, phase: Phase) => string) | undefined)?.(s, s.phase)

export const actionLine =
  (lines: ActionLines) =>
  (a: Action, s: State): string =>
    (lines[a.type] as (a: Action, s: State) => string)(a, s)

export const eventLine =
  (lines: EventLines) =>
  (e: Event, who: Who): string | null =>
    (lines[e.type] as (e: Event, who: Who) => string | null)(e, who)

const isRule = (rule: string): rule is RefusalRule => (REFUSALS as readonly string[]).includes(rule)

/** The game's own sentence, else the engine's. */
export const refusalLine =
  (lines: RefusalLines, engine: Readonly<Record<string, string>>) =>
  ({ rule, params = {} }: Refusal): string =>
    isRule(rule) ? lines[rule](params) : fill(engine[rule] ?? lines['not-now'](params), params)

export const isBuildingId = (key: string): key is BuildingId =>
  (BUILDING_IDS as readonly string[]).includes(key)

/** Names by the numbers that actions, events and refusals carry. */
export function namesByNumber(names: Names) {
  const at = <K extends string>(
    keys: readonly K[],
    table: Readonly<Record<K, string>>,
    i: unknown,
  ): string => {
    const key = keys[Number(i)]
    if (key === undefined) throw new RangeError(`nothing is called number ${i}`)
    return table[key]
  }
  const building = (b: unknown): string => {
    const id = BUILDING_IDS[Number(b)]
    if (id === undefined) throw new RangeError(`no building ${b}`)
    return names.buildings[id].name
  }
  return {
    good: (good: unknown) => at(GOODS, names.goods, good),
    tile: (tile: unknown) => at(TILES, names.tiles, tile),
    building,
    role: (card: unknown) => {
      const key = typeof card === 'string' ? card : ROLES[Number(card)]
      const role = ROLES.find(each => each === key)
      if (role === undefined) throw new RangeError(`no role ${card}`)
      return names.roles[role].name
    },
    /** Calls back with what the group is, so that each language can phrase it. */
    group<T>(
      group: unknown,
      say: { tiles(tile: number): T; building(name: string): T; sanJuan(name: string): T },
    ): T {
      const number = Number(group)
      if (number === SAN_JUAN) return say.sanJuan(names.sanJuan)
      return number < FIRST_BUILDING ? say.tiles(number) : say.building(building(number - FIRST_BUILDING))
    },
  }
}

/** Goods of which there are any, with their number. */
export const present = (counts: readonly number[]): (readonly [good: number, count: number])[] =>
  counts.flatMap((count, good) => (count > 0 ? [[good, count] as const] : []))
