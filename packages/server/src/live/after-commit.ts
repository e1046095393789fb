import type { Store } from '../store/store.ts'
import { peopleOf, personOnTurn, type Table } from '../table/state.ts'
import type { Before, LiveTable } from './live-table.ts'
import type { LiveTables } from './live-tables.ts'
import type { NoticeBoard } from './notices.ts'
import type { Visitors } from './visitors.ts'

/** After a commit, tells the lobby, the people on turn and listeners what has changed beyond the table itself. */
export function tellChanges(
  table: Table,
  before: Before,
  own: boolean,
  visitors: Visitors,
  board: NoticeBoard,
): void {
  if (table.changed.facts > before.seq) visitors.lobbyChanged()
  const turn = personOnTurn(table)
  if (turn !== before.turn) {
    visitors.turnChanged(before.turn)
    visitors.turnChanged(turn, table.id)
  }
  if (own) notify(table, before, board)
}

/** Only the process that made a change tells listeners about it: nobody is told twice. */
function notify(table: Table, before: Before, board: NoticeBoard): void {
  const { id, terms, result, ended } = table
  const turn = personOnTurn(table)
  if (before.phase === 'open' && table.phase === 'playing') {
    const people = peopleOf(table).filter(person => table.tournament || person !== table.host)
    board.tell(table.tournament ? 'round' : 'started', { table: id, game: terms.game, people })
  }
  if (turn !== null && turn !== before.turn) {
    board.tell('turn', { table: id, game: terms.game, person: turn, seq: table.seq, due: table.clock.due })
  }
  if (before.phase !== 'over' && result && ended !== null) {
    const people = table.seats.map(seat => seat.person)
    const tournament = table.tournament && { tournament: table.tournament.id }
    board.tell('over', { table: id, terms, ended, people, result, ...tournament })
  }
}

const isDeserted = (table: Table): boolean => table.phase === 'open' && peopleOf(table).length === 0

/** A table that everybody has left before it began is cleared away. */
export function clearAway(
  live: LiveTable,
  store: Store,
  liveTables: LiveTables,
  told: (live: LiveTable) => void,
): void {
  if (!live.table || !isDeserted(live.table)) return
  live.post(async () => {
    if (!live.table || !isDeserted(live.table)) return
    await store.tables.remove(live.id)
    live.table = null
    liveTables.drop(live)
    told(live)
  })
}
