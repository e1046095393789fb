import { ClientMessage, type Command, PROTOCOL } from '@ludoteca/protocol'
import type { Answer, Socket } from './contract.ts'
import { RECONNECT, type Visitor, WATCH_COST } from './visitor.ts'

/** What a page can ask of the server. */
interface Services {
  readonly clock: () => number
  command(table: string, id: string, command: Command, received: number): Promise<Answer>
  watch(table: string, since: number): void
  unwatch(table: string): void
  markSeen(table: string, seq: number): void
  greet(): void
  leave(): void
  /** The sender's copy is old: bring it up to date. */
  refresh(table: string): void
}

/** A page needs no more tables than this at once. */
export const MOST_WATCHES = 20

/** Listens to a page until it goes. Whatever is not in the protocol ends the connection. */
export function receive(socket: Socket, visitor: Visitor, services: Services): void {
  socket.onMessage(text => {
    if (visitor.dismissed) return
    const received = services.clock()
    const message = read(text)
    if (!message) return visitor.dismiss('malformed')
    if (!visitor.takes(received, message.type === 'watch' ? WATCH_COST : 1))
      return visitor.dismiss('too-fast')
    if (message.type !== 'hello' && !visitor.greeted) return visitor.dismiss('hello-first')
    return answer(visitor, message, received, services)
  })
  socket.onClose(() => services.leave())
}

function read(text: string): ClientMessage | null {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function answer(
  visitor: Visitor,
  message: ClientMessage,
  received: number,
  services: Services,
): void | Promise<void> {
  switch (message.type) {
    case 'hello':
      if (message.protocol !== PROTOCOL) return visitor.dismiss('protocol')
      visitor.greeted = true
      visitor.send({ type: 'welcome', protocol: PROTOCOL, me: visitor.person, now: received })
      return services.greet()
    case 'watch':
      if (visitor.watches.size >= MOST_WATCHES && !visitor.watches.has(message.table))
        return visitor.dismiss('too-many-tables')
      return services.watch(message.table, message.since ?? 0)
    case 'unwatch':
      return services.unwatch(message.table)
    case 'lobby':
      visitor.lobby = message.on
      return
    case 'tournament':
      visitor.tournament = message.id
      return
    case 'seen':
      return services.markSeen(message.table, message.seq)
    case 'ping':
      return visitor.send({ type: 'pong', at: message.at, now: received })
    case 'do':
      return carryOut(visitor, message, received, services)
  }
}

async function carryOut(
  visitor: Visitor,
  { id, table, command }: Extract<ClientMessage, { type: 'do' }>,
  received: number,
  services: Services,
): Promise<void> {
  const answer = await services.command(table, id, command, received)
  // Not answered: the page reconnects and sends it again.
  if (answer.type === 'refused' && answer.refusal.rule === 'closing') return
  if (answer.type === 'refused' && answer.refusal.rule === 'unsure') return visitor.socket.close(RECONNECT)
  visitor.send({ ...answer, id, table })
  if (answer.type === 'refused' && answer.refusal.rule === 'stale') services.refresh(table)
}
