import type { Server } from 'node:http'
import { addressHoldings, addressKey } from './limits.ts'

/** Connections of one address at the same time, whatever is said on them: descriptors are everybody's. */
const MOST = 500

/** Hangs up on an address that holds too many connections already. Not for a proxy, which brings everybody's. */
export function limitConnections(server: Server, most: number = MOST): void {
  const held = addressHoldings(most)
  server.on('connection', socket => {
    const giveBack = held.take(addressKey(socket.remoteAddress))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}
