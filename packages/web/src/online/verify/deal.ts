import {
  type AnyMatch,
  canonical,
  FIRST_SHAPE,
  hashState,
  isPromised,
  shapeOf,
  stateAt,
  type Viewer,
} from '@ludoteca/engine'
import { StoredByTable } from '../stored-by-table.ts'

/** What this device noted of a deal when it first saw the table. */
interface NotedDeal {
  /** What was published before the game; null when it has been withdrawn. */
  readonly commitment: string | null
  /** Names the opening as the viewer saw it; null while nothing has been dealt. */
  readonly opening: string | null
  /** Of the opening, as the game had it then. */
  readonly shape: number
  readonly viewer: Viewer
}

/** As this page or an earlier one noted it. */
type Note = Omit<NotedDeal, 'commitment' | 'shape'> & { readonly shape?: number } & (
    | { readonly commitment: string | null }
    | { readonly seedHash: string }
  )

const noted = new StoredByTable<Note>('deals')

export function notedDeal(table: string): NotedDeal | undefined {
  const note = noted.get(table)
  if (!note) return undefined
  const { opening, viewer, shape = FIRST_SHAPE } = note
  return { commitment: 'seedHash' in note ? note.seedHash : note.commitment, opening, shape, viewer }
}

/** The first note of each thing stands: what the server says later is measured against it. */
export function noteDeal(table: string, deal: NotedDeal): void {
  const before = notedDeal(table)
  if (before?.opening) return
  noted.keep(table, { ...deal, commitment: before?.commitment ?? deal.commitment })
}

interface Revealed {
  /** What the server says the seed was. */
  readonly seed: string
  /** The whole game, dealt again from the save file and replayed; null when it does not replay. */
  readonly match: AnyMatch | null
  /** The end as the viewer was shown it. */
  readonly end: object
  readonly viewer: Viewer
}

export interface Checks {
  /** Null: nothing was noted of what was published, and it has been withdrawn since. */
  readonly print: boolean | null
  readonly replay: boolean
  /** Null: none was noted, or the program has come to put positions together differently. */
  readonly opening: boolean | null
  readonly end: boolean
}

/** Compares what was noted before the game with what has been revealed after it. */
export function checkDeal(deal: NotedDeal, { seed, match, end, viewer }: Revealed): Checks {
  const seen = (state: object, by: Viewer) => match?.game.view(state, by) ?? {}
  return {
    print:
      deal.commitment === null
        ? null
        : match !== null && match.setup.seed === seed && isPromised(match.setup, deal.commitment),
    replay: match !== null,
    opening: match !== null && checkOpening(deal, match),
    end: match !== null && canonical(seen(match.state, viewer)) === canonical(end),
  }
}

function checkOpening({ opening, shape, viewer }: NotedDeal, match: AnyMatch): boolean | null {
  if (opening === null || shape !== shapeOf(match.game)) return null
  return hashState(match.game.view(stateAt(match, 0), viewer)) === opening
}

export function verdictOf(checks: Checks): 'failed' | 'verified' | 'replayed' {
  const found = Object.values(checks)
  if (found.includes(false)) return 'failed'
  return found.includes(null) ? 'replayed' : 'verified'
}
