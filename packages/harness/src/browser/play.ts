import type { Locator, Page } from 'playwright-core'

interface Party {
  readonly game?: string
  /** `human`, or a level of bot, by seat. */
  readonly seats: readonly string[]
  readonly seed?: string
}

/** Goes to the entrance, where the page is not there already. */
export async function goHome(page: Page, url: string): Promise<void> {
  if (page.url() !== `${url}/`) await page.goto(`${url}/`)
}

/** Sets up a game through the form, as a person would. */
export async function startGame(page: Page, url: string, { game = 'puerto-rico', seats, seed }: Party) {
  await page.goto(`${url}/new/${game}`)
  const rows = page.locator('form ol > li')
  await rows.first().waitFor()
  while ((await rows.count()) < seats.length)
    await page.locator('form section').first().locator('> button').click()
  while ((await rows.count()) > seats.length) await rows.last().getByRole('button').last().click()
  for (const [seat, who] of seats.entries()) {
    const choice = rows.nth(seat).locator('select')
    if ((await choice.inputValue()) !== who) await choice.selectOption(who)
  }
  await page.locator('form section input[type=checkbox]').first().uncheck()
  if (seed) {
    await page.locator('form details summary').click()
    await page.locator('form details input[maxlength]').fill(seed)
  }
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/table/*')
}

export const CHOICE = '[data-choice]'
/** Decided on the board: on a small screen the list is folded. */
const ON_BOARD = '#decision[data-on-board=true]'
const NEXT = `${CHOICE}, ${ON_BOARD}, [data-testid=final], [data-testid=uncover], [data-testid=pass-on]`

type Offer = 'choice' | 'final' | 'uncover' | 'pass-on'

/** Waits until the page offers something and what was chosen before has been taken, and says what. */
export async function offered(page: Page): Promise<Offer> {
  await page.locator(NEXT).first().waitFor({ timeout: 60_000 })
  await taken(page)
  return page.evaluate<Offer>(`['final', 'uncover', 'pass-on'].find(what =>
    document.querySelector('[data-testid=' + what + ']')) ?? 'choice'`)
}

/**
 * Waits until what was pressed has been taken or refused. The page is busy while it is on its way to the server, and until the
 * log has caught up with the board.
 */
export const taken = (page: Page): Promise<void> =>
  page.locator('aside [aria-busy=true]').first().waitFor({ state: 'detached' })

/** Presses something that may act, and waits until that has been taken or refused. */
export async function press(thing: Locator): Promise<void> {
  await thing.click()
  await taken(thing.page())
}

/** Opens the list of choices where it is folded. */
export async function unfold(page: Page): Promise<void> {
  const list = page.locator(`${ON_BOARD}[data-folded=true] button[aria-expanded=false]`).first()
  if (await list.isVisible()) await press(list)
}

/** Takes one of the choices offered; `pick` gets their number. Resolves when it has been taken or refused. */
export async function choose(page: Page, pick: (count: number) => number = () => 0): Promise<void> {
  await unfold(page)
  const choices = page.locator(CHOICE)
  const count = await choices.count()
  await press(choices.nth(Math.max(0, Math.min(count - 1, pick(count)))))
}

interface Played {
  readonly choices: number
  /** How often somebody had to say that they sit at the screen. */
  readonly uncovered: number
}

/** Plays on by clicking only what the page offers, to the final screen or for so many clicks and until the next offer. */
export async function playOn(page: Page, most = 2000): Promise<Played> {
  let dice = 1
  const pick = (count: number) => {
    dice = (dice * 48271) % 2147483647
    return dice % count
  }
  let choices = 0
  let uncovered = 0
  while (choices + uncovered < most) {
    const offer = await offered(page)
    if (offer === 'final') break
    if (offer === 'choice') {
      await choose(page, pick)
      choices++
    } else {
      if ((await page.locator(CHOICE).count()) > 0) throw new Error(`choices are shown beside ${offer}`)
      await press(page.getByTestId(offer))
      uncovered++
    }
  }
  await offered(page)
  return { choices, uncovered }
}
