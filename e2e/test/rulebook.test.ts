import { describe, expect, test } from 'vitest'
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
