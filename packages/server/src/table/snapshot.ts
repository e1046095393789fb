import {
  type Action,
  type AnyGame,
  type Entry,
  type GameEvent,
  playsVersion,
  type Setup,
  shapeOf,
} from '@ludoteca/engine'
import type { Table } from './state.ts'

/*
 * A table as text, so that a long log need not be played again. Actions are written in the game's notation and read
 * back, which gives the same (interned) objects.
 */

interface Written extends Action {
  readonly text: string
}

interface KeptMatch {
  /** Of the positions below. */
  readonly shape: number
  readonly setup: Setup
  readonly entries: readonly Entry<Written>[]
  readonly steps: readonly { readonly seat: number; readonly text: string; readonly events: GameEvent[] }[]
  readonly state: object
  readonly snapshots: object[]
}

/** Snapshots of another form, or with positions of another shape, are not used: the log has everything. */
const FORM = 6

interface Kept extends Omit<Table, 'game' | 'match' | 'answered'> {
  readonly form: typeof FORM
  readonly answered: [string, number][]
  readonly match: KeptMatch | null
}

export function writeSnapshot(table: Table): string {
  const { game: _, match, answered, ...rest } = table
  const write = (action: Action): Written => ({ type: action.type, text: table.game?.write(action) ?? '' })
  const kept: Kept = {
    ...rest,
    form: FORM,
    answered: [...answered],
    match: match && {
      shape: shapeOf(match.game),
      setup: match.setup,
      entries: match.entries.map(each =>
        each.kind === 'act' ? { ...each, action: write(each.action) } : each,
      ),
      steps: match.steps.map(({ seat, action, events }) => ({
        seat,
        text: match.game.write(action),
        events: [...events],
      })),
      state: match.state,
      snapshots: match.snapshots,
    },
  }
  return JSON.stringify(kept)
}

/** Null: the text is not a snapshot that this version can use, and the log must be followed from the start. */
export function readSnapshot(text: string, games: ReadonlyMap<string, AnyGame>): Table | null {
  let kept: Kept
  try {
    kept = JSON.parse(text)
  } catch {
    return null
  }
  if (kept.form !== FORM) return null
  const game = games.get(kept.terms.game) ?? null
  const playable = game !== null && playsVersion(game, kept.version)
  const match = playable && kept.match ? matchFrom(kept.match, game) : null
  if (kept.match && playable && !match) return null
  const { form: _, ...table } = kept
  return { ...table, game, match, answered: new Map(kept.answered) }
}

function matchFrom(kept: KeptMatch, game: AnyGame): Table['match'] {
  if (kept.shape !== shapeOf(game)) return null
  const read = (text: string): Action => {
    const action = game.read(text)
    if (!action) throw new SyntaxError(`no action of ${game.id}: ${text}`)
    return action
  }
  try {
    return {
      game,
      names: [],
      setup: kept.setup,
      state: kept.state,
      snapshots: kept.snapshots,
      entries: kept.entries.map(each =>
        each.kind === 'act' ? { ...each, action: read(each.action.text) } : each,
      ),
      steps: kept.steps.map(({ seat, text, events }) => ({ seat, action: read(text), events })),
    }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
