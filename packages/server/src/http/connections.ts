import type { Server } from 'node:http'
import { addressKey } from './limits.ts'

/** Connections of one address at the same time, whatever is said on them: descriptors are everybody's. */
const MOST = 500

/** Hangs up on an address that holds too many connections already. Not for a proxy, which brings everybody's. */
export function limitConnections(server: Server, most: number = MOST): void {
  const held = new Map<string, number>()
  server.on('connection', socket => {
    const address = addressKey(socket.remoteAddress)
    const count = held.get(address) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    held.set(address, count + 1)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
  })
}
