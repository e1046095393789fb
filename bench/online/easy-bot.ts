import { newGuest, newTable } from '@ludoteca/harness/client/guest.ts'
import { Page } from '@ludoteca/harness/client/page.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import { findGame } from '@ludoteca/shelf'

const GAME = 'puerto-rico'
const SEAT = 0

/** Somebody who plays with easy bots and waits for them. */
export class Patient {
  private readonly page: Page
  private readonly table: string

  private constructor(page: Page, table: string) {
    this.page = page
    this.table = table
  }

  static async sitDown(url: string): Promise<Patient> {
    const page = new Page(url, await newGuest(url, 'Patience', '10.2.0.1'))
    await page.open()
    const table = await newTable(() => url, page.guest, {
      game: GAME,
      seats: 3,
      options: {},
      pace: { kind: 'free' },
      visibility: 'public',
      rated: false,
      guardian: 'easy',
      order: 'given',
    })
    for (const seat of [1, 2]) await page.do(table, { do: 'bot', seat, level: 'easy' })
    await page.do(table, { do: 'start' })
    page.watch(table)
    return new Patient(page, table)
  }

  /** Plays for so long; the milliseconds it took at most until the bots had moved. */
  async play(seconds: number): Promise<number> {
    const game = await findGame(GAME)?.rules()
    if (!game) throw new Error(`${GAME} is not on the shelf`)
    const until = performance.now() + seconds * 1000
    let longest = 0
    let since = performance.now()
    let seen = -1
    while (performance.now() < until) {
      await pause(5)
      longest = Math.max(longest, performance.now() - since)
      if (this.page.seq === seen) continue
      seen = this.page.seq
      const { position } = this.page
      if (!position || game.turn(position.view) !== SEAT) continue
      const [action] = game.legal(position.view)
      if (!action) break
      const steps = position.from + position.steps.length
      await this.page.do(this.table, { do: 'act', steps, lines: [game.write(action)] })
      since = performance.now()
    }
    return longest
  }

  close(): void {
    this.page.close()
  }
}
