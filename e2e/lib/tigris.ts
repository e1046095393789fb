import { type AnyGame, writeSave } from '@ludoteca/engine'
import { goHome, offered, press } from '@ludoteca/harness/browser/play.ts'
import { conflictNow, type State, tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'
import { botsPlay } from './recorded.ts'

interface WantedPosition {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  /** The game stops here. */
  readonly at: (s: State) => boolean
}

const NAMES = ['Ana', 'Bruno', 'Chen', 'Dalia']

/** A save file of a game between bots, up to the wanted position; null when it never comes to that. */
async function playedTo(wanted: WantedPosition, seed: string): Promise<string | null> {
  const { seats, options, at } = wanted
  const names = NAMES.slice(0, seats)
  for await (const match of botsPlay(tigrisEuphrates as unknown as AnyGame, { names, seed, options }))
    if (at(match.state as State)) return writeSave(match)
  return null
}

/** Bots may learn to play differently: the position is looked for in several games. */
async function find(wanted: WantedPosition): Promise<string> {
  for (let i = 0; i < 30; i++) {
    const save = await playedTo(wanted, `position-${i}`)
    if (save) return save
  }
  throw new Error('no game comes to that position')
}

/** Opens that position through the page's own import, with people in all seats, and sits down to decide. */
export async function openTigris(page: Page, url: string, wanted: WantedPosition): Promise<void> {
  const save = await find(wanted)
  await goHome(page, url)
  const file = { name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(save) }
  await page.getByTestId('save-file').setInputFiles(file)
  await page.waitForURL('**/seats')
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL(/\/table\/\w+$/)
  await sitDown(page)
}

/** Confirms who sits at the screen, if the page asks. */
export async function sitDown(page: Page): Promise<void> {
  if ((await offered(page)) === 'uncover') await press(page.getByTestId('uncover'))
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`)
export const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`)
const openSquares = (page: Page) => page.locator('[data-square][data-open]')

/**
 * Plays whole games by touching what the board offers: some placements of every kind, then swaps of
 * whole hands, so that the bag runs empty in good time.
 */
export async function playTigris(page: Page, placements: number): Promise<{ placed: number }> {
  let dice = 7
  const roll = (count: number): number => {
    dice = (dice * 48271) % 2147483647
    return dice % count
  }
  let placed = 0
  for (;;) {
    const offer = await offered(page)
    if (offer === 'final') return { placed }
    if (offer !== 'choice') {
      await press(page.getByTestId(offer))
      continue
    }
    const pieces = page.locator('[data-piece][data-choice]')
    const count = await pieces.count()
    if (count === 0) {
      const choices = page.locator('[data-choice]:not([data-square])')
      await press(choices.nth(roll(await choices.count())))
    } else if (placed < placements) {
      await press(pieces.nth(roll(count)))
      const open = await openSquares(page).count()
      if (open > 0) await press(openSquares(page).nth(roll(open)))
      placed++
    } else {
      for (const choice of ['swap', 'swap-all', 'swap-do'])
        await press(page.locator(`[data-choice=${choice}]`))
    }
  }
}

/** The attacker of such a conflict is asked for supporters and has some. */
export const attacks =
  (type: 'revolt' | 'war') =>
  (s: State): boolean => {
    const conflict = conflictNow(s)
    if (conflict?.type !== type || conflict.attackerSupport !== null) return false
    return (s.hands[conflict.attacker]?.[type === 'revolt' ? 0 : conflict.colour] ?? 0) > 0
  }
