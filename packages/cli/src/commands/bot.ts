import { readFileSync } from 'node:fs'
import { plainLine } from '@ludoteca/bots/program'
import { PROTOCOL } from '@ludoteca/protocol'
import { findGame, shelf } from '@ludoteca/shelf'
import type { Line } from '../args.ts'
import type { Barrier } from '../bot/line.ts'
import { Room } from '../bot/room.ts'
import { sayTo } from '../bot/say.ts'
import { wholeNumber } from '../numbers.ts'
import { bad, good, type Problem, type Result } from '../problem.ts'
import type { Run } from './context.ts'

/** The server does not let the program in. */
const REFUSED = 3
/** The server is another one than we can speak with. */
const STRANGE = 4
/** Of what a server says when it lets nobody in. */
const MOST_WORDS = 300
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const NEAR = /^(localhost|127\..*|\[::1\])$/

/** Lets a program play at the tables of a server until it is told to stop. */
export const bot: Run = async ({ line, lang, terminal }) => {
  const asked = readBot(line)
  if (!asked.ok) return asked.problem
  // The program has no business with it.
  delete process.env.LUDOTECA_TOKEN
  const say = sayTo(terminal, lang)
  const { room } = asked.value
  if (room.protocol === 'http:' && !NEAR.test(room.hostname)) say('insecure')
  const playing = new Room({ ...asked.value, say })
  const stop = (): void => void playing.stop()
  for (const signal of SIGNALS) process.on(signal, stop)
  const barrier = await playing.ended
  for (const signal of SIGNALS) process.off(signal, stop)
  return barrier && problemOf(barrier, room)
}

function problemOf(barrier: Barrier, room: URL): Problem {
  switch (barrier.why) {
    case 'token':
      return { key: 'token-refused', params: {}, code: REFUSED }
    case 'reads':
      return { key: 'token-reads', params: {}, code: REFUSED }
    case 'refused':
      return { key: 'room-refused', params: { why: plainLine(barrier.words, MOST_WORDS) }, code: REFUSED }
    case 'protocol':
      return { key: 'other-protocol', params: { protocol: PROTOCOL }, code: STRANGE }
    case 'no-room':
      return { key: 'not-a-room', params: { room: room.origin }, code: STRANGE }
  }
}

function readBot(line: Line) {
  const room = roomOf(line)
  if (!room.ok) return room
  const command = line.flag('cmd')
  if (command === null) return bad('needs-flag', { command: 'bot', flag: '--cmd' })
  const token = tokenOf(line)
  if (!token.ok) return token
  const games = gamesOf(line)
  if (!games.ok) return games
  const tables = wholeNumber('--tables', line.flag('tables') ?? '4', 1, 20)
  if (!tables.ok) return tables
  const most = wholeNumber('--time', line.flag('time') ?? '10000', 50, 600_000)
  if (!most.ok) return most
  return good({
    ...{ room: room.value, token: token.value, command, games: games.value },
    ...{ tables: tables.value, most: most.value },
  })
}

function roomOf(line: Line): Result<URL> {
  const given = line.flag('room')
  if (given === null) return bad('needs-flag', { command: 'bot', flag: '--room' })
  const url = URL.canParse(given) ? new URL(given) : null
  return url && /^https?:$/.test(url.protocol) ? good(url) : bad('bad-room', { given })
}

function tokenOf(line: Line): Result<string> {
  const file = line.flag('token-file')
  let token = line.flag('token') ?? process.env.LUDOTECA_TOKEN ?? ''
  if (file !== null) {
    try {
      token = readFileSync(file, 'utf8')
    } catch {
      return bad('cannot-read', { file })
    }
  }
  return token.trim() === '' ? bad('no-token') : good(token.trim())
}

function gamesOf(line: Line): Result<ReadonlySet<string> | null> {
  const given = line.flag('game')?.split(',')
  const unknown = given?.find(id => !findGame(id))
  const known = shelf.map(({ id }) => id).join(', ')
  return unknown === undefined
    ? good(given ? new Set(given) : null)
    : bad('unknown-game', { given: unknown, known })
}
