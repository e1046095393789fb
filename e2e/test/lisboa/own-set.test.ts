import { offered, playOn } from '@ludoteca/harness/browser/play.ts'
import { findGame } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { visit } from '../../lib/visit.ts'

interface File {
  name: string
  decrees: { name: { en: string; zh: string } }[]
  cards: { effects?: string[] }[]
}

/** Our set, with every decree called the same. */
async function ownBox(change: (file: File) => void = () => {}): Promise<Buffer> {
  const file = JSON.parse((await findGame('lisboa')?.sample?.()) ?? '') as File
  file.name = '我的盒子'
  for (const decree of file.decrees) decree.name = { en: 'Edict of my box', zh: '盒中法令' }
  change(file)
  return Buffer.from(JSON.stringify(file))
}

const json = (buffer: Buffer) => ({ name: 'box.json', mimeType: 'application/json', buffer })

describe('a set of one’s own', () => {
  test('is loaded on a phone in Chinese, named, and played with until one goes back to ours', async () => {
    await visit({ lang: 'zh', phone: true }, '/new/lisboa', async (page, url) => {
      const name = page.getByTestId('own-set-name')
      await expect.poll(() => name.textContent()).toBe('自制套组')
      await page.getByTestId('own-set-file').setInputFiles(json(await ownBox()))
      await expect.poll(() => name.textContent()).toMatch(/^我的盒子 · [0-9a-f]{6}$/)
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: '开始游戏' }).click()
      await page.waitForURL('**/table/*')
      await offered(page)
      await expect.poll(() => page.locator('body').textContent()).toContain('盒中法令')
      await playOn(page, 10)
      await page.reload()
      await expect.poll(() => page.locator('body').textContent()).toContain('盒中法令')
      await page.goto(`${url}/new/lisboa`)
      await page.getByRole('button', { name: '改用自制套组' }).click()
      await expect.poll(() => name.textContent()).toBe('自制套组')
    })
  })

  test('that cannot be used is refused with the place of each mistake', async () => {
    await visit({ lang: 'en' }, '/new/lisboa', async page => {
      const broken = await ownBox(file => {
        const card = file.cards[12]
        if (card) card.effects = ['FLY']
      })
      await page.getByTestId('own-set-file').setInputFiles(json(broken))
      const told = page.getByText('cards[12].effects[0]: The effect “FLY” is not understood.')
      await told.waitFor()
      expect(await page.getByTestId('own-set-name').textContent()).toBe('Ours')
    })
  })
})
