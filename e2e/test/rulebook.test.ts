import { choose, offered, startGame } from '@ludoteca/harness/browser/play.ts'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { seen } from '../lib/seen.ts'
import { visit } from '../lib/visit.ts'

const own = (text: string) => ({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

describe('the rulebook', () => {
  test('opens at the rule an address points to', async () => {
    await visit({}, '/rules/puerto-rico', async (page, url) => {
      const anchor = page.locator('article section').nth(12)
      await anchor.waitFor()
      const id = await anchor.getAttribute('id')
      await page.goto(`${url}/settings`)
      await page.goto(`${url}/rules/puerto-rico#${id}`)
      await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe(id)
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(100)
    })
  })

  test('can be searched', async () => {
    await visit({}, '/rules/puerto-rico', async page => {
      const sections = page.locator('article section')
      await sections.first().waitFor()
      const all = await sections.count()
      await page.getByRole('searchbox').fill('quarry')
      await page.locator('article mark').first().waitFor()
      await expect.poll(() => sections.count()).toBeLessThan(all)
      await page.getByRole('searchbox').fill('xyzzy')
      await page.getByText('Nothing found').waitFor()
    })
  })

  test('shows a text of one’s own beside ours and keeps it on the device', async () => {
    await visit({}, '/rules/puerto-rico', async page => {
      const input = page.getByTestId('own-rules-file')
      await input.setInputFiles(own('not in markup'))
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('begins with a line “H”')
      await input.setInputFiles(own('H\nS我的规则\nG每人\nO3\nGE张牌。\nA'))
      await page.getByRole('heading', { name: '我的规则' }).waitFor()
      await expect.poll(() => page.getByTestId('own-rules').locator('strong').textContent()).toBe('3')
      await page.reload()
      await page.getByRole('heading', { name: '我的规则' }).waitFor()
      await page.getByRole('button', { name: 'Remove it' }).click()
      await expect.poll(() => page.getByTestId('own-rules').count()).toBe(0)
    })
  })
})

describe('beside the table', () => {
  const panel = 'rules-panel'

  test('the rulebook is read while the board stays, and a key leads back', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'rules' })
      await offered(page)
      const table = page.url()
      await page.keyboard.press('r')
      await page.getByTestId(panel).locator('section').first().waitFor()
      await expect.poll(() => page.getByTestId(panel).locator('[data-piece] svg').count()).toBeGreaterThan(20)
      expect(await seen(page, '[data-section]')).toBe(true)
      expect(await findings(page)).toEqual([])
      await page.getByTestId(panel).getByRole('searchbox').fill('quarry')
      await page.getByTestId(panel).locator('mark').first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByTestId(panel).count()).toBe(0)
      expect(page.url()).toBe(table)
      await choose(page)
      await offered(page)
    })
  })

  test('on a phone, where it covers the table, nothing beneath it is reached by key', async () => {
    await visit({ phone: true }, null, async (page, url) => {
      await startGame(page, url, { seats: ['human', 'easy', 'easy'], seed: 'rules' })
      await offered(page)
      await page.keyboard.press('r')
      const book = page.getByTestId(panel)
      await book.locator('section').first().waitFor()
      expect(await book.getAttribute('aria-modal')).toBe('true')
      await page.locator('[data-choice]').first().evaluate('choice => choice.focus()')
      expect(await page.evaluate('document.activeElement?.hasAttribute("data-choice")')).toBe(false)
      await page.keyboard.press('Escape')
      await expect.poll(() => book.count()).toBe(0)
      await expect.poll(() => page.locator('[inert]').count()).toBe(0)
      await choose(page)
      await offered(page)
    })
  })

  test('on a phone links in the book stay in the panel, and one press leads back', async () => {
    await visit({ phone: true, lang: 'zh' }, null, async (page, url) => {
      await startGame(page, url, { game: 'tigris-euphrates', seats: ['human', 'easy'], seed: 'why' })
      await offered(page)
      await page.locator('header button').last().click()
      await page.getByRole('menuitem').first().click()
      const book = page.getByTestId(panel)
      await book.locator('details summary').click()
      await book.locator('details a').last().click()
      await expect.poll(() => page.evaluate('document.activeElement?.dataset.anchor ?? null')).not.toBeNull()
      expect(new URL(page.url()).hash).toBe('')
      await book.getByRole('button', { name: '回到牌桌' }).click()
      await expect.poll(() => book.count()).toBe(0)
      await offered(page)
    })
  })
})
