import { CHOICE, offered, startGame } from '@ludoteca/harness/browser/play.ts'
import { errors, type Locator, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../lib/visit.ts'

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

/** Takes what is white in the pane in sight with two taps, or what has no place on the board. */
async function tapOnBoard(page: Page, dice: number): Promise<void> {
  expect(await page.locator(`${ON_BOARD}[data-folded=true]`).count()).toBe(1)
  const pane = await page.locator(LIT).getAttribute('data-pane-tab')
  const white = page.locator(`[data-pane="${pane}"] [data-spot][data-open=true]`)
  const count = await white.count()
  if (count === 0) {
    await page.getByTestId('apart').getByRole('button').first().tap()
    return
  }
  await tapAt(white.nth(dice % count))
  const ways = page.getByTestId('info').getByRole('button')
  await ways.first().waitFor()
  await ways.nth(dice % (await ways.count())).tap()
}

/** Plays on by touch to the end; resolves with the number of decisions on the board. */
async function playByTouch(page: Page): Promise<number> {
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
  return onBoard
}

test('a whole game is played on a phone by touching the board, without opening the list of choices', async () => {
  await visit({ phone: true }, null, async (page, url) => {
    await startGame(page, url, { game: 'lisboa', seats: ['human', 'random'], seed: 'touch' })
    expect(await playByTouch(page)).toBeGreaterThan(20)
    await page.getByTestId('final').waitFor()
  })
})
