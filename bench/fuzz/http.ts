import { connect } from 'node:net'
import { newGuest } from '@ludoteca/harness/client/guest.ts'
import { Dice } from './dice.ts'
import { beside, type Untouched } from './honest.ts'
import { type Known, requestBytes } from './requests.ts'

const AT_ONCE = 48
/** Some sign out, or delete themselves. */
const SESSIONS = 30
/**
 * What nobody answers is no whole request: it is given up when somebody who asked later has been answered. What is answered
 * is read a moment longer.
 */
const SILENT_MS = 400
const PATIENCE_MS = 30_000
const MOMENT_MS = 15
const STATUS = /HTTP\/1\.1 (\d\d\d) /g

interface HttpFuzz extends Untouched {
  readonly fuzz: 'http'
  readonly seed: string
  readonly count: number
  /** Answers by their status; 0: the line was closed or kept quiet. */
  readonly answers: Readonly<Record<string, number>>
  /** The first attempts that were answered with 5xx: `--first N --count 1` repeats one. */
  readonly failed: readonly number[]
}

/** Raw bytes, one line each, over real sockets; what the server answered. */
export function fuzzHttp(options: { seed: string; count: number; first: number }): Promise<HttpFuzz> {
  const { seed, count, first } = options
  return beside(async server => {
    const { hostname, port, host } = new URL(server.url)
    const sessions: string[] = []
    for (let n = 0; n < SESSIONS; n++) {
      const { headers } = await newGuest(server.url, 'Eve', '192.0.2.66')
      sessions.push(headers.cookie?.split('=')[1] ?? '')
    }
    const answers: Record<string, number> = {}
    const failed: number[] = []
    let next = first
    const attack = async (): Promise<void> => {
      while (next < first + count) {
        const attempt = next++
        const dice = new Dice(seed, attempt)
        const known: Known = { host, cookie: dice.pick(sessions) }
        const bytes = requestBytes(dice, known)
        const heard = await exchange(hostname, Number(port), cut(dice, bytes), () => answersNow(server.url))
        const statuses = [...heard.matchAll(STATUS)].map(([, status]) => status ?? '0')
        for (const status of statuses.length > 0 ? statuses : ['0'])
          answers[status] = (answers[status] ?? 0) + 1
        if (statuses.some(status => status >= '500') && failed.length < 20) failed.push(attempt)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, attack))
    return { fuzz: 'http' as const, seed, count, answers, failed }
  })
}

/** Networks deliver in pieces. */
function cut(dice: Dice, bytes: Buffer): Buffer[] {
  if (!dice.once(5)) return [bytes]
  const at = dice.below(bytes.length + 1)
  return [bytes.subarray(0, at), bytes.subarray(at)]
}

/** Resolves when the server has answered somebody, or cannot. */
const answersNow = (url: string): Promise<unknown> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)

function exchange(
  host: string,
  port: number,
  parts: readonly Buffer[],
  othersAreAnswered: () => Promise<unknown>,
): Promise<string> {
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(port, host)
    const giveUp = async (): Promise<void> => {
      await othersAreAnswered()
      if (heard === '') socket.destroy()
    }
    let timer = setTimeout(giveUp, SILENT_MS)
    socket.setNoDelay(true)
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', part => {
      if (heard.length < 64_000) heard += part.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(() => socket.destroy(), MOMENT_MS)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}
