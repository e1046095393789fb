import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere). */
const [FROM, TO] = [20_000, 32_000]

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A port for a server that goes away and comes back at the same address. One that the system picks may be given to
 * somebody's connection meanwhile, even to a page that is looking for the server: then the server could not come back.
 */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM))
    if (await isFree(port)) return port
  }
}
