import type { Seat } from '@ludoteca/engine'
import { humanSeats, type Player } from './players.ts'
import type { TableRecord } from './records.ts'

/** How a game on this device ended. Kept when its table is removed. */
export interface GameResult {
  /** That of the table. */
  readonly id: string
  readonly game: string
  readonly when: number
  readonly players: readonly Player[]
  readonly names: readonly string[]
  /** By seat. */
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
  /** Not counted: it came from a file or from a moment of another game, or moves of others were taken back. */
  readonly practice: boolean
  /** The day whose deal it was. */
  readonly daily?: string
}

interface Ending {
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/** What the closing line of a save file says of a game that is over; null while it goes on. */
export function endingOf(save: string): Ending | null {
  const line = save.trimEnd().split('\n').at(-1) ?? ''
  const table = /^end \d+ over (\S+) [0-9a-f]{16}$/.exec(line)?.[1]
  if (!table) return null
  const pairs = table.split(',').map(each => each.split('/').map(Number))
  return { totals: pairs.map(([total]) => total ?? 0), ranks: pairs.map(([, rank]) => rank ?? 0) }
}

const rewound = (save: string): boolean => save.includes('\n- rewind ')

/** Null while the game goes on. */
export function resultOf(record: TableRecord): GameResult | null {
  const ending = record.turn === null ? endingOf(record.save) : null
  if (!ending) return null
  const { id, game, players, names, updated, save, origin, daily } = record
  const practice = origin !== undefined || rewound(save)
  return { id, game, when: updated, players, names, practice, ...(daily && { daily }), ...ending }
}

/** Whose result it is: the only person's; null among several people or none. */
export function ownSeat({ players }: Pick<GameResult, 'players'>): Seat | null {
  const [me, ...others] = humanSeats(players)
  return me !== undefined && others.length === 0 ? me : null
}
