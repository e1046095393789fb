import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRoom } from '@ludoteca/server'

const folder = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

export interface House {
  readonly url: string
  close(): Promise<void>
}

/** Opens the whole room on a free port, with the built page and nothing in its books. */
export async function openHouse(): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  const room = await openRoom(
    {
      address: { host: '127.0.0.1', port: 0 },
      data,
      origin: null,
      trustProxy: false,
      metricsOpen: false,
      allowPrivateWebhooks: false,
      words: '',
      // One machine plays everybody.
      limits: false,
      logLevel: 'error',
    },
    folder,
    () => {},
  )
  if (!room.ok) throw new Error(room.problem)
  return {
    url: room.url.replace(/\/$/, ''),
    async close() {
      await room.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
