import { type AnyMatch, canonical, hashState, sha256, stateAt, type Viewer } from '@ludoteca/engine'
import { Keepsakes } from '../keepsake.ts'

/** What this device noted of a deal when it first saw the table. */
export interface NotedDeal {
  readonly seedHash: string
  /** Names the opening as the viewer saw it; null while nothing has been dealt. */
  readonly opening: string | null
  readonly viewer: Viewer
}

const noted = new Keepsakes<NotedDeal>('deals')

export const notedDeal = (table: string): NotedDeal | undefined => noted.get(table)

/** The first note of each thing stands: what the house says later is measured against it. */
export function noteDeal(table: string, deal: NotedDeal): void {
  const before = noted.get(table)
  if (before?.opening) return
  noted.keep(table, { ...deal, seedHash: before?.seedHash ?? deal.seedHash })
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
  readonly print: boolean
  readonly replay: boolean
  readonly opening: boolean
  readonly end: boolean
}

/** Compares what was noted before the game with what has been revealed after it. */
export function checkDeal(deal: NotedDeal, { seed, match, end, viewer }: Revealed): Checks {
  const seen = (state: object, by: Viewer) => match?.game.view(state, by) ?? {}
  return {
    print: sha256(seed) === deal.seedHash && match?.setup.seed === seed,
    replay: match !== null,
    opening: match !== null && hashState(seen(stateAt(match, 0), deal.viewer)) === deal.opening,
    end: match !== null && canonical(seen(match.state, viewer)) === canonical(end),
  }
}
