import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Says a name where the page asks for one. */
export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').locator('input').fill(name)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

interface TableWish {
  readonly game: string
  readonly seats: number
  readonly visibility?: 'public' | 'unlisted' | 'private'
  /** `free` unless said otherwise: no clock. */
  readonly pace?: 'quick' | 'day' | 'free'
  readonly guardian?: 'random' | 'easy'
}

/** Sets up a table through the form; resolves with its address. */
export async function setUpTable(page: Page, url: string, name: string, wish: TableWish): Promise<string> {
  await page.goto(`${url}/online/new/${wish.game}`)
  const [what, how] = [page.locator('form section').first(), page.locator('form section').nth(1)]
  await what.locator(`input[value="${wish.seats}"]`).check()
  await how.locator(`input[value=${wish.pace ?? 'free'}]`).check()
  await how.locator(`input[value=${wish.visibility ?? 'public'}]`).check()
  if (wish.guardian) await how.locator(`input[value=${wish.guardian}]`).check()
  await page.locator('form button[type=submit]').click()
  await Promise.race([page.waitForURL('**/t/*'), page.getByRole('dialog').waitFor()])
  if ((await page.getByRole('dialog').count()) > 0) await sayName(page, name)
  await page.waitForURL('**/t/*')
  await page.getByTestId('seats').waitFor()
  return page.url()
}

/** Comes by the link and sits down. */
export async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByTestId('sit').click()
  await sayName(page, name)
  await page.getByTestId('sit').waitFor({ state: 'detached' })
}

/** Says a name and a password kept before, on a device that has seen neither. */
export async function signIn(page: Page, url: string, name: string, password: string): Promise<void> {
  await page.goto(`${url}/online`)
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
  await page.getByRole('dialog').locator('input').first().fill(name)
  await page.getByRole('dialog').locator('input[type=password]').fill(password)
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The page of whoever decides first, and the other one. */
export async function inTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  await one.locator('[data-choice], [data-turn=true]').first().waitFor()
  return (await one.locator('[data-choice]').count()) > 0 ? [one, other] : [other, one]
}

/** Starts the game; free seats get bots. */
export async function start(host: Page): Promise<void> {
  await host.getByTestId('start').click()
  await host.getByTestId('people').waitFor()
}

/**
 * Lets the page click by itself whatever it is offered, to the final screen. Every click is one on a
 * control the page shows; only the hand is inside the page, so that several can play at once.
 */
export const HAND = `(() => {
  if (window.hand) return
  let dice = 7
  let placed = 0
  const roll = count => (dice = (dice * 48271) % 2147483647) % count
  const all = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
  const press = thing => {
    if (!thing) return
    window.pressed = (window.pressed ?? 0) + 1
    thing.click()
  }
  // Dice are thrown for choices only: how often one looks in vain depends on the machine.
  const any = list => list.length > 0 && press(list[roll(list.length)])
  const tigris = () => {
    const pieces = all('[data-piece][data-choice]')
    if (pieces.length === 0) return any(all('[data-choice]:not([data-square])'))
    const open = document.querySelector('[data-piece][aria-pressed=true]') ? all('[data-square][data-open]') : []
    if (placed++ < 12) return any(open.length > 0 ? open : pieces)
    const next = ['swap-do', 'swap-all', 'swap'].flatMap(name => all('[data-choice=' + name + ']:not(:disabled)'))
    press(next[0])
  }
  window.hand = setInterval(() => {
    if (document.querySelector('[data-testid=final]')) return clearInterval(window.hand)
    if (document.querySelector('#decision[aria-busy=true]')) return
    const person = document.querySelector('[data-testid=uncover], [data-testid=pass-on]')
    if (person) press(person)
    else if (document.querySelector('[data-game=tigris-euphrates]')) tigris()
    else {
      document.querySelector('#decision[data-on-board=true][data-folded=true] button[aria-expanded=false]')?.click()
      any(all('[data-choice]'))
    }
  }, 40)
})()`

export const letPlay = (page: Page): Promise<unknown> => page.evaluate(HAND)

export const stopPlaying = (page: Page): Promise<unknown> =>
  page.evaluate('clearInterval(window.hand); delete window.hand')

/** Has the page play on by itself to the final screen; resolves with the number of presses. */
export async function playOut(page: Page): Promise<number> {
  await letPlay(page)
  await final(page).waitFor({ timeout: 180_000 })
  return page.evaluate<number>('window.pressed ?? 0')
}

/** How many steps this page knows of. */
export const moves = async (page: Page): Promise<number> => page.getByTestId('log').locator('button').count()

export const logText = async (page: Page): Promise<string> =>
  (await page.getByTestId('log').textContent()) ?? ''

export const until = (page: Page, count: number): Promise<void> =>
  expect.poll(() => moves(page)).toBeGreaterThanOrEqual(count)

export const final = (page: Page) => page.getByTestId('final')

export const winner = (page: Page): Promise<string | null> => final(page).locator('h2').first().textContent()

/** At the final screen: has the page play the whole game again from its seed. */
export async function verifyDeal(page: Page): Promise<void> {
  await page.getByTestId('verify').click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByTestId('verified').waitFor()
  expect(await page.locator('[data-good=true]').count()).toBe(4)
}

/** Loses the network, notices, and comes back. */
export async function loseNetwork(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('alert').first().waitFor()
  await meanwhile()
  await page.context().setOffline(false)
  await page.getByRole('alert').first().waitFor({ state: 'detached' })
}

/** A guest keeps the name with a password. */
export async function keepName(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/me`)
  await page.locator('input[type=password]').fill(password)
  await page.getByTestId('keep').click()
  await page.getByTestId('keep').waitFor({ state: 'detached' })
}

/** Opens a menu entry of the table. */
export async function menu(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('header:has(h1) button').last().click()
  await page.getByRole('menuitem', { name }).click()
}

/** Gives up one's own seat. */
export async function resign(page: Page): Promise<void> {
  await menu(page, /^(认输|Resign)…$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(认输|Resign)$/ }).click()
}
