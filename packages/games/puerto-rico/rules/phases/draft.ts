import { type Emit, type Refusal, shuffle } from '@ludoteca/engine'
import { type Action, draft } from '../actions.ts'
import { B, BUILDINGS, isPlant, SPACES_BY_COST } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { costOf } from './price.ts'

/** Choosing which violet buildings are in the game, when a module is used. */

const pool = (s: State): number[] =>
  [...BUILDINGS.keys()].filter(b => {
    const set = BUILDINGS[b]?.set
    return (
      !isPlant(b) &&
      (set === 'base' || (set === 'new' && s.rules.newBuildings) || (set === 'nobles' && s.rules.nobles))
    )
  })

/** Puts a building on offer. */
export function stock(s: State, building: number): void {
  const row = BUILDINGS[building]
  s.market[building] = (s.seats === 2 ? row?.copies2 : row?.copies) ?? 0
}

const freeSpaces = (s: State, cost: number): number =>
  (SPACES_BY_COST[cost] ?? 0) - s.kinds.filter(b => !isPlant(b) && costOf(s, b) === cost).length

/** The 2004 rules do not let hacienda and forest house into the same game. */
const excluded = (s: State, building: number): boolean =>
  !s.rules.deluxe &&
  ((building === B.hacienda && s.kinds.includes(B.forest_house)) ||
    (building === B.forest_house && s.kinds.includes(B.hacienda)))

const open = (s: State, b: number): boolean =>
  !s.kinds.includes(b) && freeSpaces(s, costOf(s, b)) > 0 && !excluded(s, b)

function add(s: State, building: number): void {
  s.kinds.push(building)
  s.kinds.sort((a, b) => a - b)
  stock(s, building)
}

export function startDraft(s: State): void {
  s.kinds = s.kinds.filter(isPlant)
  s.market.fill(0)
  for (const b of s.kinds) stock(s, b)
  if (s.rules.randomSelection) {
    for (const b of shuffle(s.rng, pool(s))) if (open(s, b)) add(s, b)
  } else {
    s.phase = { kind: 'draft' }
    s.actor = s.governor
  }
}

const legal = (s: State, out: Action[]): void => {
  for (const b of pool(s)) if (open(s, b)) out.push(draft(b))
}

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  if (a.type !== 'draft') return null
  add(s, a.building)
  emit?.({ type: 'drafted', seat: s.actor, building: a.building })
  const rest = pool(s).filter(b => open(s, b))
  if (rest.length > 1) {
    s.actor = (s.actor + 1) % s.seats
    return null
  }
  const last = rest[0]
  s.actor = (s.actor + 1) % s.seats
  if (last !== undefined) {
    add(s, last)
    emit?.({ type: 'drafted', seat: s.actor, building: last })
  }
  emit?.({ type: 'roundStarted', round: 1, governor: s.governor })
  return 'choice'
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'draft') return NOT_NOW
  const { building } = a
  if (!pool(s).includes(building)) return { rule: 'draft-not-offered', params: { building } }
  if (s.kinds.includes(building)) return { rule: 'draft-taken', params: { building } }
  if (excluded(s, building)) return { rule: 'draft-exclusive', params: { building } }
  return { rule: 'draft-no-space', params: { building, cost: costOf(s, building) } }
}

export const draftPhase: PhaseRules = { legal, apply, refusal }
