/**
 * A complete bot for the open bot protocol: node --import ./scripts/ts.mjs examples/bots/restless.ts
 *
 * It knows no game and takes any action, but never the same one twice in a row if it can help it.
 */
import { createInterface } from 'node:readline'

type Message =
  | { type: 'hello'; protocol: number; game: string; rules: number; seats: number; seat: number }
  | { type: 'decide'; id: number; seat: number; view: object; legal: string[]; ms: number }
  | { type: 'over'; standings: { seat: number; rank: number; total: number }[] }

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)

let last = ''

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message
  if (message.type === 'hello') say({ type: 'ready', name: 'Restless' })
  if (message.type === 'decide') {
    const fresh = message.legal.filter(action => action !== last)
    const from = fresh.length > 0 ? fresh : message.legal
    last = from[Math.floor(Math.random() * from.length)] ?? ''
    say({ type: 'action', id: message.id, action: last })
  }
  if (message.type === 'over') break
}
