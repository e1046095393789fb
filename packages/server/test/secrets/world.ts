import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@ludoteca/engine'
import { type ClientMessage, type Command, type Notice, PROTOCOL } from '@ludoteca/protocol'
import { onTestFinished, vi } from 'vitest'
import { openPasswords } from '../../src/accounts/passwords.ts'
import { hashSecret } from '../../src/accounts/secrets.ts'
import { createApp } from '../../src/app.ts'
import { addApi } from '../../src/http/api.ts'
import { SESSION_COOKIE } from '../../src/http/caller/cookies.ts'
import { openGuards } from '../../src/http/guards.ts'
import { openNotifier } from '../../src/notify/notifier.ts'
import { openMetrics } from '../../src/ops/metrics.ts'
import { joinNodes, selfAs } from '../../src/ops/nodes.ts'
import { overviewOf } from '../../src/ops/overview.ts'
import { Pulse } from '../../src/ops/pulse.ts'
import { RecentProblems } from '../../src/ops/recent-problems.ts'
import { openDesk } from '../../src/tournaments/desk.ts'
import { wordFilter } from '../../src/word-filter.ts'
import { HOST } from '../http/test-server.ts'
import { FakeSocket, type Hall, newStore, openHall, personOf } from '../live/hall.ts'

/** Keeps the text of what it was sent. */
class Recorder extends FakeSocket {
  readonly texts: string[] = []
  override send(text: string): void {
    this.texts.push(text)
    super.send(text)
  }
}

/** Somebody who is in a world, with all they were ever sent. */
export interface Guest {
  readonly id: string | null
  readonly line: Recorder
  /** Answers to requests. */
  readonly papers: string[]
  /** What reached them by push or webhook. */
  readonly notices: string[]
  does(table: string, command: Command): Promise<void>
  ask(path: string): Promise<void>
}

export interface World extends Hall {
  guest(id: string | null): Guest
  figures(): Promise<string>
  /** All notices have been sent. */
  settled(): Promise<void>
}

const SECRET = (id: string): string => `secret of ${id}`

/**
 * A server with everything that speaks to people: live lines, addresses, notices, figures. Time and names are given, so
 * that two of them say the same unless what they say depends on the deal.
 */
export async function openWorld(game: AnyGame, people: readonly string[]): Promise<World> {
  let made = 0
  const clock = (): number => hall.now
  const pulse = new Pulse(clock)
  const metrics = openMetrics(pulse)
  const store = await newStore()
  const hall = await openHall({
    store,
    games: new Map([[game.id, game]]),
    ids: length => String(made++).padStart(length, '0'),
    metrics,
  })
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  for (const id of people) {
    await store.people.change(id, {
      settings: { away: null, quiet: null, webhook: `http://${id}.example/` },
      host: true,
    })
    await store.people.keepPush({ endpoint: `https://${id}.example/`, person: id, p256dh: '', auth: '' })
    const times = { started: hall.now, used: hall.now }
    await store.people.startSession({
      hash: hashSecret(SECRET(id)),
      id: `session-${id}`,
      person: id,
      device: '',
      scope: null,
      ...times,
    })
  }

  const desk = openDesk({ ...hall, log: quiet })
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  const app = await createApp(folder)
  const nodes = await joinNodes(store, selfAs('all', hall.hub, { waiting: 0 }, clock), clock, quiet)
  await addApi(app, {
    ...{ store, hub: hall.hub, log: quiet, pushKey: 'key', reachable: () => true },
    accounts: { people: store.people, clock, acceptable: wordFilter(''), passwords: openPasswords(10) },
    guards: openGuards({ clock, origin: null, limits: false }),
    ...{ desk, games: hall.games, tournaments: 'accounts' as const },
    ...{ reviews: 'browser' as const, reviewer: null },
    overview: overviewOf({ store, hub: hall.hub, clock, pulse, problems: new RecentProblems(clock), nodes }),
  })
  const called = new Map<string, string[]>()
  const told = (url: string, notice: Notice) =>
    called.get(new URL(url).hostname.split('.')[0] ?? '')?.push(JSON.stringify(notice))
  const notifier = openNotifier({
    ...{ store, hub: hall.hub, clock, log: quiet, origin: `http://${HOST}` },
    push: async ({ endpoint }, notice) => {
      told(endpoint, notice)
      return 'sent'
    },
    webhook: async (url, notice) => {
      told(url, notice)
      return null
    },
  })
  onTestFinished(async () => {
    await notifier.close()
    await desk.stop()
    await app.close()
  })

  let messages = 0
  const guest = (id: string | null): Guest => {
    const line = new Recorder()
    const papers: string[] = []
    const notices: string[] = []
    if (id !== null) called.set(id, notices)
    hall.hub.attach(line, id === null ? null : personOf(id))
    line.say({ type: 'hello', protocol: PROTOCOL })
    return {
      id,
      line,
      papers,
      notices,
      async does(table, command) {
        const message: ClientMessage = { type: 'do', id: `message${messages++}`, table, command }
        const before = line.got.length
        line.say(message)
        await vi.waitFor(
          () => {
            if (!line.got.slice(before).some(each => 'id' in each && each.id === message.id))
              throw new Error(`no answer to ${JSON.stringify(message)}`)
          },
          { timeout: 10_000, interval: 1 },
        )
      },
      async ask(path) {
        const cookie = id === null ? {} : { cookie: `${SESSION_COOKIE}=${SECRET(id)}` }
        const answer = await app.inject({ url: path, headers: { host: HOST, ...cookie } })
        const { date: _, 'set-cookie': __, ...headers } = answer.headers
        papers.push(`${path} ${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`)
      },
    }
  }
  return Object.assign(hall, {
    guest,
    settled: () => notifier.settled(),
    figures: async () => (await metrics.registry.metrics()).replace(/^(?!ludoteca_\w+_total).*\n?/gm, ''),
  })
}
