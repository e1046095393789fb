import { describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways } from '../../lib/fitness.ts'
import { visit } from '../../lib/visit.ts'

describe('a position set up by hand', () => {
  for (const wish of [
    { lang: 'en', theme: 'light' },
    { lang: 'zh', theme: 'dark', phone: true },
  ] as const) {
    test(`is refused with reasons, mended, and opened on the what-if board (${wish.lang})`, async () => {
      await visit(wish, '/whatif', async page => {
        await page.locator('a[href="/position/tigris-euphrates"]').click()
        const problems = page.getByTestId('position-problems')
        await problems.waitFor()
        const open = page.getByTestId('position-open')
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        expect(await open.isDisabled()).toBe(false)
        // A farm on land.
        await page.getByTestId('tool').selectOption('tile-1')
        const square = page.locator('[data-square=K6]')
        await square.click()
        await expect.poll(() => problems.locator('li').allTextContents()).toHaveLength(1)
        expect(await problems.textContent()).toContain('K6')
        expect(await open.isDisabled()).toBe(true)
        expect(await findings(page)).toEqual([])
        // By keyboard: a temple instead, and a leader beside it.
        await page.getByTestId('tool').selectOption('tile-0')
        await square.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => problems.locator('li').count()).toBe(0)
        await page.getByTestId('tool').selectOption('leader-0-3')
        await page.keyboard.press('ArrowLeft')
        await page.locator('[data-square=J6]').press('Enter')
        await expect.poll(() => open.isDisabled()).toBe(false)
        await open.click()
        await page.getByTestId('what-if').waitFor()
        expect(await page.locator('[data-square=J6]').getAttribute('aria-label')).toMatch(/king|国王/i)
        await page.reload()
        await page.getByTestId('what-if').waitFor()
        expect(await page.locator('[data-square=J6]').getAttribute('aria-label')).toMatch(/king|国王/i)
      })
    })
  }

  for (const wish of [{ lang: 'en' }, { lang: 'zh', phone: true }] as const) {
    test(`in Puerto Rico it is set in numbers (${wish.lang})`, async () => {
      await visit(wish, '/position/puerto-rico', async page => {
        const open = page.getByTestId('position-open')
        await open.waitFor()
        const seat = page.getByTestId('seat-0')
        await seat.locator('summary').click()
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        const barrels = seat.getByLabel(wish.lang === 'en' ? 'Barrels of corn' : '玉米的桶数')
        await barrels.fill('11')
        const problems = page.getByTestId('position-problems').locator('li')
        await expect.poll(() => problems.count()).toBe(1)
        expect(await open.isDisabled()).toBe(true)
        await barrels.fill('3')
        await seat.locator('details select').first().selectOption('1')
        await expect.poll(() => problems.count()).toBe(0)
        await open.click()
        await page.getByTestId('what-if').waitFor()
        await page.reload()
        await page.getByTestId('what-if').waitFor()
      })
    })
  }

  test('a game that does not know how has no such page', async () => {
    await visit({}, '/position/lisboa', async page => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByTestId('position').count()).toBe(0)
    })
  })
})
