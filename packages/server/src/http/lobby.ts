import type { Lobby } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/shelf'
import { announcement, isResting } from '../settings.ts'
import type { Store, TableRow } from '../store/store.ts'
import { summaries } from './facts.ts'
import { SharedReadings } from './shared-readings.ts'

const LISTED = { open: 50, playing: 20, over: 20 } as const
/** So many times as many tables are looked at as are shown. */
const WIDER = 4

/**
 * The latest tables, newest first; of one host's second and further ones only what the list has room for when everybody
 * has their first: nobody keeps others out of the list.
 */
export function spread(rows: readonly TableRow[], most: number): TableRow[] {
  const counted = new Map<string, number>()
  const ranked = rows.map(row => {
    const nth = counted.get(row.host) ?? 0
    counted.set(row.host, nth + 1)
    return { row, nth }
  })
  const shown = new Set(
    ranked
      .toSorted((a, b) => a.nth - b.nth)
      .slice(0, most)
      .map(({ row }) => row),
  )
  return rows.filter(row => shown.has(row))
}

/** What the lobby shows to everybody, of one game or (by an empty name) of all: as text, written once for all who ask. */
export function openLobby({ tables, people, settings }: Store): (game: string) => Promise<string> {
  const readings = new SharedReadings<string>()

  async function listed(phase: keyof typeof LISTED, game: string) {
    const most = LISTED[phase]
    const only = game === '' ? {} : { game }
    const rows = await tables.list({ phase, publicOnly: true, limit: WIDER * most, ...only })
    return summaries(people, spread(rows, most))
  }

  async function read(game: string | null): Promise<string> {
    const lobby: Omit<Lobby, 'mine'> = {
      open: game === null ? [] : await listed('open', game),
      live: game === null ? [] : await listed('playing', game),
      finished: game === null ? [] : await listed('over', game),
      announcement: await announcement(settings),
      resting: await isResting(settings),
    }
    return JSON.stringify(lobby)
  }

  // Names that nobody gave to a game are one: there are any number of them.
  return asked => {
    const game = asked === '' || findGame(asked) ? asked : null
    return readings.read(game ?? 'none', () => read(game))
  }
}

/** The same with the tables of whoever asks. */
export const withMine = (everybodys: string, mine: Lobby['mine']): string =>
  `${everybodys.slice(0, -1)},"mine":${JSON.stringify(mine)}}`
