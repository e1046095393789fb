import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Guest, headersFrom, newAccount, newGuest, newTable } from '@ludoteca/harness/client/guest.ts'
import { Page } from '@ludoteca/harness/client/page.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import type { RunningServer } from '@ludoteca/harness/server/child.ts'
import { PROTOCOL } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/shelf'
import WebSocket from 'ws'
import { Dice } from './dice.ts'
import { beside, type Untouched } from './honest.ts'
import { frameOf, type Places, rawFrames } from './messages.ts'

const AT_ONCE = 24
/** As many as one line is sent before it is left, if it is still open. */
const PER_LINE = 40
const PATIENCE_MS = 10_000
/** Most frames are answered by then, if they are at all. */
const ANSWER_MS = 15
/** Games that the fuzzer's own people play; some are soon over. */
const GAMES = 12
/** How a socket says: something went wrong here. */
const FAILED = 1011

interface FramesFuzz extends Untouched {
  readonly fuzz: 'frames'
  readonly seed: string
  readonly count: number
  readonly lines: number
  /** Messages of the server, by what they are. */
  readonly heard: Readonly<Record<string, number>>
  /** The first attempts after which the server said that it failed. */
  readonly failed: readonly number[]
}

/** Messages and bytes over live lines, by nobody, by guests and by accounts, some of whom sit at tables of their own. */
export function fuzzFrames(options: { seed: string; count: number; first: number }): Promise<FramesFuzz> {
  const { seed, count, first } = options
  return beside(async server => {
    const { callers, places } = await settle(server)
    const heard: Record<string, number> = {}
    const failed: number[] = []
    let next = first
    let lines = 0
    const take = (): number | null => (next < first + count ? next++ : null)
    const attack = async (at: number): Promise<void> => {
      for (let attempt = take(); attempt !== null; attempt = take()) {
        const dice = new Dice(seed, attempt)
        const headers = callers[(at + lines++) % callers.length] ?? {}
        if (dice.once(10)) await breakIn(server.url, headers, rawFrames(dice))
        else {
          const code = await speak(server.url, headers, frames(seed, attempt, places, take), heard)
          if (code === FAILED && failed.length < 20) failed.push(attempt)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => attack(at)))
    return { fuzz: 'frames' as const, seed, count, lines, heard, failed }
  })
}

/** The frames of one line, each an attempt of its own. */
function* frames(
  seed: string,
  attempt: number,
  places: Places,
  take: () => number | null,
): Generator<string | Buffer> {
  yield frameOf(new Dice(seed, attempt), places)
  for (let sent = 1; sent < PER_LINE; sent++) {
    const more = take()
    if (more === null) return
    yield frameOf(new Dice(seed, more), places)
  }
}

const TERMS = {
  game: 'tigris-euphrates',
  seats: 2,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: false,
  guardian: 'easy',
  order: 'given',
}

/** Two people begin a game; resolves with what could be done first. */
async function begin(url: string, table: string, host: Guest, other: Guest): Promise<string[]> {
  const pages = [new Page(url, host), new Page(url, other)] as const
  await Promise.all(pages.map(page => page.open()))
  await pages[1].do(table, { do: 'join' })
  await pages[0].do(table, { do: 'start' })
  for (const page of pages) page.close()
  const answer = await fetch(`${url}/api/tables/${table}/positions/0`, { headers: host.headers })
  const { view } = (await answer.json()) as { view: object }
  const game = await findGame(TERMS.game)?.rules()
  return game ? game.legal(view).map(action => game.write(action)) : []
}

/** Who attacks: somebody without a name, guests and accounts who sit nowhere, wait for players, or play. */
async function settle(server: RunningServer): Promise<{ callers: Guest['headers'][]; places: Places }> {
  const { url } = server
  const come = (name: string): Promise<Guest> => newGuest(url, name, '192.0.2.77')
  const mallory = await come('Mallory')
  const trudy = await newAccount(url, await come('Trudy'), 'Eve One')
  const oscar = await newAccount(url, await come('Oscar'), 'Eve Two')
  const craig = await come('Craig')
  const people = [mallory, trudy, oscar, craig]
  const own = [await newTable(() => url, mallory, TERMS)]
  let actions: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const table = await newTable(() => url, oscar, TERMS)
    actions = await begin(url, table, oscar, craig)
    own.push(table)
  }
  const lobby = (await (await fetch(`${url}/api/lobby`)).json()) as Record<string, { id: string }[]>
  const honest = Object.values(lobby).flatMap(list => (Array.isArray(list) ? list.map(each => each.id) : []))
  return {
    callers: [headersFrom(url, '192.0.2.78'), ...people.map(each => each.headers)],
    places: { tables: [...own, ...new Set(honest), 'nowhere'], actions },
  }
}

/** Sends frames until the server hangs up or there are no more; resolves with the code the line ended with. */
function speak(
  url: string,
  headers: Guest['headers'],
  frames: Iterable<string | Buffer>,
  heard: Record<string, number>,
): Promise<number> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers,
      perMessageDeflate: false,
    })
    const timer = setTimeout(() => socket.terminate(), PATIENCE_MS)
    socket.on('error', () => {})
    socket.on('close', code => {
      clearTimeout(timer)
      resolve(code)
    })
    let answered = (): void => {}
    socket.on('message', data => {
      answered()
      const type = /^\{"type":"([\w-]+)"/.exec(String(data).slice(0, 40))?.[1] ?? ''
      heard[type] = (heard[type] ?? 0) + 1
    })
    socket.on('open', async () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
      for (const frame of frames) {
        if (socket.readyState !== WebSocket.OPEN) return
        socket.send(frame)
        await Promise.race([
          new Promise<void>(resume => {
            answered = resume
          }),
          pause(ANSWER_MS),
        ])
      }
      socket.close()
    })
  })
}

/** Bytes that are no frames, on a line that was opened properly. */
function breakIn(url: string, headers: Guest['headers'], bytes: Buffer): Promise<void> {
  return new Promise(resolve => {
    const asking = request(`${url}/api/live`, {
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      },
    })
    asking.on('upgrade', (_, stream: Duplex) => {
      stream.on('error', () => {})
      stream.on('close', resolve)
      stream.resume()
      stream.write(bytes)
      setTimeout(() => stream.destroy(), 100)
    })
    asking.on('response', response => {
      response.resume()
      resolve()
    })
    asking.on('error', () => resolve())
    asking.end()
  })
}
