import { CHOICE, offered } from '@ludoteca/harness/browser/play.ts'
import { errors, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'

const ON_BOARD = '#decision[data-on-board=true]'
const LIT = '[data-pane-tab][aria-current=true]'

/** Scrolls up and down alone, as a finger does, and taps; what moves away meanwhile, because something was drawn, is looked for anew. */
async function tapAt(thing: Locator): Promise<void> {
  for (let left = 10; ; left--) {
    await thing.evaluate("each => each.scrollIntoView({ block: 'center', inline: 'nearest' })")
    try {
      return await thing.tap({ timeout: 1500 })
    } catch (error) {
      if (left === 0 || !(error instanceof errors.TimeoutError)) throw error
    }
  }
}

/** Sends everybody to work, where the board would have each placed by hand. */
async function sendToWork(page: Page): Promise<void> {
  const verbs = page.getByTestId('mayor-brief').getByRole('button')
  await verbs.first().tap()
  await verbs.last().tap()
}

/** Takes what is white in the pane in sight with two taps, or what has no place on the board. */
async function tapOnBoard(page: Page, dice: number): Promise<void> {
  expect(await page.locator(`${ON_BOARD}[data-folded=true]`).count()).toBe(1)
  if ((await page.getByTestId('mayor-brief').count()) > 0) return sendToWork(page)
  const lit = page.locator(LIT)
  const pane = (await lit.count()) > 0 ? `[data-pane="${await lit.getAttribute('data-pane-tab')}"] ` : ''
  const white = page.locator(`${pane}[data-spot][data-open=true]`)
  const count = await white.count()
  if (count === 0) {
    await page.getByTestId('apart').getByRole('button').first().tap()
    return
  }
  const log = page.getByTestId('log')
  const before = await log.textContent()
  const ways = page.getByTestId('info').getByRole('button')
  const done = async () => (await log.textContent()) !== before
  for (let left = 10; ; left--) {
    await tapAt(white.nth(dice % count))
    // What can mean one thing only may be done at once.
    await expect.poll(async () => (await ways.count()) > 0 || (await done()), { interval: 20 }).toBe(true)
    const many = await ways.count()
    if (many === 0) return
    try {
      return await ways.nth(dice % many).tap({ timeout: 1500 })
    } catch (error) {
      // A page that is still scrolling puts a card away again: then the finger comes once more.
      if (left === 0 || !(error instanceof errors.TimeoutError)) throw error
      if (await done()) return
    }
  }
}

/** Plays to the end by touching the board, never opening the list of choices; resolves with how often it was the board. */
export async function playByTouch(page: Page): Promise<number> {
  let dice = 7
  let onBoard = 0
  while ((await offered(page)) !== 'final') {
    dice = (dice * 48271) % 2147483647
    if ((await page.locator(ON_BOARD).count()) > 0) {
      await tapOnBoard(page, dice)
      onBoard++
    } else {
      const choices = page.locator(CHOICE)
      await choices.nth(dice % (await choices.count())).tap()
    }
  }
  await page.getByTestId('final').waitFor()
  return onBoard
}
