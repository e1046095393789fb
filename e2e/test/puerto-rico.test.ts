import { playOn } from '@ludoteca/harness/browser/play.ts'
import { puertoRico, type State, WHARF } from '@ludoteca/puerto-rico'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { facesReady, sideways, tooSmall } from '../lib/fitness.ts'
import { openSave } from '../lib/lisboa.ts'
import { playOut } from '../lib/online.ts'
import { decidedByTieBreak, openPosition } from '../lib/position.ts'
import { seen } from '../lib/seen.ts'
import { playByTouch } from '../lib/touch.ts'
import { visit } from '../lib/visit.ts'

const own = (page: Page) => page.locator('[data-mine=true]')
const confirm = (page: Page) => page.getByTestId('confirm-arrangement')
const refusal = (page: Page) => page.getByTestId('refusal')
const kindsHeld = (s: State): number => s.players[0]?.goods.filter(count => count > 0).length ?? 0
const shipLoads = (s: State): number =>
  puertoRico.legal(s).filter(action => action.type === 'load' && action.ship < WHARF).length
const FONTS = ['shipped', 'wide', 'narrow'] as const

describe('the Puerto Rico board', () => {
  test.each([
    [2, 'shipped'],
    [3, 'shipped'],
    [4, 'shipped'],
    [5, 'shipped'],
    [5, 'wide'],
    [5, 'narrow'],
  ] as const)('shows everybody at once with %i players, with %s faces', async (seats, fonts) => {
    await visit({ fonts }, '/', async (page, url) => {
      await openPosition(page, url, { seats, seed: `all-${seats}`, phase: 'role', round: 6 })
      const boards = page.locator('main [data-seat]')
      await expect.poll(() => boards.count()).toBe(seats)
      await facesReady(page)
      expect(
        await page.evaluate<number>(`document.querySelector('main').scrollHeight -
          document.querySelector('main').clientHeight`),
      ).toBe(0)
      for (const board of await boards.all()) {
        const box = await board.boundingBox()
        expect(box && box.y + box.height).toBeLessThanOrEqual(900)
        expect(box?.height).toBeGreaterThan(150)
      }
    })
  })

  test('colonists are arranged by tapping and dragging, and confirmed together', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'arrange', round: 6 })
      await page.getByRole('button', { name: 'Take all back' }).click()
      await expect.poll(() => confirm(page).isDisabled()).toBe(true)
      const workers = own(page).locator('[data-drop] [data-full=true]')
      await expect.poll(() => workers.count()).toBe(0)

      await own(page).locator('[data-drop][data-open=true]').first().click()
      await expect.poll(() => workers.count()).toBe(1)
      const empty = '[data-drop][data-open=true]:not(:has([data-full=true]))'
      const target = await own(page).locator(empty).last().getAttribute('data-drop')
      await workers.first().dragTo(own(page).locator(empty).last())
      await expect.poll(() => own(page).locator(`[data-drop="${target}"] [data-full=true]`).count()).toBe(1)
      await expect.poll(() => workers.count()).toBe(1)
      await workers.first().click()
      await expect.poll(() => workers.count()).toBe(0)

      for (let i = 0; i < 40 && (await confirm(page).isDisabled()); i++)
        await own(page).locator('[data-drop]:has([data-full=false])').first().click()
      const placed = await workers.count()
      await confirm(page).click()
      await confirm(page).waitFor({ state: 'detached' })
      await expect.poll(() => own(page).locator('[data-full=true]').count()).toBe(placed)
    })
  })

  test('a closed ship says why, an open one takes the goods', async () => {
    await visit({}, '/', async (page, url) => {
      const where = (s: State) => shipLoads(s) > 0 && shipLoads(s) < kindsHeld(s) * s.shipSize.length
      await openPosition(page, url, { seats: 3, seed: 's33', phase: 'load', round: 6, where })
      const panel = page.getByTestId('choices')
      const closed = panel.locator('td button:not([data-choice])').first()
      const why = await closed.getAttribute('title')
      await closed.click()
      await expect.poll(() => refusal(page).textContent()).toContain(why)
      await refusal(page).getByRole('button').first().click()
      await page.getByTestId('rules-panel').waitFor()
      await page.keyboard.press('Escape')
      await page.getByTestId('rules-panel').waitFor({ state: 'detached' })
      const before = await page.getByTestId('log').textContent()
      await panel.locator('td button[data-choice]').first().click()
      await expect.poll(() => page.getByTestId('log').textContent()).not.toBe(before)
      await expect.poll(() => refusal(page).count()).toBe(0)
    })
  })

  test('a building out of reach says why, one within reach is built by a click', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'build', round: 5 })
      await page.locator('[data-spot^=market][data-open=false]').last().click()
      await refusal(page).waitFor()
      const houses = own(page).locator('[data-building]')
      const before = await houses.count()
      await page.locator('[data-spot^=market][data-open=true]').first().click()
      await expect.poll(() => houses.count()).toBe(before + 1)
    })
  })

  test('a role shows what it brings everybody', async () => {
    await visit({ lang: 'zh' }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 4, seed: 's4', phase: 'role', round: 3 })
      const first = page.locator('[data-choice="1"]')
      for (const name of ['Ana', 'Bruno', 'Catalina', 'Diego'])
        await expect.poll(() => first.textContent()).toContain(name)
    })
  })
})

