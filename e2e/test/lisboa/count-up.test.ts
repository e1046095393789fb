import { choose } from '@ludoteca/harness/browser/play.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { lastDecision, openSave } from '../../lib/lisboa.ts'
import { visit } from '../../lib/visit.ts'

const { save } = lastDecision(3)
const MOVING = { settings: { motion: 'normal' } } as const

const countUp = (page: Page) => page.getByTestId('count-up')

async function playLast(page: Page, url: string): Promise<void> {
  await openSave(page, url, save)
  await choose(page, count => count - 1)
}

describe('when the last decision has been taken', () => {
  test.each([{}, { phone: true, lang: 'zh' }] as const)(
    'the points are counted up over the board, every decree by its name: %o',
    async wish => {
      await visit({ ...MOVING, ...wish }, '/', async (page, url) => {
        await playLast(page, url)
        await countUp(page).waitFor()
        expect(await page.locator('[data-room]').count()).toBe(1)
        await expect.poll(() => page.locator('[data-counted]').count()).toBe(3)
        await countUp(page).getByRole('button').nth(3).click()
        expect(await findings(page)).toEqual([])
        await countUp(page).getByRole('button').nth(0).click()
        await expect.poll(() => countUp(page).getByRole('status').textContent()).toMatch(/·/)
        const outside = await page.evaluate<
          string[]
        >(`[...document.querySelectorAll('[data-testid=count-up], [data-testid=count-up] *, [data-counted]')]
          .filter(each => { const box = each.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight })
          .map(each => each.textContent)`)
        expect(outside).toEqual([])
        const hidden = await page.evaluate<
          string[]
        >(`[...document.querySelectorAll('[data-counted]')].filter(each => {
          const box = each.getBoundingClientRect()
          return [box.top + 3, box.bottom - 3].some(y => !each.contains(document.elementFromPoint(box.left + box.width / 2, y)))
        }).map(each => each.textContent)`)
        expect(hidden).toEqual([])
        await page.getByTestId('to-result').click()
        await page.getByTestId('final').waitFor()
        // Counted once: below the result all of it stands.
        await expect
          .poll(() => page.getByTestId('scoring').getByRole('button').last().isDisabled())
          .toBe(true)
      })
    },
  )

  test('the result follows by itself, and a game that was over is not counted again', async () => {
    await visit(MOVING, '/', async (page, url) => {
      await playLast(page, url)
      await countUp(page).waitFor()
      await page.getByTestId('final').waitFor()
      await page.reload()
      await page.getByTestId('final').waitFor()
      expect(await countUp(page).count()).toBe(0)
    })
  })

  test('where nothing moves the result is told at once', async () => {
    await visit({}, '/', async (page, url) => {
      await playLast(page, url)
      await page.getByTestId('final').waitFor()
      expect(await countUp(page).count()).toBe(0)
    })
  })
})
