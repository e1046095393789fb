import { fileURLToPath } from 'node:url'
import { createApp, listen } from '@ludoteca/server'

const folder = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

export interface House {
  readonly url: string
  close(): Promise<void>
}

/** Serves the built page on a free port. */
export async function openHouse(): Promise<House> {
  const app = await createApp(folder)
  const listening = await listen(app, { host: '127.0.0.1', port: 0 }, () => {})
  if (!listening.ok) throw new Error(listening.problem)
  return { url: listening.url.replace(/\/$/, ''), close: () => app.close() }
}
