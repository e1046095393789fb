import type { Person } from '@ludoteca/protocol'
import { type Exported, exportJson, gamesCsv, standingsCsv } from '@ludoteca/tournament'
import type { Tournament } from './state.ts'

export const EXPORTS = ['json', 'csv', 'games'] as const
type ExportForm = (typeof EXPORTS)[number]

/** A tournament as a file: all that its standings follow from, and where its games were played. */
interface Whole extends Exported {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly organiser: string
  readonly started: number | null
  readonly ended: Tournament['ended']
  /** By table of the tournament: the table of the server. */
  readonly tables: Readonly<Record<string, string>>
  /** League: the seasons before this one. */
  readonly past: readonly Exported[]
}

export function exported(
  t: Tournament,
  person: (id: string) => Person,
  form: ExportForm,
): { readonly end: string; readonly type: string; readonly text: string } {
  const name = (id: string): string => person(id).name
  if (form !== 'json') {
    const text = form === 'csv' ? standingsCsv(t.core, name) : gamesCsv(t.core, name)
    return { end: form === 'csv' ? 'csv' : 'games.csv', type: 'text/csv; charset=utf-8', text }
  }
  const whole: Whole = {
    ...exportJson(t.core, name),
    id: t.id,
    name: t.terms.name,
    game: t.terms.game,
    organiser: name(t.organiser),
    started: t.started,
    ended: t.ended,
    tables: Object.fromEntries(t.games),
    past: t.past.map(each => exportJson(each, name)),
  }
  return { end: 'json', type: 'application/json; charset=utf-8', text: `${JSON.stringify(whole, null, 1)}\n` }
}
