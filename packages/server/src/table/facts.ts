import { commitmentTo, ownOption, shownOptions, type Viewer } from '@ludoteca/engine'
import type { ClockFacts, OpenRequest, Person, SeatFacts, TableFacts, Terms } from '@ludoteca/protocol'
import { waitingFor } from './request.ts'
import { rulesSeats, type Table, troubleOf } from './state.ts'

/** How people are called now; who has been deleted has no name any more. */
export type Names = (person: string) => Person

export const seatFacts = (table: Table, names: Names): SeatFacts[] =>
  table.seats.map(({ person, bot, guarded, resigned }, seat) => ({
    person: person === null ? null : names(person),
    bot,
    guarded,
    resigned,
    ...(rulesSeats(table).includes(seat) && { rules: true as const }),
  }))

export const clockFacts = ({ clock: { left, running, since, due } }: Table): ClockFacts => ({
  left: [...left],
  running,
  since,
  due,
})

const openRequest = (table: Table): OpenRequest | null =>
  table.request && { ...table.request, waiting: waitingFor(table) }

const shown = new WeakMap<Terms, Terms>()

/** The terms with long texts by their labels. */
export function shownTerms({ game, terms }: Pick<Table, 'game' | 'terms'>): Terms {
  if (!game || !ownOption(game)) return terms
  let found = shown.get(terms)
  if (!found) {
    found = { ...terms, options: { ...shownOptions(game, terms.options) } }
    shown.set(terms, found)
  }
  return found
}

/** What a viewer knows of the table itself. */
export function tableFacts(table: Table, viewer: Viewer, names: Names): TableFacts {
  const trouble = troubleOf(table)
  return {
    id: table.id,
    terms: shownTerms(table),
    version: table.version,
    phase: table.phase,
    host: table.host,
    created: table.created,
    started: table.started,
    ended: table.ended,
    seats: seatFacts(table, names),
    // How a later version deals is not known here, nor what may be said of it.
    commitment: trouble === 'newer' ? null : commitmentTo(table),
    seed: table.phase === 'over' ? table.seed : null,
    code: viewer === 'table' ? null : table.code,
    request: openRequest(table),
    overdue: table.overdue,
    clock: clockFacts(table),
    result: table.result,
    rematch: table.rematch,
    rematchOf: table.rematchOf,
    ...(table.tournament && { tournament: table.tournament }),
    unplayable: trouble,
  }
}
