import { choose, offered, playOn, press, startGame, taken } from '@ludoteca/harness/browser/play.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { playOut } from '../lib/online.ts'
import { visit } from '../lib/visit.ts'

const rows = (page: Page) => page.locator('form ol > li')
const faces = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('form [data-face]')].map(each => each.dataset.face)`)

describe('a new game', () => {
  test('is set up as the last one, and one’s name is known in every game', async () => {
    await visit({}, '/new/tigris-euphrates', async (page, url) => {
      await rows(page).first().locator('input').fill('Mei')
      await rows(page).nth(2).locator('select').selectOption('expert')
      const known = await faces(page)
      expect(new Set(known).size).toBe(2)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/table/*')
      await page.goto(`${url}/new/tigris-euphrates`)
      await expect.poll(() => rows(page).first().locator('input').inputValue()).toBe('Mei')
      expect(await rows(page).nth(2).locator('select').inputValue()).toBe('expert')
      expect(await faces(page)).toEqual(known)
      await page.goto(`${url}/new/lisboa`)
      await expect.poll(() => rows(page).first().locator('input').inputValue()).toBe('Mei')
      expect(await rows(page).nth(2).locator('select').inputValue()).toBe('easy')
    })
  })

  test('has ways to play to choose from, and shows no option that changes nothing', async () => {
    await visit({}, '/new/puerto-rico', async page => {
      const variants = page.getByTestId('variants')
      await page.getByRole('radio', { name: /^First game/ }).waitFor()
      expect(await variants.getByText('Choice of buildings').count()).toBe(0)
      expect(await variants.getAttribute('open')).toBeNull()
      await page.getByRole('radio', { name: /^Everything/ }).check()
      await variants.getByText('New Buildings: On').waitFor()
      expect(await rows(page).nth(1).locator('select').inputValue()).toBe('medium')
      await variants.locator('summary').click()
      await variants.getByText('Choice of buildings').waitFor()
      await variants.getByText('Craftsman with the Library').waitFor()
      await page.getByRole('radio', { name: /^The usual/ }).check()
      await expect.poll(() => variants.getByText('Craftsman with the Library').count()).toBe(0)
      expect(await findings(page)).toEqual([])
    })
  })

  test.each([
    ['first', 1],
    ['usual', 0],
  ] as const)('begun as “%s” has %d coach beside it', async (preset, coaches) => {
    await visit({ settings: { coach: 'beginners' } }, '/new/puerto-rico', async page => {
      await page.locator(`form > fieldset input[value=${preset}]`).check({ force: true })
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/table/*')
      await offered(page)
      await expect.poll(() => page.getByTestId('coach').count()).toBe(coaches)
    })
  })
})

describe('the entrance', () => {
  test('shows open games first, with whose turn it is; a picture leads to its game', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'home' })
      await offered(page)
      const table = page.url()
      await page.goto(`${url}/`)
      await expect.poll(() => page.getByTestId('turn').textContent()).toBe('Your turn')
      const [open, title] = [page.getByTestId('turn'), page.locator('h1')]
      expect((await open.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
      await page.locator('main ul article a').first().click()
      await page.waitForURL(table)
      await page.goto(`${url}/`)
      await page.locator('article a[href="/new/lisboa"]').first().click()
      await page.waitForURL('**/new/lisboa')
    })
  })

  test('has cloth where the picture of a game comes late, and no hole', async () => {
    await visit({}, '/settings', async (page, url) => {
      let letGo = () => {}
      const held = new Promise<void>(resolve => {
        letGo = resolve
      })
      await page.route(/\/assets\/cover-[^/]*\.js/, async route => {
        await held
        await route.continue()
      })
      await page.goto(url)
      const cloth = page.locator('article [data-cover-ground]')
      await expect.poll(() => cloth.count()).toBe(3)
      const box = await cloth.first().boundingBox()
      expect(box?.width).toBeGreaterThan(200)
      expect(box?.height).toBeGreaterThan(100)
      letGo()
      await expect.poll(() => cloth.count()).toBe(0)
    })
  })

  test('keeps the result of a finished game, and what one did so far', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'random'], seed: 'result' })
      await offered(page)
      await playOut(page)
      const said = (await page.getByTestId('place').textContent()) ?? ''
      await page.goto(`${url}/`)
      await expect.poll(() => page.getByTestId('result').textContent()).toMatch(/1\. .+\d+2\. .+\d+/)
      await page.getByText(/^1 game · [01] won · best \d+$/).waitFor()
      await page.getByRole('link', { name: 'Your results' }).click()
      await page.getByRole('heading', { name: 'Puerto Rico' }).waitFor()
      const won = page.locator('dl div').nth(1).locator('dd')
      await expect.poll(() => won.textContent()).toBe(/^You win/.test(said) ? '1' : '0')
      expect(await findings(page)).toEqual([])
      await page.goto(`${url}/`)
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Remove it' }).click()
      await page.goto(`${url}/results`)
      await expect.poll(() => won.count()).toBe(1)
      await page.getByRole('button', { name: 'Forget all results' }).click()
      await page.getByRole('button', { name: 'Forget them' }).click()
      await page.getByText('No game has been finished').waitFor()
    })
  })
})

describe('who plays alone', () => {
  const ALONE = { seats: ['human', 'random', 'random'], seed: 'alone' }
  const told = (page: Page) => page.getByTestId('log').textContent()

  test('takes back past the bots', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, ALONE)
      await offered(page)
      const before = await told(page)
      await choose(page)
      for (let i = 0; i < 20 && (await page.getByTestId('retake').count()) === 0; i++) await playOn(page, 1)
      await press(page.getByTestId('retake'))
      await offered(page)
      for (let i = 0; i < 20 && (await told(page)) !== before; i++) {
        await page.keyboard.press('u')
        await taken(page)
      }
      await expect.poll(() => told(page)).toBe(before)
    })
  })

  test('plays on from an earlier moment at a table of its own', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, ALONE)
      await playOn(page, 12)
      const table = page.url()
      await page.getByTestId('log').locator('li button').nth(1).click()
      await page.getByTestId('play-on').click()
      await page.waitForURL(address => /\/table\//.test(address.href) && address.href !== table)
      await offered(page)
      await page.getByText(/^played on from move \d+$/).waitFor()
      await page.goto(`${url}/`)
      await expect.poll(() => page.locator('main ul article').count()).toBe(2)
      await page.getByText(/played on from move \d+/).waitFor()
    })
  })
})

test('a browser that keeps nothing plays all the same', async () => {
  await visit({}, '/settings', async (page, url) => {
    await page.addInitScript(`
      Object.defineProperty(window, 'indexedDB', { get: () => ({ open() { throw new DOMException('no', 'SecurityError') } }) })
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
    `)
    await page.goto(`${url}/`)
    await page.locator('article a[href="/new/puerto-rico"]').first().click()
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/table/*')
    await offered(page)
    await choose(page)
    await page.getByText('could not be saved on this device').waitFor()
    await offered(page)
    await page.locator('header a').first().click()
    await page.locator('main ul article a').first().click()
    await offered(page)
  })
})
