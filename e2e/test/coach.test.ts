import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lastDecision, openSave } from '../lib/lisboa.ts'
import { choose, offered, playOn, startGame } from '../lib/play.ts'
import { visit } from '../lib/visit.ts'

const ON = { settings: { coach: 'on' } } as const
const THREE = { seats: ['human', 'easy', 'easy'] } as const

const coach = (page: Page) => page.getByTestId('coach')
const answer = (page: Page) => page.getByTestId('coach-choice')

/** From now on the page keeps everything that the coach advises, and every height the strip has. */
const listen = (page: Page) =>
  page.evaluate(`{
    window.advised = new Set()
    window.heights = new Set()
    const look = () => {
      const choice = document.querySelector('[data-testid=coach-choice]')
      if (choice) window.advised.add(choice.textContent)
      const strip = document.querySelector('[data-testid=coach]')
      if (strip) window.heights.add(Math.round(strip.getBoundingClientRect().height))
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
  }`)
const kept = (page: Page, what: 'advised' | 'heights') =>
  page.evaluate<(string | number)[]>(`[...window.${what}]`)

describe('the coach', () => {
  test('thinks it through and then says one thing, which stays', async () => {
    await visit(ON, '/', async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'once' })
      await offered(page)
      await listen(page)
      await page.getByText('Looking for a sensible choice').waitFor()
      await answer(page).waitFor()
      // As long again as it thinks: a second thought would have come by then.
      await page.waitForTimeout(2000)
      expect(await kept(page, 'advised')).toEqual([expect.stringMatching(/^A sensible choice: .+[^.]\.$/)])
    })
  })

  test.each([
    ['lisboa', { width: 1440, height: 900 }],
    ['puerto-rico', { width: 1024, height: 768 }],
  ] as const)('leaves the board of %s where it is from decision to decision', async (game, size) => {
    await visit({ ...ON, size }, '/', async (page, url) => {
      await startGame(page, url, { ...THREE, game, seed: 'steady' })
      await offered(page)
      await listen(page)
      for (let i = 0; i < 5; i++) {
        await answer(page).waitFor()
        await playOn(page, 2)
      }
      expect(await kept(page, 'heights')).toHaveLength(1)
      const board = await page.locator('main > :last-child').boundingBox()
      await coach(page).getByRole('button', { expanded: false }).click()
      expect(await page.locator('main > :last-child').boundingBox()).toEqual(board)
    })
  })

  test('is never an empty bar on a phone, neither while others play nor after the end', async () => {
    await visit(
      { ...ON, phone: true, settings: { ...ON.settings, confirm: 'always' } },
      '/',
      async (page, url) => {
        await startGame(page, url, { ...THREE, seed: 'empty' })
        for (let i = 0; i < 20 && (await offered(page)) === 'choice'; i++) await choose(page)
        expect(await offered(page)).toBe('pass-on')
        expect(await coach(page).getByText('Your next decision will be explained here.').isVisible()).toBe(
          true,
        )
        await openSave(page, url, lastDecision(2).save)
        expect(await coach(page).count()).toBe(1)
        await playOn(page)
        await page.getByRole('button', { name: 'Look at the board' }).click()
        expect(await coach(page).count()).toBe(0)
      },
    )
  })
})
