import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { describe, expect, test } from 'vitest'
import { handed } from '../lib/handed.ts'
import { visit } from '../lib/visit.ts'

/** From now on every page whose title is set fails, the frame round it included. */
const BREAK = `Object.defineProperty(document, 'title', {
  configurable: true, get: () => '', set() { throw new Error('broken') } })`
const BROKEN = /broken/

describe('a fault in the page', () => {
  test.each(['en', 'zh'] as const)(
    'never leaves it blank, and the game can be reached, in %s',
    async lang => {
      await visit({ lang, errors: BROKEN }, null, async (page, url) => {
        await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'fault' })
        await playOn(page, 3)
        const table = page.url()
        await page.evaluate(BREAK)
        await page.evaluate(`history.pushState(null, '', '/settings')`)
        const sorry = page.getByTestId('sorry')
        await sorry.waitFor()
        await expect
          .poll(() => sorry.locator('h1').textContent())
          .toBe(lang === 'zh' ? '出了点问题' : 'Something went wrong')
        expect(await handed(sorry.getByRole('button').nth(1))).toMatch(/^ludoteca-save \d+ puerto-rico/)
        await sorry.getByRole('link').first().click()
        await offered(page)
        expect(page.url()).toBe(table)
      })
    },
  )

  test('ends with the page it is in', async () => {
    await visit({ errors: BROKEN }, '/', async page => {
      await page.locator('h1').waitFor()
      await page.evaluate(BREAK)
      await page.evaluate(`history.pushState(null, '', '/settings')`)
      await page.getByTestId('sorry').waitFor()
      await page.evaluate('delete document.title')
      await page.evaluate(`history.pushState(null, '', '/')`)
      await page.getByRole('heading', { name: 'What shall we play?' }).waitFor()
      await page.evaluate(BREAK)
      await page.evaluate(`history.pushState(null, '', '/settings')`)
      await page.evaluate('delete document.title')
      await page.getByTestId('sorry').getByRole('button').click()
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
    })
  })

  test('in the clean-up of a page that is left is no blank page', async () => {
    await visit({ errors: BROKEN }, '/', async (page, url) => {
      await page.addInitScript(`(() => {
        window.broken = false
        window.removeEventListener = new Proxy(window.removeEventListener, {
          apply(go, self, given) {
            if (window.broken && given[0] === 'pagehide') throw new Error('broken')
            return Reflect.apply(go, self, given)
          },
        })
      })()`)
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'fault' })
      await offered(page)
      const table = page.url()
      await page.evaluate('window.broken = true')
      await page.evaluate(`history.pushState(null, '', '/')`)
      await page.getByTestId('sorry').getByRole('link').first().click()
      await offered(page)
      expect(page.url()).toBe(table)
    })
  })
})
