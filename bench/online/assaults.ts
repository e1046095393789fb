import { type Guest, headersFrom, newGuest, newTable } from '@ludoteca/harness/client/guest.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import type { Lobby, Terms } from '@ludoteca/protocol'
import { Rogue, raw } from './rogue.ts'

/** What came of an assault: how often something was tried, and how often it was let pass. */
export interface Outcome {
  readonly tries: number
  readonly passed: number
}

/** More than single bad messages: somebody tries for a while to take more than their share. */
interface Assault {
  readonly name: string
  /** What may pass at most in so many seconds, if limits hold. */
  most(seconds: number): number
  run(url: string, seconds: number): Promise<Outcome>
}

const TERMS: Terms = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: false,
  guardian: 'easy',
  order: 'given',
}

/** Tries again and again, so many milliseconds apart, until the time is over. */
async function persist(
  seconds: number,
  ms: number,
  once: () => Promise<boolean> | boolean,
): Promise<Outcome> {
  const until = performance.now() + seconds * 1000
  let tries = 0
  let passed = 0
  while (performance.now() < until) {
    tries++
    if (await once()) passed++
    await pause(ms)
  }
  return { tries, passed }
}

const ODD = [
  'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /api/live?%E0%A4%A HTTP/1.1\r\nHost: \x01\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzzz',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

/** How many games these guests have going. */
async function running(url: string, guests: readonly Guest[]): Promise<number> {
  const counts = await Promise.all(
    guests.map(async ({ headers }) => {
      const { mine } = (await (await fetch(`${url}/api/lobby`, { headers })).json()) as Lobby
      return mine.filter(({ phase }) => phase === 'playing').length
    }),
  )
  return counts.reduce((sum, each) => sum + each, 0)
}

export const assaults: readonly Assault[] = [
  {
    name: 'raw upgrades',
    most: () => 0,
    run(url, seconds) {
      let at = 0
      return persist(seconds, 20, async () =>
        (await raw(url, ODD[at++ % ODD.length] ?? '', 500)).includes(' 101'),
      )
    },
  },
  {
    name: 'slow bodies',
    most: () => 0,
    run(url, seconds) {
      const head = `POST /api/guest HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nX-Forwarded-For: 203.0.113.210\r\n`
      const body = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":'
      return persist(seconds, 100, async () => {
        void raw(url, `${head}${body}`, seconds * 1000)
        return false
      })
    },
  },
  {
    name: 'reconnecting',
    most: seconds => 2_000 + 120 * seconds,
    async run(url, seconds) {
      let answered = 0
      const { tries } = await persist(seconds, 5, async () => {
        const rogue = await Rogue.open(url, headersFrom(url, '203.0.113.211'))
        if (!rogue) return false
        for (let at = 0; at < 55; at++) rogue.say({ type: 'ping', at })
        await pause(10)
        answered += rogue.pongs
        rogue.close()
        return true
      })
      return { tries: tries * 55, passed: answered }
    },
  },
  {
    name: 'codes',
    most: seconds => 20 + seconds / 10 + 1,
    async run(url, seconds) {
      const host = await newGuest(url, 'Mallory', '203.0.113.212')
      const table = await newTable(() => url, host, { ...TERMS, visibility: 'private' })
      const guests = await Promise.all(
        Array.from({ length: 5 }, (_, at) => newGuest(url, `Mallory ${at}`, '203.0.113.213')),
      )
      let at = 0
      return persist(seconds, 10, async () => {
        const guest = guests[at++ % guests.length]
        const rogue = guest && (await Rogue.open(url, guest.headers))
        const answer = await rogue?.do(table, { do: 'join', code: String(at).padStart(6, 'A') })
        rogue?.close()
        return answer === 'wrong-code' || answer === 'done'
      })
    },
  },
  {
    name: 'chat',
    most: seconds => 10 + seconds / 2 + 1,
    async run(url, seconds) {
      const guest = await newGuest(url, 'Mallory', '203.0.113.214')
      const table = await newTable(() => url, guest, TERMS)
      let rogue = await Rogue.open(url, guest.headers)
      return persist(seconds, 2, async () => {
        if (!rogue || rogue.gone) rogue = await Rogue.open(url, guest.headers)
        return (await rogue?.do(table, { do: 'say', text: 'x'.repeat(200) })) === 'done'
      })
    },
  },
  {
    name: 'exports',
    most: seconds => 6 * (4 + seconds / 300 + 1),
    async run(url, seconds) {
      const guests = await Promise.all(
        Array.from({ length: 6 }, (_, at) => newGuest(url, `Mallory ${at}`, `203.0.113.${220 + at}`)),
      )
      let at = 0
      return persist(seconds, 20, async () => {
        const guest = guests[at++ % guests.length]
        const answer = await fetch(`${url}/api/me/export`, { headers: { ...guest?.headers } }).catch(
          () => null,
        )
        await answer?.text().catch(() => '')
        return answer?.status === 200
      })
    },
  },
  {
    name: 'tables of experts',
    // Six guests with four games each, and no more at the same time than one address may have.
    most: () => 24,
    async run(url, seconds) {
      const guests = await Promise.all(
        Array.from({ length: 6 }, (_, at) => newGuest(url, `Mallory ${at}`, '203.0.113.230')),
      )
      let at = 0
      let most = 0
      const { tries } = await persist(seconds, 50, async () => {
        const guest = guests[at++ % guests.length]
        const table = guest && (await newTable(() => url, guest, TERMS).catch(() => null))
        const rogue = table ? await Rogue.open(url, guest.headers) : null
        if (!table || !rogue) return false
        for (const seat of [1, 2]) await rogue.do(table, { do: 'bot', seat, level: 'expert' })
        const started = await rogue.do(table, { do: 'start' })
        if (started === 'done') await rogue.do(table, { do: 'resign' })
        else await rogue.do(table, { do: 'leave' })
        rogue.close()
        if (started === 'done') most = Math.max(most, await running(url, guests))
        return started === 'done'
      })
      return { tries, passed: most }
    },
  },
  {
    name: 'games begun and given up',
    most: seconds => 30 + seconds / 60 + 1,
    async run(url, seconds) {
      const host = await newGuest(url, 'Mallory', '203.0.113.217')
      const other = await newGuest(url, 'Mallet', '203.0.113.218')
      return persist(seconds, 20, async () => {
        const table = await newTable(() => url, host, { ...TERMS, seats: 2, game: 'lisboa' }).catch(
          () => null,
        )
        const [rogue, puppet] = await Promise.all(
          [host, other].map(({ headers }) => Rogue.open(url, headers)),
        )
        if (!table || !rogue || !puppet) return false
        await puppet.do(table, { do: 'join' })
        const begun = await rogue.do(table, { do: 'start' })
        await rogue.do(table, begun === 'done' ? { do: 'resign' } : { do: 'leave' })
        if (begun !== 'done') await puppet.do(table, { do: 'leave' })
        rogue.close()
        puppet.close()
        return begun === 'done'
      })
    },
  },
  {
    name: 'odd pongs',
    most: () => 0,
    async run(url, seconds) {
      const rogue = await Rogue.open(url, headersFrom(url, '203.0.113.215'))
      const outcome = await persist(seconds, 5, () => {
        rogue?.pong(Buffer.from('unasked'))
        return false
      })
      rogue?.close()
      return outcome
    },
  },
  {
    name: 'plans',
    most: seconds => 10 + seconds / 60 + 1,
    async run(url, seconds) {
      const { headers } = await newGuest(url, 'Mallory', '203.0.113.216')
      let at = 0
      return persist(seconds, 20, async () => {
        const quiet = { from: at++ % 1440, to: (at + 700) % 1440, zone: 'UTC' }
        const answer = await fetch(`${url}/api/me/settings`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ away: null, quiet, webhook: null }),
        }).catch(() => null)
        return answer?.status === 200
      })
    },
  },
]
