import type { Connection } from './connection.ts'
import type { LinkDependencies, SocketEvents } from './link.ts'

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/live`

function dial({ opened, heard, closed }: SocketEvents) {
  const socket = new WebSocket(address())
  socket.onopen = opened
  socket.onmessage = ({ data }) => typeof data === 'string' && heard(data)
  socket.onclose = closed
  return socket
}

export const browserDependencies: LinkDependencies = {
  dial,
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}

const LETTERS = '0123456789abcdefghijklmnopqrstuv'

/** 100 bits: nobody else's message has this id. */
export const newMessageId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => LETTERS[byte & 31]).join('')

/** A page that sleeps, wakes or loses its network tells the connection at once. */
export function followBrowser(connection: Connection): void {
  addEventListener('online', connection.wake)
  addEventListener('offline', connection.lost)
  addEventListener('pageshow', ({ persisted }) => persisted && connection.wake())
  document.addEventListener('visibilitychange', () => document.hidden || connection.wake())
}
