import type { AnyGame } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { pause } from '../figures.ts'
import { type Guest, newGuest, newTable } from './guest.ts'
import { Page, type Reply } from './page.ts'

const AGAIN_MS = 250

export interface Choice {
  readonly page: Page
  readonly steps: number
  readonly line: string
}

/** A table at which programs play, each from its own page, at random. */
export class BenchTable {
  id = ''
  readonly game: AnyGame
  readonly pages: readonly Page[]

  /** Pages in the order of the seats. */
  constructor(game: AnyGame, pages: readonly Page[]) {
    this.game = game
    this.pages = pages
  }

  /** At a table that has begun, where these people sit. */
  async sit(id: string): Promise<void> {
    this.id = id
    for (const page of this.pages) page.watch(id)
    await this.until(() => this.pages.every(page => page.seesPosition))
  }

  /** Begins a new game with the same people. */
  async begin(): Promise<void> {
    const [host, ...others] = this.pages
    if (!host) throw new Error('a table needs people')
    this.id = await newTable(() => host.url, host.guest, {
      game: this.game.id,
      seats: this.pages.length,
      options: {},
      pace: { kind: 'live', bank: 36_000, increment: 60 },
      visibility: 'public',
      rated: true,
      guardian: 'easy',
      order: 'given',
    })
    for (const page of this.pages) page.watch(this.id)
    for (const page of others) await done(() => page.do(this.id, { do: 'join' }))
    await done(() => host.do(this.id, { do: 'start' }))
    await this.until(() => this.pages.every(page => page.seesPosition))
  }

  /** What the person on turn does next, by that person's own view; null when nobody is, or their page is behind. */
  choose(): Choice | null {
    const { seq, turn } = this.freshest
    const page = this.pages[turn ?? -1]
    if (!page || page.seq < seq) return null
    const { position } = page
    if (!position) return null
    const legal = this.game.legal(position.view)
    const action = legal[Math.floor(Math.random() * legal.length)]
    if (!action) throw new Error(`${this.game.id}: nothing is legal`)
    return { page, steps: position.from + position.steps.length, line: this.game.write(action) }
  }

  get isOver(): boolean {
    return this.freshest.turn === null
  }

  /** The page that knows most. */
  private get freshest(): Page {
    return this.pages.reduce((best, page) => (page.seq > best.seq ? page : best))
  }

  act({ page, steps, line }: Choice): Promise<Reply> {
    return page.do(this.id, { do: 'act', steps, lines: [line] })
  }

  /** Waits until any page knows more. */
  news(): Promise<void> {
    const before = this.pages.map(page => page.seq)
    return this.until(() => this.pages.some((page, seat) => page.seq !== before[seat]))
  }

  until(condition: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const look = (): void => {
        if (!condition()) return
        for (const page of this.pages) page.onUpdate = () => {}
        resolve()
      }
      for (const page of this.pages) page.onUpdate = look
      look()
    })
  }
}

/** What could not be saved has not happened: it is said again. */
async function done(say: () => Promise<Reply>): Promise<void> {
  const said = await say()
  if (said.type === 'done') return
  if (said.refusal.rule !== 'not-saved') throw new Error(`refused: ${said.refusal.rule}`)
  await pause(AGAIN_MS)
  return done(say)
}

interface Town {
  /** As from as many homes as there are tables. */
  readonly network?: string
  /** Where pages say they come from, if not from the server itself. */
  readonly origin?: string
}

/** Tables with people of their own, of every game, with two to four seats, spread over the servers. */
export async function openTables(
  servers: string | readonly string[],
  count: number,
  { network = '10.0', origin }: Town = {},
): Promise<BenchTable[]> {
  const urls = [servers].flat()
  const games = await Promise.all(shelf.map(each => findGame(each.id)?.rules()))
  const tables: BenchTable[] = []
  const open = async (at: number): Promise<void> => {
    const game = games[at % games.length]
    if (!game) throw new Error('the shelf is empty')
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (Math.floor(at / games.length) % 3)))
    const address = `${network}.${Math.floor(at / 200)}.${at % 200}`
    const guests: Guest[] = []
    for (let seat = 0; seat < seats; seat++) {
      const url = urls[(at + seat) % urls.length] ?? ''
      guests.push(await newGuest(url, `Guest ${at}-${seat}`, address, origin))
    }
    // Each page begins at another server.
    const table = new BenchTable(
      game,
      guests.map((guest, seat) => new Page(urls, guest, at + seat)),
    )
    await Promise.all(table.pages.map(page => page.open()))
    await table.begin()
    tables.push(table)
  }
  let next = 0
  const opener = async (): Promise<void> => {
    while (next < count) await open(next++)
  }
  await Promise.all(Array.from({ length: 16 }, opener))
  return tables
}
