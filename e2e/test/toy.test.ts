import { choose, offered, playOn, startGame } from '@ludoteca/harness/browser/play.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeLesson } from '../lib/lesson.ts'
import { moves, setUpTable, start, until } from '../lib/online.ts'
import { visit } from '../lib/visit.ts'
import { openToyServer, type ToyServer } from '../toy/open.ts'

let server: ToyServer

beforeAll(async () => {
  server = await openToyServer()
})

afterAll(() => server.close())

describe('a game that somebody put on the shelf with one line', () => {
  test('is on Home with its cover, title and facts, after the others', async () => {
    await visit({ url: server.url }, '/', async page => {
      const card = page.getByRole('article', { name: 'Stairs' })
      await card.waitFor()
      expect(await page.getByRole('article').last().textContent()).toContain('Stairs')
      expect(await card.textContent()).toContain('2–4 players')
      await expect.poll(() => card.locator('svg[viewBox="0 0 400 240"] rect').count()).toBe(11)
    })
    await visit({ url: server.url, lang: 'zh' }, '/', async page => {
      await page.getByRole('article', { name: '阶梯' }).waitFor()
    })
  })

  test('is played to the end against a bot by clicking what the page offers', async () => {
    await visit({ url: server.url, settings: { coach: 'always' } }, null, async (page, url) => {
      await startGame(page, url, { game: 'toy', seats: ['human', 'easy'], seed: 'toy' })
      await expect.poll(() => offered(page)).toBe('choice')
      expect(await page.locator('[data-toy-board] section').count()).toBe(2)
      await page.getByTestId('coach').waitFor()
      const { choices } = await playOn(page)
      expect(choices).toBeGreaterThan(10)
      expect(await page.getByTestId('final').textContent()).not.toMatch(/undefined|NaN|\{\w+\}/)
    })
  })

  test('teaches itself', async () => {
    await visit({ url: server.url }, '/', async page => {
      await page.getByRole('link', { name: /Learn in five minutes.*Stairs/ }).click()
      expect(await takeLesson(page, thing => thing.click())).toBe(5)
      expect(await page.getByTestId('lesson-end').textContent()).toContain('rise slowly')
    })
  })

  test.each([
    ['en', 'A card that you place must be higher'],
    ['zh', '打出的牌必须比'],
  ] as const)('has its rulebook in %s', async (lang, sentence) => {
    await visit({ url: server.url, lang }, '/rules/toy#must-rise', async page => {
      await expect.poll(() => page.locator('#must-rise').textContent()).toContain(sentence)
    })
  })

  test('is played online, and the bot at the table answers', async () => {
    await visit({ url: server.url }, '/', async (page, url) => {
      const address = await setUpTable(page, url, 'Ana', { game: 'toy', seats: 2 })
      await page.goto(`${url}/online`)
      await page.locator('main').getByText('Stairs').first().waitFor()
      await page.goto(address)
      await start(page)
      expect(await offered(page)).toBe('choice')
      const before = await moves(page)
      await choose(page)
      await until(page, before + 2)
      await expect.poll(() => offered(page)).toBe('choice')
      await choose(page)
      await until(page, before + 4)
    })
  })
})
