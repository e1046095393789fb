import { DESK } from '@ludoteca/harness/browser/context.ts'
import { choose, offered, playOn, press, startGame, taken, unfold } from '@ludoteca/harness/browser/play.ts'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPosition } from '../lib/position.ts'
import { seen } from '../lib/seen.ts'
import { visit } from '../lib/visit.ts'

/** Is the middle of this line really to be seen, not scrolled away or covered? */
const inView = async (line: Locator) => {
  const box = await line.boundingBox()
  if (!box) return false
  const [x, y] = [box.x + 8, box.y + box.height / 2]
  return line.page().evaluate<boolean>(`!!document.elementFromPoint(${x}, ${y})?.closest('[aria-current]')`)
}

const THREE = { seats: ['human', 'easy', 'easy'] } as const

describe('the table', () => {
  test('previews a choice on hover and on focus', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'preview' })
      await offered(page)
      await page.locator('[data-choice="1"]').hover()
      const first = await page.getByTestId('preview').textContent()
      await page.locator('[data-choice="2"]').focus()
      await expect.poll(() => page.getByTestId('preview').textContent()).not.toBe(first)
    })
  })

  test('presses nothing that hints have slid under the pointer', async () => {
    await visit({ size: DESK }, null, async (page, url) => {
      await startGame(page, url, {
        game: 'tigris-euphrates',
        seats: ['human', 'easy', 'easy'],
        seed: 'still',
      })
      const steps = () => page.getByTestId('log').locator('button').count()
      await offered(page)
      const before = await steps()
      const at = await page.getByTestId('hint').boundingBox()
      if (!at) throw new Error('no hint is offered')
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
      await page.mouse.click(x, y)
      await page.getByTestId('advice').locator('li').first().waitFor()
      await page.mouse.down()
      await page.mouse.up()
      await page.getByTestId('advice').waitFor()
      await taken(page)
      expect(await steps()).toBe(before)
      await page.mouse.move(x + 2, y + 2)
      await page.locator('[data-choice]').last().click()
      await page.getByTestId('advice').waitFor({ state: 'detached' })
    })
  })

  test('gives a hint on request: a few choices with their chances and a reason', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'hint' })
      await offered(page)
      await page.keyboard.press('h')
      const advice = page.getByTestId('advice').getByRole('button')
      await advice.first().waitFor()
      await expect.poll(() => advice.first().textContent()).toMatch(/\d+\s?%.+\./)
      await advice.first().click()
      await expect.poll(() => page.getByTestId('preview').textContent()).toContain('Player 1')
      await expect.poll(() => offered(page)).toBe('choice')
      await choose(page)
      await expect.poll(() => page.getByTestId('advice').count()).toBe(0)
    })
  })

  test('holds the end of a turn so that it can be taken back', async () => {
    await visit({ settings: { confirm: 'always' } }, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'hold' })
      for (let i = 0; i < 20 && (await offered(page)) === 'choice'; i++) await choose(page)
      await expect.poll(() => offered(page)).toBe('pass-on')
      await press(page.getByTestId('undo'))
      await expect.poll(() => offered(page)).toBe('choice')
      await choose(page)
      await press(page.getByTestId('pass-on'))
      await expect.poll(() => offered(page)).toBe('choice')
    })
  })

  test('shows an earlier position from the log, and comes back', async () => {
    await visit({}, '/', async (page, url) => {
      await openPosition(page, url, { seats: 3, seed: 'back', phase: 'role', round: 7 })
      await playOn(page, 2)
      const newest = page.locator('[data-testid=log] [aria-current]')
      await expect.poll(() => inView(newest)).toBe(true)
      await page.getByRole('button', { name: 'Show earlier turns' }).click()
      await page.locator('[data-testid=log] li button').first().click()
      await expect.poll(() => inView(newest)).toBe(true)
      await page.getByText('An earlier position').waitFor()
      const move = page.getByText(/^After move \d/)
      const before = await move.textContent()
      await page.locator('[data-testid=log] h4 button').nth(2).click()
      await expect.poll(() => move.textContent()).not.toBe(before)
      await expect.poll(() => page.locator('[data-choice]').count()).toBe(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => offered(page)).toBe('choice')
    })
  })

  test('tells what happened since the last turn', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'news' })
      const news = page.getByText('Since your last turn')
      for (let i = 0; i < 30 && (await news.count()) === 0; i++) await playOn(page, 1)
      await news.click()
      await expect.poll(() => page.locator('details[open] li').count()).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'All right' }).click()
      await expect.poll(() => news.count()).toBe(0)
    })
  })

  test.each([
    ['a desk', { size: { width: 1024, height: 768 } }],
    ['a phone', { phone: true }],
  ])('leaves the choices on %s in reach while the news are read', async (_, wish) => {
    await visit(wish, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'news' })
      const news = page.getByText('Since your last turn')
      // Colonists are placed together: that decision has one button only.
      const several = page.locator('[data-choice="2"]')
      for (let i = 0; i < 60 && !((await news.count()) && (await several.count())); i++) await playOn(page, 1)
      await unfold(page)
      await news.click()
      await expect.poll(() => seen(page, 'details[open] li')).toBe(true)
      await expect.poll(() => seen(page, '[data-choice="1"]')).toBe(true)
      await expect.poll(() => seen(page, '[data-choice="2"]')).toBe(true)
    })
  })

  test('speaks the events and the question, and says everything in words', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'words' })
      await offered(page)
      await choose(page)
      await offered(page)
      await expect.poll(() => page.getByTestId('live').textContent()).toMatch(/You decide: .+/)
      await page.getByRole('button', { name: 'In words' }).click()
      const words = await page.getByTestId('words').textContent()
      for (const name of ['Player 1', 'Ana', 'Bruno']) expect(words).toContain(name)
      await playOn(page, 2)
    })
  })

  test('covers a hand until the next person says who they are', async () => {
    await visit({}, '/', async (page, url) => {
      const seats = ['human', 'human'] as const
      await startGame(page, url, { game: 'tigris-euphrates', seats, seed: 'privacy' })
      const { choices, uncovered } = await playOn(page, 16)
      expect(uncovered).toBeGreaterThan(1)
      expect(choices).toBeGreaterThan(uncovered)
    })
  })

  test('is played by one tab at a time', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'tabs' })
      await offered(page)
      const second = await page.context().newPage()
      await second.goto(page.url())
      await second.getByRole('button', { name: 'Play here' }).click()
      await offered(second)
      await page.getByRole('button', { name: 'Play here' }).waitFor()
      await second.close()
    })
  })

  test('is replayed move by move, by turns and rounds, and by itself', async () => {
    await visit({}, null, async (page, url) => {
      await startGame(page, url, { ...THREE, seed: 'replay' })
      await playOn(page, 8)
      await offered(page)
      await page.goto(page.url().replace('/table/', '/replay/'))
      const position = page.getByTestId('replay-position')
      await expect.poll(() => position.textContent()).toMatch(/^Move 0 of/)
      await page.getByRole('button', { name: 'One move on' }).click()
      await expect.poll(() => position.textContent()).toMatch(/^Move 1 of/)
      await page.getByRole('button', { name: 'One turn on' }).click()
      await page.getByRole('button', { name: 'One round on' }).click()
      await page.getByRole('slider').press('Home')
      await page.getByRole('radio', { name: 'Fast' }).check()
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => position.textContent()).toMatch(/^Move [2-9]/)
    })
  })
})
