import { offered, playOn } from '@ludoteca/harness/browser/play.ts'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { takeLesson } from '../lib/lesson.ts'
import { playOut, sayName } from '../lib/online.ts'
import { visit } from '../lib/visit.ts'

const IN_CHINESE = { lang: 'zh', phone: true } as const

describe('alone against Lacerda', () => {
  test('a person plays and finishes a game on a phone in Chinese, begun with one press', async () => {
    await visit(IN_CHINESE, '/', async (page, url) => {
      await page.getByRole('button', { name: '独自挑战拉塞尔达' }).click()
      await page.waitForURL('**/table/*')
      expect(await offered(page)).toBe('choice')
      const { uncovered } = await playOn(page, 20)
      expect(uncovered).toBe(0)
      expect(await playOut(page)).toBeGreaterThan(20)
      const final = page.getByTestId('final')
      await final.waitFor()
      await expect.poll(() => final.textContent()).toContain('拉塞尔达')
      expect(await final.textContent()).not.toMatch(/Lacerda|undefined|NaN|\{\w+\}/)
      await page.goto(`${url}/new/lisboa`)
      const best = page.getByRole('list', { name: '本机最佳成绩' })
      await expect.poll(() => best.getByRole('listitem').count()).toBe(1)
      expect(await best.textContent()).toMatch(/标准/)
    })
  })

  test('the deal of the day is the same for everybody, and can be compared', async () => {
    const first: string[] = []
    for (const lang of ['zh', 'en'] as const) {
      await visit({ lang }, '/new/lisboa', async page => {
        // No midnight comes between two people.
        await page.clock.setFixedTime('2026-03-01T23:59:59Z')
        await page.getByRole('button', { name: lang === 'zh' ? /每日一局/ : /Deal of the day/ }).click()
        await page.waitForURL('**/table/*')
        await offered(page)
        first.push(
          await page.evaluate(`[...document.querySelectorAll('[data-choice]')].length + ' ' +
            [...document.querySelectorAll('[data-spot^="offer:"]')].map(each => each.dataset.spot).join()`),
        )
      })
    }
    expect(first[0]).toMatch(/offer:/)
    expect(first[0]).toBe(first[1])
  })

  test('his turn is told with its reasons', async () => {
    await visit({}, '/new/lisboa', async page => {
      await page.getByRole('button', { name: 'Stern' }).click()
      await page.waitForURL('**/table/*')
      await playOn(page, 25)
      await expect.poll(() => page.getByTestId('log').textContent()).toMatch(/Lacerda goes to/)
    })
  })

  test('online the table starts with one person, and nobody can sit down opposite', async () => {
    await visit(IN_CHINESE, '/online/new/lisboa', async page => {
      await page.locator('input[value=printed]').check()
      await page.locator('input[value=free]').check()
      await page.locator('form button[type=submit]').click()
      await page.getByRole('dialog').waitFor()
      await sayName(page, '小安')
      await page.getByTestId('seats').waitFor()
      expect(await page.getByTestId('seats').textContent()).toContain('由规则行动')
      await page.getByTestId('start').click()
      await offered(page)
      await playOn(page, 15)
      await expect.poll(() => page.getByTestId('people').textContent()).toContain('拉塞尔达')
    })
  })

  test('a lesson tells how he goes', async () => {
    await visit({}, '/learn/lisboa/alone', async page => {
      await page.getByTestId('lesson').waitFor()
      expect(await findings(page)).toEqual([])
      expect(await takeLesson(page, thing => thing.click())).toBeLessThan(25)
      await expect.poll(() => page.getByTestId('lesson-end').textContent()).toContain('by hand')
    })
  })

  test('the page of a new game is fit for everyone', async () => {
    await visit(IN_CHINESE, '/new/lisboa', async page => {
      await page.getByRole('heading', { name: '独自挑战拉塞尔达' }).waitFor()
      expect(await findings(page)).toEqual([])
    })
  })
})
