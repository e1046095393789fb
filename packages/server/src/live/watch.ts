import type { ServerMessage } from '@ludoteca/protocol'
import type { Table } from '../table/state.ts'
import type { Socket } from './contract.ts'

/** A page, as a watch knows it. */
interface Watcher {
  readonly id: string | null
  readonly socket: Socket
  readonly watches: Map<string, Watch>
  send(message: ServerMessage): void
  /** Who is there when it is. */
  readonly presence: string | null
}

/** A live table, as a watch knows it. */
export interface Watched {
  readonly id: string
  readonly table: Table | null
  readonly watches: Set<Watch>
  post(job: () => void | Promise<void>): void
}

/** A page watches a table and knows its first `seq` entries. */
export interface Watch {
  readonly visitor: Watcher
  readonly live: Watched
  seq: number
}

/** Above this many unsent bytes a page gets no updates until it has read what it has. */
const SOFT_LIMIT = 256 * 1024
/** Above this many bytes the server closes the socket; the page reconnects and asks for what it missed. */
const HARD_LIMIT = 4 * 1024 * 1024

export const isSlow = (socket: Socket): boolean => socket.bufferedAmount > SOFT_LIMIT
export const isStuck = (socket: Socket): boolean => socket.bufferedAmount > HARD_LIMIT