/** Taps until it brings something: a page that is still scrolling puts a card away again, then the finger comes once more. */
const tapFor = (target: Locator, what: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await target.tap()
      return what.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)

describe('the Puerto Rico board on a phone', () => {
  test('a tap tells what a building does before it is built', async () => {
    await visit({ phone: true, lang: 'zh' }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'build', round: 5 })
      await expect.poll(() => seen(page, '[data-section=market] [data-spot^=market]')).toBe(true)
      const plot = page.locator('[data-spot^=market][data-open=true]').first()
      const houses = own(page).locator('[data-building]')
      const before = await houses.count()
      const card = page.getByTestId('info')
      await tapFor(plot, card.getByRole('button'))
      await expect.poll(() => houses.count()).toBe(before)
      await card.getByRole('button').tap()
      await expect.poll(() => houses.count()).toBe(before + 1)
    })
  })

  test('a tap in vain says why at once, and the next tap puts that away', async () => {
    await visit({ phone: true }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'build', round: 5 })
      await page.locator('[data-spot^=market][data-open=false]').first().tap()
      const card = page.getByTestId('info')
      const why = await refusal(page).getByRole('paragraph').textContent()
      await expect.poll(() => card.getByRole('paragraph').first().textContent()).toBe(why)
      // Nothing lies over it, and reading it does not put it away.
      await card.getByText('Not possible').tap()
      await expect.poll(() => refusal(page).count()).toBe(1)
      await tapFor(page.locator('[data-spot^=market][data-open=true]').first(), card.getByRole('button'))
      await expect.poll(() => refusal(page).count()).toBe(0)
      await expect.poll(() => card.getByText('Not possible').count()).toBe(0)
    })
  })

  test('a game is played to its end by touching the board, without opening the list of choices', async () => {
    await visit({ phone: true }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 'touch', phase: 'role', round: 8 })
      expect(await playByTouch(page)).toBeGreaterThan(20)
    })
  })

  test('the circles for colonists lie beside the picture of a building, not on it', async () => {
    await visit({ phone: true, lang: 'zh' }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 's3', phase: 'build', round: 2 })
      const covered = await page.evaluate<string[]>(`[...document.querySelectorAll('[data-spot^=market-]')]
        .filter(plot => {
          const drawn = [...plot.querySelector('svg').children].map(each => each.getBoundingClientRect())
          const circles = [...plot.querySelectorAll('i')].map(each => each.getBoundingClientRect())
          return circles.some(a => drawn.some(b =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom))
        })
        .map(plot => plot.textContent.slice(0, 20))`)
      expect(covered).toEqual([])
    })
  })

  test.each(FONTS)('the boards of others open on a tap, nothing runs off the side: %s faces', async fonts => {
    await visit({ phone: true, fonts }, '/', async (page, url) => {
      await openPosition(page, url, { seats: 5, seed: 's5', phase: 'role', round: 7 })
      await facesReady(page)
      expect(await sideways(page)).toBe(0)
      const strip = page.locator('[data-section=others] [data-seat]').first()
      await expect.poll(() => strip.locator('[data-building]').first().isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Others' }).tap()
      await strip.getByRole('button', { expanded: false }).tap()
      await expect.poll(() => strip.locator('[data-building]').first().isVisible()).toBe(true)
      expect(await sideways(page)).toBe(0)
      expect(await tooSmall(page)).toEqual([])
    })
  })
})

test('where totals are equal the final screen says what decided', async () => {
  await visit({}, '/', async (page, url) => {
    await openSave(page, url, decidedByTieBreak())
    const row = page.getByTestId('final').getByRole('row', { name: 'Tie-break: doubloons and goods' })
    const counts = (await row.getByRole('cell').allTextContents()).filter(text => text !== '').map(Number)
    expect(counts).toHaveLength(2)
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
  })
})

test('a whole game with every module, from the choice of buildings to the final screen', async () => {
  await visit({ lang: 'zh' }, '/', async (page, url) => {
    const options = { newBuildings: 'on', nobles: 'on', edition: 'deluxe' }
    await openPosition(page, url, { seats: 4, seed: 'modules', options, phase: 'draft' })
    await playOn(page, 20)
    expect(await playOut(page)).toBeGreaterThan(20)
    await expect.poll(() => page.getByTestId('final').textContent()).not.toMatch(/undefined|NaN/)
  })
})
