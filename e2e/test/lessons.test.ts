import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { findings } from '../lib/findings.ts'
import { downwards, facesReady } from '../lib/fitness.ts'
import { takeLesson } from '../lib/lesson.ts'
import { visit } from '../lib/visit.ts'

/** No lesson may ask for more: five minutes are soon over. */
const PATIENCE = 35

/** Those beyond the first: a title announces each. */
const FURTHER = shelf.flatMap(({ id, titles }) =>
  (['strategy', 'alone'] as const).flatMap(part => {
    const title = titles.en[part]
    return title === undefined ? [] : [{ id, part, title }]
  }),
)

describe.each(FURTHER)('the lesson of $id on $part', ({ id, part, title }) => {
  test('is offered to who knows the game, and finished by clicking what the page points at', async () => {
    await visit({}, '/', async page => {
      const link = page.getByRole('link', { name: new RegExp(`[Ll]esson: ${title}$`) })
      await page
        .getByRole('link', { name: /Learn in five minutes/ })
        .first()
        .waitFor()
      expect(await link.count()).toBe(0)
      await page.evaluate(`localStorage.setItem('ludoteca.lessons', '${id}')`)
      await page.reload()
      await link.click()
      await page.waitForURL(`**/learn/${id}/${part}`)
      await page.getByTestId('lesson').waitFor()
      expect(await findings(page)).toEqual([])
      expect(await takeLesson(page, thing => thing.click())).toBeLessThan(PATIENCE)
      expect(await findings(page)).toEqual([])
    })
  })

  test('can be taken with a finger on a phone in Chinese', async () => {
    await visit({ phone: true, lang: 'zh' }, `/learn/${id}/${part}`, async page => {
      expect(await takeLesson(page, thing => thing.tap())).toBeLessThan(PATIENCE)
    })
  })
})

describe('a first lesson', () => {
  test('of Puerto Rico is finished by clicking what the page points at, and leads to a game', async () => {
    await visit({}, '/', async page => {
      await page.getByRole('link', { name: /Learn in five minutes.*Puerto Rico/ }).click()
      await page.getByTestId('lesson').waitFor()
      expect(await findings(page)).toEqual([])
      expect(await takeLesson(page, thing => thing.click())).toBeLessThan(PATIENCE)
      expect(await findings(page)).toEqual([])
      await page.getByTestId('first-game').click()
      await page.waitForURL(/\/table\/\w+$/)
      await page.getByTestId('coach').waitFor()
      await page.goto(page.url().replace(/table.*/, ''))
      await page.getByRole('link', { name: /Lesson done.*Puerto Rico/ }).waitFor()
    })
  })

  test('of Tigris & Euphrates can be taken with a finger on a phone', async () => {
    await visit({ phone: true, lang: 'zh' }, '/learn/tigris-euphrates', async page => {
      expect(await takeLesson(page, thing => thing.tap())).toBeLessThan(PATIENCE)
      await expect.poll(() => page.getByTestId('lesson-end').textContent()).toContain('最弱')
    })
  })

  test('of Lisboa can be taken with keys alone', async () => {
    await visit({}, '/learn/lisboa', async page => {
      const press = async (key: string | null) => page.keyboard.press(key ?? 'Escape')
      const touches = await takeLesson(page, async thing => press(await thing.getAttribute('data-choice')))
      expect(touches).toBeLessThan(PATIENCE)
    })
  })

  test('of Puerto Rico is followed by one on how to win, and that by none', async () => {
    await visit({}, '/learn/puerto-rico/strategy', async (page, url) => {
      await takeLesson(page, thing => thing.click())
      await expect.poll(() => page.getByTestId('lesson-end').textContent()).toContain('Customs House')
      expect(await page.getByTestId('lesson-strategy').count()).toBe(0)
      // The first one is still offered as new, and the second only to those who know it.
      await page.goto(`${url}/`)
      await page.getByRole('link', { name: /Learn in five minutes.*Puerto Rico/ }).waitFor()
      expect(await page.getByRole('link', { name: /Second lesson/ }).count()).toBe(0)
    })
  })

  test('of Lisboa is followed by one on how to win, and that by one on playing alone', async () => {
    await visit({}, '/learn/lisboa/strategy', async page => {
      await takeLesson(page, thing => thing.click())
      await expect.poll(() => page.getByTestId('lesson-end').textContent()).toContain('Guild House')
      await page.getByTestId('lesson-alone').click()
      await page.waitForURL('**/learn/lisboa/alone')
      await page.getByTestId('lesson').waitFor()
    })
  })

  test.each([
    [1366, 768],
    [1280, 720],
  ])('of Lisboa leaves the board its room at %i × %i: nothing lies over anything', async (width, height) => {
    await visit({ size: { width, height } }, '/learn/lisboa', async page => {
      await page.getByTestId('lesson').waitFor()
      await facesReady(page)
      const hidden = () =>
        page.evaluate<
          string[]
        >(`[...document.querySelectorAll('[data-panel=court] button, [data-panel=market] button, [data-panel=city] button')]
          .filter(each => {
            const { left, right, top, bottom } = each.getBoundingClientRect()
            return [0.2, 0.8].some(down =>
              !each.contains(document.elementFromPoint((left + right) / 2, top + (bottom - top) * down)))
          }).map(each => each.textContent.slice(0, 40))`)
      await expect.poll(hidden).toEqual([])
      expect(await downwards(page)).toBe(0)
    })
  })

  test('says “not yet”, goes back and starts over', async () => {
    await visit({}, '/learn/puerto-rico', async page => {
      const step = page.getByTestId('lesson').getByRole('img')
      const ask = page.getByTestId('lesson-ask')
      await page.getByRole('button', { name: /^Mayor/ }).click()
      await expect.poll(() => ask.textContent()).toBe('Not yet. Take the Settler.')
      await page.keyboard.press('1')
      await expect.poll(() => step.getAttribute('aria-label')).toBe('Step 2 of 15')
      await page.keyboard.press('1')
      await expect.poll(() => step.getAttribute('aria-label')).toBe('Step 3 of 15')
      await page.getByTestId('lesson-back').click()
      await expect.poll(() => ask.textContent()).toBe('Take the quarry.')
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect.poll(() => step.getAttribute('aria-label')).toBe('Step 1 of 15')
      await page.getByTestId('lesson-leave').click()
      await page.getByRole('link', { name: /Learn in five minutes.*Puerto Rico/ }).waitFor()
    })
  })
})
