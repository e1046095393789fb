import type { ServerFacts } from '@ludoteca/protocol'
import { summaries } from '../http/facts.ts'
import type { Hub } from '../live/hub.ts'
import { announcement, isResting } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Nodes } from './nodes.ts'
import type { Pulse } from './pulse.ts'
import type { RecentProblems } from './recent-problems.ts'

const MOST_TABLES = 100

/** How long the store takes for the smallest of questions. */
async function answered({ tables }: Store): Promise<number> {
  const since = performance.now()
  await tables.head('')
  return performance.now() - since
}

export const overviewOf =
  (deps: {
    readonly store: Store
    readonly hub: Pick<Hub, 'census'>
    readonly clock: () => number
    readonly pulse: Pulse
    readonly problems: RecentProblems
    readonly nodes: Nodes
  }) =>
  async (): Promise<ServerFacts> => {
    const { store, hub, pulse } = deps
    const census = hub.census()
    const rows = await store.tables.list({ phase: 'playing', limit: MOST_TABLES })
    const tables = await summaries(store.people, rows)
    return {
      now: deps.clock(),
      nodes: await deps.nodes.all(),
      store: { kind: store.shared ? 'postgres' : 'sqlite', answered: await answered(store) },
      span: pulse.span,
      stages: pulse.stages(),
      tables: tables.map(table => ({ ...table, pages: census.at(table.id) })),
      problems: deps.problems.latest(),
      announcement: await announcement(store.settings),
      resting: await isResting(store.settings),
    }
  }
