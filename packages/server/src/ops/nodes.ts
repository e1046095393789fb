import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { NodeFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { Hub, Log, Role } from '../live/hub.ts'
import type { Store } from '../store/store.ts'

/** Which Ludoteca this is. */
const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

const PREFIX = 'node '
const EVERY_MS = 5_000
/** A node that has not written its state for this long is gone. */
const SILENCE_MS = 6 * EVERY_MS

export interface Nodes {
  /** The nodes that run the server, this one first. */
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
    version,
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

/** Where several nodes run one server, each writes its state into the store every few seconds. */
export async function joinNodes(
  { shared, settings }: Store,
  self: () => NodeFacts,
  clock: () => number,
  log: Log,
): Promise<Nodes> {
  if (!shared) return { all: async () => [self()], leave: async () => {} }
  const { id } = self()
  const tell = (): Promise<void> => settings.set(PREFIX + id, JSON.stringify(self()))
  const others = async (): Promise<NodeFacts[]> => {
    const told = [...(await settings.under(PREFIX)).values()].flatMap(
      text => NodeFacts.safeParse(JSON.parse(text)).data ?? [],
    )
    return told.filter(node => node.id !== id)
  }
  const isGone = ({ seen }: NodeFacts): boolean => seen < clock() - SILENCE_MS

  for (const node of (await others()).filter(isGone)) await settings.set(PREFIX + node.id, null)
  await tell()
  const timer = setInterval(() => {
    tell().catch(error => log.warn({ err: error }, 'cannot tell the others how this node is'))
  }, EVERY_MS)
  timer.unref()
  return {
    all: async () => [self(), ...(await others()).filter(node => !isGone(node))],
    async leave() {
      clearInterval(timer)
      await settings.set(PREFIX + id, null)
    },
  }
}
