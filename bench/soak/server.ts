import { type AnyGame, pick, rngFrom } from '@ludoteca/engine'
import type { Notice } from '@ludoteca/protocol'
import { openFiler } from '@ludoteca/server/internals/archive/filer.ts'
import { newId } from '@ludoteca/server/internals/ids.ts'
import { type Hub, type Log, openHub } from '@ludoteca/server/internals/live/hub.ts'
import { openNotifier } from '@ludoteca/server/internals/notify/notifier.ts'
import { followAdmins } from '@ludoteca/server/internals/ops/follow-admins.ts'
import { openRatings } from '@ludoteca/server/internals/ratings/record.ts'
import { openStore } from '@ludoteca/server/internals/store/open.ts'
import type { Store } from '@ludoteca/server/internals/store/store.ts'

export interface Told {
  readonly person: string
  readonly notice: Notice
  readonly at: number
}

/** Everything behind the sockets of a server, by a clock of its own. */
export interface RunningServer {
  readonly store: Store
  readonly hub: Hub
  readonly games: ReadonlyMap<string, AnyGame>
  close(): Promise<void>
}

/** Knows of every question to the store that has not been answered. */
export class Traffic {
  private count = 0
  private ended: (() => void) | null = null

  /** Until all have been answered; null when they are. */
  underWay(): Promise<void> | null {
    return this.count === 0 ? null : new Promise(resolve => (this.ended = resolve))
  }

  follow(store: Store): Store {
    const { tables, people, results, settings } = store
    return {
      ...store,
      tables: { ...this.counted(tables), onAppended: tables.onAppended },
      people: { ...this.counted(people), onEnded: people.onEnded },
      results: this.counted(results),
      settings: this.counted(settings),
    }
  }

  private counted<T extends object>(server: T): T {
    const call =
      (ask: (...args: unknown[]) => Promise<unknown>) =>
      (...args: unknown[]): Promise<unknown> => {
        this.count++
        return ask(...args).finally(() => {
          if (--this.count === 0) this.ended?.()
        })
      }
    return Object.fromEntries(Object.entries(server).map(([name, ask]) => [name, call(ask)])) as T
  }
}

/** Opens the server; `told` hears of every notice, `failed` of every error. */
export async function startServer(deps: {
  readonly url: string
  readonly traffic: Traffic
  readonly games: ReadonlyMap<string, AnyGame>
  readonly told: (told: Told) => void
  readonly failed: (text: string) => void
}): Promise<RunningServer> {
  const { games } = deps
  const clock = (): number => Date.now()
  const log: Log = {
    info: () => {},
    warn: (facts, text) => deps.failed(`${text} ${JSON.stringify(facts)}`),
    error: (facts, text) =>
      deps.failed(`${text} ${JSON.stringify(facts)} ${(facts as { err?: Error }).err?.stack}`),
  }
  const store = deps.traffic.follow(await openStore(deps.url))
  const dice = rngFrom('bots')
  const hub = openHub({
    store,
    games,
    clock,
    ids: newId,
    log,
    bots: {
      think: async (id, view) => {
        const game = games.get(id) as AnyGame
        return game.write(pick(dice, game.legal(view)))
      },
      close: async () => {},
    },
  })
  const ratings = openRatings(store, log)
  const filer = openFiler(store, hub, games, log)
  hub.on('over', async ({ table }) => {
    await ratings.record(table)
    await filer.file(table)
  })
  const notifier = openNotifier({
    store,
    hub,
    clock,
    log,
    origin: 'https://soak.example',
    push: async ({ person }, notice) => {
      deps.told({ person, notice, at: clock() })
      return 'sent'
    },
    webhook: async () => null,
  })
  const stopWatching = await followAdmins(store, hub, { ratings, filer }, log)
  return {
    store,
    hub,
    games,
    async close() {
      stopWatching()
      await hub.stop()
      await notifier.close()
      await ratings.settled()
      await filer.stop()
      await store.close()
    },
  }
}
