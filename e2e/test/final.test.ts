import { shelf } from '@ludoteca/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { finishedGame } from '../lib/finished.ts'
import { smallPrint } from '../lib/fitness.ts'
import { visit } from '../lib/visit.ts'

const final = (page: Page) => page.getByTestId('final')

async function openResult(page: Page, text: string): Promise<void> {
  const file = { name: 'game.ludo', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByTestId('save-file').setInputFiles(file)
  await final(page).waitFor()
}

/** What of the final screen lies outside of what one sees without scrolling. */
const below = (page: Page, selector: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})].flatMap(each => {
    const { bottom, right } = each.getBoundingClientRect()
    return bottom > innerHeight || right > innerWidth ? [each.textContent] : []
  })`)

/** How many pixels of the tables of points are cut off or have to be scrolled to. */
const clipped = (page: Page) =>
  page.evaluate<number>(`Math.max(0, ...[...document.querySelectorAll('[data-testid=final] table')].map(
    table => Math.max(table.parentElement.scrollWidth - table.parentElement.clientWidth,
      table.getBoundingClientRect().right - innerWidth)))`)

describe.each(shelf.map(({ id, titles }) => [id, titles.en.name] as const))('the end of %s', (id, name) => {
  test.each([
    ['a desk', { size: { width: 1440, height: 900 } }],
    ['a small laptop', { size: { width: 1366, height: 768 } }],
    ['a phone', { phone: true }],
  ] as const)('says on %s who won, how one came off, and what next, at a glance', async (_, wish) => {
    const text = await finishedGame(id, 4)
    await visit(wish, '/', async (page, url) => {
      await openResult(page, text)
      const place = page.getByTestId('place')
      await expect.poll(() => place.textContent()).toMatch(/^You (?:win|came|share)/)
      expect(await final(page).locator('h2').first().textContent()).toMatch(/wins$|share the victory$/)
      expect(await below(page, '[data-testid=final] h2, [data-testid=place]')).toEqual([])
      for (const what of ['Rematch', 'Replay', 'New game']) {
        const button = final(page).getByText(what, { exact: true })
        const box = await button.boundingBox()
        expect((box?.y ?? 9999) + (box?.height ?? 0), what).toBeLessThan(page.viewportSize()?.height ?? 0)
      }
      expect(await clipped(page)).toBe(0)
      await final(page).getByRole('link', { name: 'New game' }).click()
      await page.waitForURL(`${url}/new/${id}`)
      await expect.poll(() => page.locator('h1').textContent()).toBe(name)
    })
  })

  test('shows everybody on a phone at a full table', async () => {
    const { max } = (await shelf.find(each => each.id === id)?.rules())?.seats ?? { max: 0 }
    const text = await finishedGame(id, max)
    for (const lang of ['en', 'zh'] as const)
      await visit({ phone: true, lang }, '/', async page => {
        await openResult(page, text)
        expect(await clipped(page), lang).toBe(0)
        expect(await smallPrint(page), lang).toEqual([])
        expect(await findings(page), lang).toEqual([])
      })
  })
})

test('the points are counted part by part, by itself and by hand', async () => {
  const text = await finishedGame('puerto-rico', 3)
  await visit({ settings: { motion: 'normal' } }, '/', async page => {
    await openResult(page, text)
    const scoring = page.getByTestId('scoring')
    const step = scoring.getByRole('status')
    await expect.poll(() => step.textContent(), { timeout: 30_000 }).toMatch(/^(\d) of \1 · /)
    const totals = () => scoring.locator('li strong').allTextContents()
    const end = await totals()
    await scoring.getByRole('button', { name: 'One part back' }).click()
    await expect.poll(() => step.textContent()).not.toMatch(/^(\d) of \1 · /)
    await scoring.getByRole('button', { name: 'Count everything' }).click()
    await expect.poll(totals).toEqual(end)
    await expect
      .poll(async () =>
        (await final(page).locator('tfoot tr').first().locator('td').allTextContents()).join(),
      )
      .toBe(end.join())
  })
})

test('the chart is read with the pointer and with keys', async () => {
  const text = await finishedGame('tigris-euphrates', 3)
  await visit({}, '/', async page => {
    await openResult(page, text)
    const slider = final(page).getByRole('slider')
    const said = () => slider.getAttribute('aria-valuetext')
    await slider.focus()
    const end = await said()
    await page.keyboard.press('Home')
    await expect.poll(said).toMatch(/^After move 0, Ana 0, Bruno 0, Catarina 0$/)
    await page.keyboard.press('End')
    await expect.poll(said).toBe(end)
    await page.getByTestId('points-chart').hover()
    await expect.poll(said).not.toBe(end)
    await expect.poll(() => final(page).locator('figcaption').textContent()).toMatch(/^After move \d+/)
  })
})

test('says why the game came to its end', async () => {
  const text = await finishedGame('tigris-euphrates', 3)
  await visit({}, '/', async page => {
    await openResult(page, text)
    await expect.poll(() => final(page).textContent()).toMatch(/The game is over: (?:the bag|only|nobody)/)
  })
})
