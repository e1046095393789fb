import type { Store } from '../store/store.ts'
import { peopleOf, personOnTurn, type Table } from '../table/state.ts'
import type { Crowd } from './crowd.ts'
import type { NoticeBoard } from './notices.ts'
import type { Before, Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Tells pages and listeners what a change means beyond the table itself. */
export function spreadNews(
  table: Table,
  before: Before,
  own: boolean,
  crowd: Crowd,
  board: NoticeBoard,
): void {
  if (table.changed.facts > before.seq) crowd.lobbyChanged()
  const turn = personOnTurn(table)
  if (turn !== before.turn) {
    crowd.turnChanged(before.turn)
    crowd.turnChanged(turn, table.id)
  }
  if (own) notify(table, before, board)
}

/** Only the process that made a change tells listeners about it: nobody is told twice. */
function notify(table: Table, before: Before, board: NoticeBoard): void {
  const { id, terms, result, ended } = table
  const turn = personOnTurn(table)
  if (before.phase === 'open' && table.phase === 'playing') {
    const people = peopleOf(table).filter(person => person !== table.host)
    board.tell('started', { table: id, game: terms.game, people })
  }
  if (turn !== null && turn !== before.turn) {
    board.tell('turn', { table: id, game: terms.game, person: turn, seq: table.seq, due: table.clock.due })
  }
  if (before.phase !== 'over' && result && ended !== null) {
    board.tell('over', { table: id, terms, ended, people: table.seats.map(seat => seat.person), result })
  }
}

const isDeserted = (table: Table): boolean => table.phase === 'open' && peopleOf(table).length === 0

/** A table that everybody has left before it began is cleared away. */
export function clearAway(room: Room, store: Store, rooms: Rooms, told: (room: Room) => void): void {
  if (!room.table || !isDeserted(room.table)) return
  room.post(async () => {
    if (!room.table || !isDeserted(room.table)) return
    await store.tables.remove(room.id)
    room.table = null
    rooms.drop(room)
    told(room)
  })
}
