import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { describe, expect, test } from 'vitest'
import { playOut } from '../lib/online.ts'
import { openNearEnd } from '../lib/position.ts'
import { visit } from '../lib/visit.ts'

describe('a whole game of Puerto Rico, by clicking what the page offers', () => {
  test('two people round one screen', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'human'], seed: 'e2e-2' })
      await playOn(page, 15)
      // The next test plays from beginning to end.
      await openNearEnd(page, url, 2)
      await playOn(page)
      await page.getByTestId('final').waitFor()
      await expect.poll(() => page.getByTestId('final').locator('tfoot td').count()).toBe(4)
      await page.getByTestId('final').locator('figure').waitFor()
      await expect.poll(() => page.getByTestId('final').locator('figure path').count()).toBeGreaterThan(2)
    })
  })

  test('one person and two bots, in Chinese on a phone', async () => {
    await visit({ lang: 'zh', phone: true }, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'e2e-3' })
      await playOn(page, 20)
      expect(await playOut(page)).toBeGreaterThan(20)
      const final = await page.getByTestId('final').textContent()
      expect(final).toMatch(/获胜/)
      expect(final).not.toMatch(/undefined|NaN|\{\w+\}/)
    })
  })

  test('five seats, and then a rematch', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['easy', 'human', 'easy', 'easy', 'easy'], seed: 'e2e-5' })
      await playOn(page, 6)
      await openNearEnd(page, url, 5)
      await playOn(page)
      const before = page.url()
      await page.getByTestId('final').getByRole('button').first().click()
      await page.waitForURL(address => address.href !== before)
      await expect.poll(() => offered(page)).toBe('choice')
      await expect.poll(() => page.locator('[data-testid=log] button').count()).toBeLessThan(30)
    })
  })
})
