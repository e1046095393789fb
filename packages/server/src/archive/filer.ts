import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { Hub, Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import { figuresOf } from './figures.ts'
import { filingOf } from './filing.ts'

export interface Filer {
  /** Files a game that has just ended. */
  file(table: string): Promise<void>
  /** Files what was left: after an upgrade all finished games, after a crash the last ones. Rests in between. */
  catchUp(): Promise<void>
  /** Nothing more is begun; what has been begun is on disk. */
  stop(): Promise<void>
}

const PAGE = 100
/** The pause after a game, as a multiple of the time it took: those who play meanwhile come first. */
const REST = 3

export function openFiler(
  store: Store,
  hub: Pick<Hub, 'finished'>,
  games: ReadonlyMap<string, AnyGame>,
  log: Log,
): Filer {
  const underWay = new Set<Promise<void>>()
  let catching: Promise<void> | null = null
  let stopped = false

  async function write(table: string): Promise<void> {
    const row = await store.tables.row(table)
    if (row?.phase !== 'over') return
    // Whoever sat there may look; a game by other rules has no position to be looked at.
    const [sat = null] = row.people
    const seen = await hub.finished(table, sat === null ? null : { id: sat, name: '' })
    const counts = (await findGame(row.game)?.deeds?.()) ?? null
    const lines = await store.tables.log(table, 0)
    const figures = figuresOf(row, lines, seen?.ok ? seen.match : null, counts)
    await store.archive.file({ ...filingOf(row, games.get(row.game)), figures })
  }

  function file(table: string): Promise<void> {
    const work = write(table)
      .catch(error => log.error({ err: error, table }, 'a finished game was not filed'))
      .finally(() => underWay.delete(work))
    underWay.add(work)
    return work
  }

  async function all(): Promise<void> {
    for (let after: string | null = null; ; ) {
      const tables: string[] = await store.archive.unfiled(after, PAGE)
      for (const table of tables) {
        if (stopped) return
        const since = performance.now()
        await file(table)
        await pause(REST * (performance.now() - since))
      }
      after = tables.at(-1) ?? null
      if (after === null) return
    }
  }

  return {
    file,
    catchUp() {
      catching ??= all()
        .catch(error => log.error({ err: error }, 'cannot look for games that were not filed'))
        .finally(() => {
          catching = null
        })
      return catching
    },
    async stop() {
      stopped = true
      await catching
      await Promise.all(underWay)
    },
  }
}
