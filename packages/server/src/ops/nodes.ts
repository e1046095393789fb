import { hostname } from 'node:os'
import { NodeFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { Hub, Log, Role } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import { VERSION } from './version.ts'

const PREFIX = 'node '
const EVERY_MS = 5_000
/** A node that has said nothing for so long is gone. */
const SILENCE_MS = 6 * EVERY_MS

export interface Nodes {
  /** Those that keep the house open, this one first. */
  all(): Promise<NodeFacts[]>
  leave(): Promise<void>
}

/** How this process is, whenever asked. */
export function selfAs(
  role: Role,
  hub: Pick<Hub, 'census'>,
  bots: { readonly waiting: number },
  clock: () => number,
): () => NodeFacts {
  const born = {
    id: newId(12),
    name: `${hostname()} · ${process.pid}`,
    role,
    version: VERSION,
    started: clock(),
  }
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { pages, tables } = hub.census()
    return {
      ...born,
      seen: clock(),
      memory: rss,
      heap: heapUsed,
      lines: pages,
      tables,
      botsWaiting: bots.waiting,
    }
  }
}

/** Where several nodes keep one house open, each says now and then how it is. */
export async function joinNodes(
  { shared, house }: Store,
  self: () => NodeFacts,
  clock: () => number,
  log: Log,
): Promise<Nodes> {
  if (!shared) return { all: async () => [self()], leave: async () => {} }
  const { id } = self()
  const tell = (): Promise<void> => house.set(PREFIX + id, JSON.stringify(self()))
  const others = async (): Promise<NodeFacts[]> => {
    const told = [...(await house.under(PREFIX)).values()].flatMap(
      text => NodeFacts.safeParse(JSON.parse(text)).data ?? [],
    )
    return told.filter(node => node.id !== id)
  }
  const isGone = ({ seen }: NodeFacts): boolean => seen < clock() - SILENCE_MS

  for (const node of (await others()).filter(isGone)) await house.set(PREFIX + node.id, null)
  await tell()
  const timer = setInterval(() => {
    tell().catch(error => log.warn({ err: error }, 'cannot tell the others how this node is'))
  }, EVERY_MS)
  timer.unref()
  return {
    all: async () => [self(), ...(await others()).filter(node => !isGone(node))],
    async leave() {
      clearInterval(timer)
      await house.set(PREFIX + id, null)
    },
  }
}
