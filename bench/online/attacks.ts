import type { Command } from '@ludoteca/protocol'
import { MAX_FRAME, PROTOCOL } from '@ludoteca/protocol'

/** What one bad page does, and how the server must end it. */
export interface Attack {
  readonly name: string
  /** Sent after a proper greeting, unless the attack is the greeting. */
  readonly frames: readonly (string | Buffer)[]
  readonly greet?: false
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  /** As `strike` says it. */
  readonly ends: string
  /** The other way in which it may end, where that depends on who is quicker. */
  readonly orElse?: string
}

/** Whether the server ended it as it should. */
export const isEnded = ({ ends, orElse }: Attack, ended: string): boolean =>
  ended === ends || (orElse !== undefined && ended.startsWith(orElse))

export const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL })
export const SQL = `'; drop table tables; --`
export const HTML = '<img src=x onerror=alert(1)>'

const say = (message: object): string => JSON.stringify(message)
const many = (count: number, frame: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => frame(at))
const order = (table: string, command: object): string => say({ type: 'do', id: 'attack01', table, command })

/** By anybody, without a name. */
export const garbage: readonly Attack[] = [
  { name: 'no JSON', frames: ['hello?'], ends: 'problem malformed' },
  { name: 'nothing', frames: [''], ends: 'problem malformed' },
  { name: 'bytes', frames: [Buffer.from([0, 255, 1, 254])], ends: 'problem malformed' },
  { name: 'a deep nest', frames: ['['.repeat(4000) + ']'.repeat(4000)], ends: 'problem malformed' },
  { name: 'a huge frame', frames: ['x'.repeat(MAX_FRAME + 1)], ends: 'closed 1009' },
  // The server waits a quarter of a second and reads nothing more; a page that is still writing then may miss the reason.
  { name: 'megabytes', frames: ['x'.repeat(4 * 2 ** 20)], ends: 'closed 1009', orElse: 'closed 1006' },
  { name: 'an unknown message', frames: [say({ type: 'open-sesame' })], ends: 'problem malformed' },
  {
    name: 'a field too many',
    frames: [say({ type: 'ping', at: 1, admin: true })],
    ends: 'problem malformed',
  },
  {
    name: 'a prototype',
    frames: ['{"type":"ping","at":1,"__proto__":{"admin":true}}'],
    ends: 'problem malformed',
  },
  { name: 'a number that is none', frames: ['{"type":"ping","at":1e999}'], ends: 'problem malformed' },
  { name: 'SQL for an id', frames: [say({ type: 'watch', table: SQL })], ends: 'problem malformed' },
  { name: 'HTML for an id', frames: [say({ type: 'watch', table: HTML })], ends: 'problem malformed' },
  {
    name: 'a line before the first',
    frames: [say({ type: 'watch', table: 'abcdef', since: -1 })],
    ends: 'problem malformed',
  },
  {
    name: 'no greeting',
    frames: [say({ type: 'lobby', on: true })],
    greet: false,
    ends: 'problem hello-first',
  },
  {
    name: 'another protocol',
    frames: [say({ type: 'hello', protocol: 99 })],
    greet: false,
    ends: 'problem protocol',
  },
  { name: 'a flood', frames: many(200, at => say({ type: 'ping', at })), ends: 'problem too-fast' },
  {
    name: 'a look at everything',
    frames: many(30, at => say({ type: 'watch', table: `table${at}` })),
    ends: 'problem too-fast',
  },
  { name: 'a table that is not there', frames: [say({ type: 'watch', table: 'nowhere' })], ends: 'no-table' },
  {
    name: 'a move without a name',
    frames: [order('nowhere', { do: 'resign' })],
    ends: 'refused sign-in-first',
  },
  {
    name: 'an empty batch',
    frames: [order('nowhere', { do: 'act', steps: 0, lines: [] })],
    ends: 'problem malformed',
  },
  {
    name: 'a batch too long',
    frames: [order('nowhere', { do: 'act', steps: 0, lines: many(65, () => 'pass') })],
    ends: 'problem malformed',
  },
  { name: 'a foreign page', frames: [], headers: { origin: 'https://elsewhere.example' }, ends: 'http 403' },
  { name: 'another address', frames: [], path: '/api/live/../admin', ends: 'http 404' },
]

/** How the server refuses whatever is tried too often (`live/limits/pace.ts`). */
export const PACE: ReadonlySet<string> = new Set(['too-many', 'too-chatty', 'too-many-codes'])

interface Trick {
  readonly command: Command
  readonly rule: string
}

/** By a person who does not sit at the table, while others play there. */
export const byStranger: readonly Trick[] = [
  { command: { do: 'act', steps: 0, lines: ['pass'] }, rule: 'not-seated' },
  { command: { do: 'join' }, rule: 'already-started' },
  { command: { do: 'join', seat: 7 }, rule: 'already-started' },
  { command: { do: 'undo', steps: 0, count: 1 }, rule: 'not-seated' },
  { command: { do: 'say', text: HTML }, rule: 'not-seated' },
  { command: { do: 'resign' }, rule: 'not-seated' },
  { command: { do: 'start' }, rule: 'not-seated' },
  { command: { do: 'unseat', seat: 0 }, rule: 'not-seated' },
  { command: { do: 'bot', seat: 0, level: 'easy' }, rule: 'not-seated' },
  { command: { do: 'answer', yes: true }, rule: 'not-seated' },
  { command: { do: 'rematch' }, rule: 'not-seated' },
]

/** By the guest of a table, at the first decision of a game, which is not theirs. */
export const byGuest: readonly Trick[] = [
  { command: { do: 'act', steps: 0, lines: ['role settler'] }, rule: 'not-your-turn' },
  { command: { do: 'act', steps: 1, lines: ['role settler'] }, rule: 'stale' },
  { command: { do: 'act', steps: 0, lines: [SQL] }, rule: 'unreadable-action' },
  { command: { do: 'act', steps: 0, lines: [HTML, HTML] }, rule: 'unreadable-action' },
  { command: { do: 'undo', steps: 0, count: 1 }, rule: 'nothing-to-undo' },
  { command: { do: 'undo', steps: 7, count: 1 }, rule: 'stale' },
  { command: { do: 'join', seat: 0 }, rule: 'already-seated' },
  { command: { do: 'start' }, rule: 'already-started' },
  { command: { do: 'leave' }, rule: 'leave-by-resigning' },
  { command: { do: 'unseat', seat: 0 }, rule: 'already-started' },
  { command: { do: 'bot', seat: 0, level: 'easy' }, rule: 'already-started' },
  { command: { do: 'ask', request: { kind: 'rewind', steps: 5 } }, rule: 'rewind-ahead' },
  { command: { do: 'answer', yes: true }, rule: 'no-request' },
  { command: { do: 'guard' }, rule: 'not-overdue' },
  { command: { do: 'return' }, rule: 'not-away' },
  { command: { do: 'rematch' }, rule: 'not-over' },
]
