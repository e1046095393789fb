import { offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { facesReady, sideways, tooSmall } from '../lib/fitness.ts'
import { visit } from '../lib/visit.ts'

const rawKeys = async (page: Page) =>
  ((await page.locator('body').textContent()) ?? '').match(
    /\b(?:brand|nav|games|home|newGame|settings|lesson|hint|coach|table|seats|over|replay|rulebook|keys|online|people|error)\.[a-z]\w+/g,
  ) ?? []

/** Takes a look at every page there is. */
async function everyPage(page: Page, url: string, look: (name: string) => Promise<void>) {
  await page.locator('h1').waitFor()
  await look('home')
  await page.goto(`${url}/new/puerto-rico`)
  await page.locator('form').waitFor()
  await page.locator('form details summary').click()
  await look('new game')
  await page.goto(`${url}/settings`)
  await page.locator('h1').waitFor()
  await look('settings')
  await page.goto(`${url}/rules/puerto-rico`)
  await page.locator('article section').first().waitFor()
  await look('rulebook')
  await page.goto(`${url}/learn/lisboa`)
  await page.getByTestId('lesson').waitFor()
  await look('lesson')
  await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'everyone' })
  await playOn(page, 8)
  await offered(page)
  await look('table')
  await page.keyboard.press('v')
  await page.getByTestId('words').waitFor()
  await look('table in words')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look('shortcuts')
  await page.keyboard.press('Escape')
  const table = page.url()
  await page.goto(table.replace('/table/', '/replay/'))
  await page.getByRole('slider').waitFor()
  await look('replay')
  await page.goto(`${table}/seats`)
  await page.locator('main select').first().waitFor()
  await look('seats')
  await page.goto(`${url}/nowhere`)
  await page.locator('h1').waitFor()
  await look('nowhere')
  await page.goto(`${url}/`)
  await page.locator('main ul article').waitFor()
  await look('home with a table')
}

describe.each(['light', 'dark'] as const)('in the %s theme', theme => {
  test('no page has a serious obstacle for anybody', async () => {
    await visit({ theme, lang: theme === 'dark' ? 'zh' : 'en' }, '/', async (page, url) => {
      await everyPage(page, url, async name => {
        expect(await findings(page), name).toEqual([])
        expect(await rawKeys(page), name).toEqual([])
      })
    })
  })
})

test.each(['shipped', 'wide', 'narrow'] as const)(
  'on a phone nothing scrolls sideways and nothing is too small to tap, with %s faces',
  async fonts => {
    await visit({ phone: true, fonts }, '/', async (page, url) => {
      await everyPage(page, url, async name => {
        await facesReady(page)
        expect(await sideways(page), name).toBe(0)
        expect(await tooSmall(page), name).toEqual([])
      })
    })
  },
)

// With the first seed a bot begins, with the second the person: the board then can be chosen from at once.
test.each(['keyboard', 'tab'])(
  'a game is started and its first turn played with the keyboard alone (%s)',
  async seed => {
    await visit({}, '/', async page => {
      const focused = (selector: string) =>
        page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
      const tabTo = async (selector: string) => {
        for (let i = 0; i < 60; i++) {
          await page.keyboard.press('Tab')
          if (await focused(selector)) return
        }
        throw new Error(`Tab never reached ${selector}`)
      }
      await page.locator('h1').waitFor()
      await tabTo('a[href="/new/puerto-rico"]')
      await page.keyboard.press('Enter')
      await page.locator('form').waitFor()
      await page.keyboard.press('Tab')
      expect(await focused('a[href="#content"]'), 'the first stop of a page').toBe(true)
      await tabTo('form details summary')
      await page.keyboard.press('Enter')
      await tabTo('form details input[maxlength]')
      await page.keyboard.insertText(seed)
      await tabTo('button[type=submit]')
      await page.keyboard.press('Enter')
      await offered(page)
      const log = () => page.getByTestId('log').textContent()
      const before = await log()
      // The first stop leads past the board.
      await page.keyboard.press('Tab')
      expect(await focused('button[class*=skip]'), 'the first stop of a table').toBe(true)
      await page.keyboard.press('Enter')
      await tabTo('[data-choice]')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(log).not.toBe(before)
      await offered(page)
      await page.keyboard.press('1')
      await page.keyboard.press('l')
      await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("data-tab")')).toBe('log')
    })
  },
)

test('the language changes at once, everywhere, and stays', async () => {
  await visit({}, '/settings', async (page, url) => {
    await page.getByRole('radio', { name: '中文' }).check()
    await page.getByRole('heading', { name: '设置' }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN')
    await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'language' })
    await playOn(page, 2)
    await offered(page)
    await expect.poll(() => page.locator('header h1').textContent()).toBe('波多黎各')
    await expect.poll(() => page.getByTestId('log').textContent()).toMatch(/选择了/)
    await page.goto(`${url}/settings`)
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.goBack()
    await offered(page)
    await expect.poll(() => page.getByTestId('log').textContent()).toMatch(/took the/)
  })
})

test('the browser’s back button leads back through the pages', async () => {
  await visit({}, '/', async (page, url) => {
    await page
      .getByRole('link', { name: /^New game/ })
      .first()
      .click()
    await page.locator('form').waitFor()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.goBack()
    await page.locator('form').waitFor()
    await page.goBack()
    expect(page.url()).toBe(`${url}/`)
  })
})
