import { type AnyMatch, canonical, hashState, isPromised, stateAt, type Viewer } from '@ludoteca/engine'
import { Keepsakes } from '../keepsake.ts'

/** What this device noted of a deal when it first saw the table. */
export interface NotedDeal {
  /** What was published before the game; null when it has been withdrawn. */
  readonly commitment: string | null
  /** Names the opening as the viewer saw it; null while nothing has been dealt. */
  readonly opening: string | null
  readonly viewer: Viewer
}

/** As earlier pages noted it. */
type OldNote = Omit<NotedDeal, 'commitment'> & { readonly seedHash: string }

const noted = new Keepsakes<NotedDeal | OldNote>('deals')

export function notedDeal(table: string): NotedDeal | undefined {
  const note = noted.get(table)
  if (!note || !('seedHash' in note)) return note
  const { seedHash, ...rest } = note
  return { ...rest, commitment: seedHash }
}

/** The first note of each thing stands: what the house says later is measured against it. */
export function noteDeal(table: string, deal: NotedDeal): void {
  const before = notedDeal(table)
  if (before?.opening) return
  noted.keep(table, { ...deal, commitment: before?.commitment ?? deal.commitment })
}

export interface Revealed {
  /** What the house says the seed was. */
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
  readonly opening: boolean
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
    opening: match !== null && hashState(seen(stateAt(match, 0), deal.viewer)) === deal.opening,
    end: match !== null && canonical(seen(match.state, viewer)) === canonical(end),
  }
}
