import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be cut, or fall silent. On this machine only. */
export interface Way {
  /** The same database, by this way. */
  readonly url: string
  /** Ends every connection; new ones are let through. */
  cut(): void
  /** From now on nothing comes through, and nobody is told; `answers`: what is asked still arrives. */
  silence(what?: 'all' | 'answers'): void
  /** New connections are let through again; those that fell silent stay so. */
  speak(): void
  /** From now on the way leads to another server. */
  leadTo(url: string): void
  close(): Promise<void>
}

type Flow = 'open' | 'all' | 'answers'

export async function openProxy(database: string): Promise<Way> {
  let target = new URL(database)
  let flow: Flow = 'open'
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket; flow: Flow }>()

  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(Number(target.port), target.hostname)
    const pair = { near, far, flow }
    pairs.add(pair)
    near.on('data', data => pair.flow === 'all' || far.write(data))
    far.on('data', data => pair.flow === 'open' && near.write(data))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        pairs.delete(pair)
        if (pair.flow === 'open') other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)

  function cut(): void {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
    pairs.clear()
  }

  return {
    url: url.href,
    cut,
    silence(what = 'all') {
      flow = what
      for (const pair of pairs) pair.flow = what
    },
    speak() {
      flow = 'open'
    },
    leadTo(other) {
      target = new URL(other)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
