import { type AnyGame, type AnyText, type Lang, stateAt } from '@ludoteca/engine'
import { type Book, matchOf, type Puzzle, readBook } from '@ludoteca/review/puzzle'
import { findGame } from '@ludoteca/shelf'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../../lib/findings.ts'
import { sideways } from '../../lib/fitness.ts'
import { visit } from '../../lib/visit.ts'

interface Task {
  readonly puzzle: Puzzle
  /** A choice as it is written on its button. */
  readonly label: (notation: string) => string
}

async function bookOf(game: string): Promise<Book> {
  const part = await findGame(game)?.puzzles?.()
  return readBook(part?.book ?? '')
}

/** The puzzle that is shown. */
async function taskOn(page: Page, lang: Lang): Promise<Task> {
  const task = page.getByTestId('puzzle')
  const id = await task.getAttribute('data-puzzle')
  const name = (await page.getByTestId('puzzle-board').getAttribute('data-game')) ?? ''
  const book = await bookOf(name)
  const game = (await findGame(name)?.rules()) as AnyGame
  const text = (await findGame(name)?.text[lang]()) as AnyText
  const puzzle = book.puzzles.find(each => each.id === id) as Puzzle
  const match = matchOf(game, book, puzzle)
  if (!match) throw new Error(`${id} cannot be played through`)
  const view = game.view(stateAt(match, puzzle.at), game.turn(match.state) ?? 0)
  return {
    puzzle,
    label: notation => {
      const action = game.read(notation)
      return action ? text.action(action, view) : notation
    },
  }
}

/** The button of a choice: its label may be followed by what it brings, and stand behind a number. */
async function choiceOf(page: Page, { label }: Task, notation: string): Promise<Locator> {
  const wanted = label(notation)
  const buttons = await page.getByTestId('choices').getByRole('button').all()
  for (const button of buttons) {
    const said = ((await button.locator('span').last().textContent()) ?? '').trim()
    const gain =
      (await button.locator('small').count()) > 0 ? await button.locator('small').textContent() : ''
    if (said === wanted + gain) return button
  }
  throw new Error(`“${wanted}” is not offered`)
}

const take = async (page: Page, task: Task, notation: string): Promise<void> =>
  (await choiceOf(page, task, notation)).click()

const number = async (page: Page, id: string): Promise<number> =>
  Number(/\d+/.exec((await page.getByTestId(id).locator('dd').textContent()) ?? '')?.[0])

const said = (page: Page) => page.getByTestId('puzzle-said')

describe('puzzles', () => {
  for (const wish of [
    { lang: 'en', theme: 'light' },
    { lang: 'zh', theme: 'dark', phone: true },
  ] as const) {
    test(`the puzzle of the day is solved at the second try, and counts (${wish.lang})`, async () => {
      await visit(wish, '/', async page => {
        // The same puzzle whenever this is tried, and no midnight in between.
        await page.clock.setFixedTime('2026-03-01T12:00:00Z')
        await page.locator('main a[href="/puzzles"]').click()
        await page.getByTestId('puzzle-themes').waitFor()
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        expect(await number(page, 'puzzle-streak')).toBe(0)
        const before = await number(page, 'puzzle-rating')
        await page.getByTestId('puzzle-day').click()
        const task = await taskOn(page, wish.lang)
        const { puzzle, label } = task
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await take(page, task, puzzle.tempting)
        await expect.poll(() => said(page).textContent()).toContain(label(puzzle.tempting))
        expect(await page.getByTestId('puzzle-on').isDisabled()).toBe(true)
        await take(page, task, puzzle.best)
        await page.getByTestId('puzzle-rated').waitFor()
        expect(await said(page).textContent()).toContain(label(puzzle.best))
        expect(await said(page).textContent()).not.toMatch(/undefined|NaN|\{\w+\}/)
        expect(await page.getByTestId('choices').count()).toBe(0)
        expect(await findings(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
        await page.locator('a[href="/puzzles"]').last().click()
        await expect.poll(() => number(page, 'puzzle-streak')).toBe(1)
        expect(await number(page, 'puzzle-rating')).toBeLessThan(before)
        await page.reload()
        await expect.poll(() => number(page, 'puzzle-streak')).toBe(1)
      })
    })

    test(`the solution is shown and tried on the what-if board, then comes another puzzle (${wish.lang})`, async () => {
      await visit(wish, '/puzzles', async (page, url) => {
        await page.getByTestId('puzzle-next').click()
        const { puzzle, label } = await taskOn(page, wish.lang)
        await page.getByTestId('puzzle-answer').click()
        await expect.poll(() => said(page).textContent()).toContain(label(puzzle.best))
        await expect
          .poll(() => page.getByTestId('puzzle-rivals').locator('li').count())
          .toBe(puzzle.rivals.length)
        await page.getByTestId('puzzle-on').click()
        await expect.poll(() => page.getByTestId('puzzle').getAttribute('data-puzzle')).not.toBe(puzzle.id)
        await page.goto(`${url}/puzzles/${puzzle.game}/${puzzle.id}`)
        await page.getByTestId('puzzle-answer').click()
        await page.getByTestId('try-from').click()
        await page.getByTestId('what-if').waitFor()
        await expect
          .poll(() => page.getByTestId('what-if-place').textContent())
          .toMatch(new RegExp(`\\b${puzzle.at}\\b`))
      })
    })
  }

  test('the board of Tigris & Euphrates, too', async () => {
    await visit({}, '/puzzles/tigris-euphrates/next', async page => {
      const { puzzle } = await taskOn(page, 'en')
      expect(puzzle.game).toBe('tigris-euphrates')
      await page.getByTestId('puzzle-board').waitFor()
      expect(await findings(page)).toEqual([])
    })
  })

  test('puzzles of a theme, by keyboard', async () => {
    await visit({}, '/puzzles', async page => {
      const link = page.getByTestId('puzzle-themes').getByRole('link').first()
      const theme = /theme=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
      await link.focus()
      await page.keyboard.press('Enter')
      const task = await taskOn(page, 'en')
      expect(task.puzzle.theme).toBe(theme)
      await (await choiceOf(page, task, task.puzzle.best)).focus()
      await page.keyboard.press('Enter')
      await page.getByTestId('puzzle-rated').waitFor()
      await page.getByTestId('puzzle-on').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByTestId('puzzle').getAttribute('data-puzzle')).not.toBe(task.puzzle.id)
    })
  })

  test('what does not exist is said', async () => {
    await visit({}, '/puzzles/puerto-rico/none', async page => {
      await page.getByText('No such puzzle').waitFor()
    })
  })
})
