import type { TableRow } from '../store/store.ts'
import { type Names, seatFacts, shownTerms } from './facts.ts'
import { botOf, peopleOf, personOnTurn, type Table, turnOf } from './state.ts'

/** What lists and jobs need to know of a table. */
export function row(table: Table, names: Names): TableRow {
  const turn = turnOf(table)
  return {
    id: table.id,
    terms: shownTerms(table),
    phase: table.phase,
    host: table.host,
    created: table.created,
    started: table.started,
    ended: table.ended,
    seats: seatFacts(table, names),
    result: table.result,
    steps: table.match?.steps.length ?? 0,
    turn: personOnTurn(table),
    due: table.clock.due,
    moved: table.moved,
    game: table.terms.game,
    visibility: table.terms.visibility,
    people: peopleOf(table),
    ...(table.tournament && { tournament: table.tournament }),
    wants: turn !== null && botOf(table, turn) !== null ? 'bot' : null,
    seq: table.seq,
  }
}
