import { chromium } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { visit } from '../lib/visit.ts'

const SAID = { en: /This browser is too old.*Chrome or Edge 111/, zh: /版本太旧.*Chrome 或 Edge 111/ }

/** What browsers before the oldest that plays do not have, each in turn. */
const LACKS = {
  'arrays of Chrome 110': 'delete Array.prototype.toReversed',
  'colours of Chrome 111': `CSS.supports = (supports => (...given) => !/color-mix/.test(given) && supports.apply(CSS, given))(CSS.supports)`,
  'selectors of Firefox 121': `CSS.supports = (supports => (...given) => !/:has/.test(given) && supports.apply(CSS, given))(CSS.supports)`,
  'patterns of Safari 16.4': `RegExp = new Proxy(RegExp, { construct(make, given) {
    if (given[0] === '(?<=a)b') throw new SyntaxError('lookbehind')
    return Reflect.construct(make, given)
  } })`,
}

describe('a browser that is too old is told so instead of seeing nothing', () => {
  test.each(Object.entries(LACKS))('without the %s', async (_, lack) => {
    for (const lang of ['en', 'zh'] as const) {
      await visit({ lang }, '/', async (page, url) => {
        await page.addInitScript(lack)
        await page.goto(`${url}/table/anything`)
        await expect.poll(() => page.getByRole('alert').textContent()).toMatch(SAID[lang])
        await expect.poll(() => page.locator('#root > *').count()).toBe(0)
      })
    }
  })
})

test('a browser without script says in both languages what is missing', async () => {
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(inject('url'))
  const said = await page.locator('body').innerText()
  expect(said).toContain('need JavaScript, which is switched off here')
  expect(said).toContain('需要 JavaScript')
  await context.close()
})
