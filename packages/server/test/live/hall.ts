import { join } from 'node:path'
import { type AnyGame, pick, rngFrom } from '@ludoteca/engine'
import { checkMessage } from '@ludoteca/harness/client/check.ts'
import { newFolder } from '@ludoteca/harness/folder.ts'
import {
  type ClientMessage,
  type Command,
  PROTOCOL,
  type ServerMessage,
  type Terms,
} from '@ludoteca/protocol'
import { toy } from '@ludoteca/testkit/toy'
import { onTestFinished, vi } from 'vitest'
import { newId } from '../../src/ids.ts'
import { type Hub, type HubDeps, openHub, type Socket, type Thinkers } from '../../src/live/hub.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { personRow } from '../store/rows.ts'
import { Page } from '../table/page.ts'

const TOY = toy as unknown as AnyGame
export const toyGames: ReadonlyMap<string, AnyGame> = new Map([[TOY.id, TOY]])

export const TERMS: Terms = {
  game: TOY.id,
  seats: 2,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: false,
  guardian: 'easy',
  order: 'given',
}

/** Bots that choose at random, at once. */
export function quickBots(games: ReadonlyMap<string, AnyGame>): Thinkers {
  const rng = rngFrom('bots')
  return {
    async think(id, view) {
      const game = games.get(id) as AnyGame
      return game.write(pick(rng, game.legal(view)))
    },
    close: async () => {},
  }
}

/** A page without a network. */
export class FakeSocket implements Socket {
  readonly got: ServerMessage[] = []
  readonly page = new Page()
  bufferedAmount = 0
  roundTrip = 0
  closed: number | null = null
  private message: (text: string) => void = () => {}
  private gone: () => void = () => {}

  send(text: string): void {
    if (this.closed !== null) return
    const message = checkMessage(JSON.parse(text))
    this.got.push(message)
    if (message.type === 'update' && !this.page.take(message)) throw new Error('a gap')
  }
  close(code: number): void {
    if (this.closed !== null) return
    this.closed = code
    this.gone()
  }
  onMessage(listener: (text: string) => void): void {
    this.message = listener
  }
  onClose(listener: () => void): void {
    this.gone = listener
  }

  say(message: ClientMessage | string): void {
    this.message(typeof message === 'string' ? message : JSON.stringify(message))
  }

  all<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.got.filter((each): each is Extract<ServerMessage, { type: T }> => each.type === type)
  }

  /** The first message of a kind, as soon as it is there. */
  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    return vi.waitFor(
      () => {
        const found = this.all(type).find(fits)
        if (!found) throw new Error(`no ${type} among ${this.got.map(each => each.type)}`)
        return found
      },
      { timeout: 5_000, interval: 5 },
    )
  }
}

export interface Hall extends HubDeps {
  readonly hub: Hub
  now: number
  /** A page of a person, connected and greeted. */
  enter(person: string | null): FakeSocket
  do(person: string, table: string, command: Command): ReturnType<Hub['command']>
  /** A table where these people play. */
  play(people: readonly string[], terms?: Partial<Terms>): Promise<string>
  create(person: string, terms?: Partial<Terms>): Promise<string>
}

export const personOf = (id: string) => ({ id, name: id.toUpperCase() })

export async function newStore(): Promise<Store> {
  const store = await openStore(`sqlite:${join(newFolder(), 'ludoteca.db')}`)
  for (const id of ['ana', 'bea', 'cai']) {
    await store.people.add(personRow(id, { name: id.toUpperCase() }))
  }
  onTestFinished(() => store.close())
  return store
}

/** A server with a real store; time stands still unless a test moves it. */
export async function openHall(change: Partial<HubDeps> = {}): Promise<Hall> {
  const store = change.store ?? (await newStore())
  const quiet = { info: () => {}, warn: () => {}, error: vi.fn() }
  const hall = {
    now: 1_000_000,
    store,
    games: toyGames,
    ids: newId,
    log: quiet,
    bots: quickBots(change.games ?? toyGames),
    botPace: 0,
    ...change,
    clock: change.clock ?? (() => hall.now),
  } as Hall & { hub: Hub }
  const hub = openHub(hall)
  onTestFinished(() => hub.stop())
  const run: Hall['do'] = (person, table, command) =>
    hub.command(table, personOf(person), newId(12), command, hall.now)
  return Object.assign(hall, {
    hub,
    do: run,
    enter(person: string | null) {
      const line = new FakeSocket()
      hub.attach(line, person === null ? null : personOf(person))
      line.say({ type: 'hello', protocol: PROTOCOL })
      return line
    },
    async create(person: string, terms: Partial<Terms> = {}) {
      const made = await hub.create(personOf(person), { ...TERMS, ...terms })
      if (!made.ok) throw new Error(made.refusal.rule)
      return made.id
    },
    async play(people: readonly string[], terms: Partial<Terms> = {}) {
      const [host = '', ...others] = people
      const id = await hall.create(host, { seats: Math.max(2, people.length), ...terms })
      for (const person of others) await run(person, id, { do: 'join' })
      for (let seat = people.length; seat < 2; seat++) await run(host, id, { do: 'bot', seat, level: 'easy' })
      await run(host, id, { do: 'start' })
      return id
    },
  })
}

/** The pages of Ana and Bea, looking at a table. */
export async function seatedAt(hall: Hall, table: string): Promise<[FakeSocket, FakeSocket]> {
  const pages: [FakeSocket, FakeSocket] = [hall.enter('ana'), hall.enter('bea')]
  for (const page of pages) {
    page.say({ type: 'watch', table })
    await page.next('update')
  }
  return pages
}

/** The first choice of whoever is on turn, as their own page lists it. */
export function choice(page: Page, game: AnyGame = TOY): Command {
  const view = page.view as object
  const [first] = game.legal(view)
  return { do: 'act', steps: page.steps.length, lines: first ? [game.write(first)] : [] }
}
