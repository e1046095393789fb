import { chooseAction } from '@ludoteca/bots'
import { type AnyGame, act, resolveOptions, rngFrom, startMatch, writeSave } from '@ludoteca/engine'
import { offered } from '@ludoteca/harness/browser/play.ts'
import { conflictNow, type State, tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import type { Page } from 'playwright-core'

interface WantedPosition {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  /** The game stops here. */
  readonly at: (s: State) => boolean
}

const NAMES = ['Ana', 'Bruno', 'Chen', 'Dalia']

/** A save file of a game between bots, up to the wanted position; null when it never comes to that. */
async function playedTo(wanted: WantedPosition, seed: string): Promise<string | null> {
  const { seats, options = {}, at } = wanted
  const game = tigrisEuphrates as unknown as AnyGame
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const match = startMatch(game, { seats, seed, options: resolved.options }, NAMES.slice(0, seats))
  const rng = rngFrom(seed)
  for (;;) {
    const s = match.state as State
    if (at(s)) return writeSave(match)
    const seat = tigrisEuphrates.turn(s)
    if (seat === null) return null
    const action = await chooseAction(game, s, seat, game.legal(s), { level: 'easy', rng })
    act(match, seat, [action])
  }
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
  await page.goto(`${url}/`)
  const file = { name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(save) }
  await page.getByTestId('save-file').setInputFiles(file)
  await page.waitForURL('**/seats')
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL(/\/table\/\w+$/)
  await sitDown(page)
}

/** Confirms who sits at the screen, if the page asks. */
export async function sitDown(page: Page): Promise<void> {
  if ((await offered(page)) === 'uncover') await page.getByTestId('uncover').click()
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
      await page.getByTestId(offer).click()
      continue
    }
    const pieces = page.locator('[data-piece][data-choice]')
    const count = await pieces.count()
    if (count === 0) {
      const choices = page.locator('[data-choice]:not([data-square])')
      await choices.nth(roll(await choices.count())).click()
    } else if (placed < placements) {
      await pieces.nth(roll(count)).click()
      const open = await openSquares(page).count()
      if (open > 0) await openSquares(page).nth(roll(open)).click()
      placed++
    } else {
      await page.locator('[data-choice=swap]').click()
      await page.locator('[data-choice=swap-all]').click()
      await page.locator('[data-choice=swap-do]').click()
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
