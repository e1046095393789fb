import type { TableSummary } from '@ludoteca/protocol'

export interface Found {
  readonly games: readonly TableSummary[]
  readonly next: string | null
}

/** The list that was found last; whoever comes back to it from a game finds it as long as it was. */
let kept: { readonly mark: number; readonly found: Found } | null = null

const markHere = (): unknown => (history.state as { found?: unknown } | null)?.found

/** Keeps a list for this place in the history of the browser. */
export function keep(found: Found): void {
  kept = { mark: Date.now(), found }
  history.replaceState({ ...history.state, found: kept.mark }, '')
}

/** The list that stood here; null where somebody comes anew. */
export const keptHere = (): Found | null => (kept !== null && markHere() === kept.mark ? kept.found : null)
