import type { HouseFacts } from '@ludoteca/protocol'
import { announcement, isResting } from '../house.ts'
import { summaries } from '../http/facts.ts'
import type { Hub } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import type { Nodes } from './nodes.ts'
import type { Notebook } from './noted.ts'
import type { Pulse } from './pulse.ts'

const MOST_TABLES = 100

/** How long the store takes for the smallest of questions. */
async function answered({ tables }: Store): Promise<number> {
  const since = performance.now()
  await tables.head('')
  return performance.now() - since
}

export const overviewOf =
  (around: {
    readonly store: Store
    readonly hub: Pick<Hub, 'census'>
    readonly clock: () => number
    readonly pulse: Pulse
    readonly notebook: Notebook
    readonly nodes: Nodes
  }) =>
  async (): Promise<HouseFacts> => {
    const { store, hub, pulse } = around
    const census = hub.census()
    const rows = await store.tables.list({ phase: 'playing', limit: MOST_TABLES })
    const tables = await summaries(store.people, rows)
    return {
      now: around.clock(),
      nodes: await around.nodes.all(),
      store: { kind: store.shared ? 'postgres' : 'sqlite', answered: await answered(store) },
      span: pulse.span,
      stages: pulse.stages(),
      tables: tables.map(table => ({ ...table, pages: census.at(table.id) })),
      noted: around.notebook.latest(),
      announcement: await announcement(store.house),
      resting: await isResting(store.house),
    }
  }
