import { resolveOptions, type Setup } from '@ludoteca/engine'
import { SPOTS } from '../../rules/data/city.ts'
import { LACERDA } from '../../rules/data/lacerda.ts'
import type { Event } from '../../rules/events.ts'
import { lisboa } from '../../rules/game.ts'
import { put } from '../../rules/lists.ts'
import { nobleActionOf } from '../../rules/phases/lacerda/noble-actions.ts'
import { stateActionOf } from '../../rules/phases/lacerda/state-actions.ts'
import type { Tell } from '../../rules/phases/phase.ts'
import { type Lacerda, NONE, type Player, type State } from '../../rules/state.ts'
import { id, type Position, play, position } from '../position.ts'

/** Positions of a game against Lacerda: the person decides, he sits opposite. */

export const setupOf = (seed: string, options: Setup['options'] = {}): Setup => {
  const resolved = resolveOptions(lisboa as never, 2, { solo: 'printed', ...options })
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  return { seats: 2, options: resolved.options, seed }
}

/** The first public building is put under its stack, so that only what a test names stands in the city. */
export function alone(given: Position = {}, lacerda: Partial<Lacerda> = {}): State {
  const [person = {}, his = {}] = given.players ?? []
  const players = [person, { hand: [], reis: 0, goods: [0, 0, 0, 0] as const, ...his }]
  const s = position({ ...given, players, seats: 2, options: { solo: 'printed', ...given.options } })
  s.lacerda = { ...(s.lacerda as Lacerda), ...lacerda }
  const named = (given.buildings ?? []).map(([, spot]) => id(SPOTS, spot))
  for (const [spot, face] of s.faces.entries()) {
    if (face === NONE || named.includes(spot)) continue
    s.faces = put(s.faces, spot, NONE)
    s.buildingStacks = s.buildingStacks.map((stack, i) => (i === face % 2 ? [face, ...stack] : stack))
  }
  return s
}

export const him = (s: State): Player => s.players[LACERDA] as Player

const heard = (act: (emit: Tell) => void): Event[] => {
  const events: Event[] = []
  act(event => events.push(event))
  return events
}

export const hisState = (s: State, action: number): Event[] =>
  heard(emit => stateActionOf(action).carryOut(s, emit))
export const hisNoble = (s: State, noble: number): Event[] =>
  heard(emit => nobleActionOf(noble).carryOut(s, emit))

/** The person throws a card away for gold and draws: then Lacerda has his turn. */
export const passTurn = (s: State, pile = 'builder'): Event[] =>
  play(s, 'discard noble-king-blue-3', `draw ${pile}`)

export const why = (events: readonly Event[]): string[] =>
  events.flatMap(e =>
    e.type === 'lacerda-decided' ? [e.why] : e.type === 'lacerda-skipped' ? ['skipped'] : [],
  )
