import type { AnyGame, Lang } from '@ludoteca/engine'
import type { AnyLesson } from '@ludoteca/page-kit/lesson.ts'
import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { loadPage } from '../src/games/game-page.ts'
import { FURTHER } from '../src/lessons/finished.ts'
import { LessonTable } from '../src/lessons/lesson-table.ts'
import { matchAt } from '../src/lessons/script.ts'
import { settle } from './world.ts'

const LESSONS = (
  await Promise.all(
    shelf.map(async ({ id, rules, titles }) => {
      const page = await loadPage(id)
      if (!page) throw new Error(`${id} has no page`)
      const [game, first] = await Promise.all([rules(), page.lesson()])
      const more = FURTHER.map(async part => {
        const lesson = await page[part]?.()
        // Whoever announces another lesson has it, in every language.
        for (const title of Object.values(titles)) expect(title[part] !== undefined, part).toBe(!!lesson)
        return lesson ? [[`${id}, ${part}`, game, lesson] as const] : []
      })
      return [[id, game, first] as const, ...(await Promise.all(more)).flat()]
    }),
  )
).flat()

const NAMES = ['You', 'Ana', 'Bruno']

const open = (game: AnyGame, lesson: AnyLesson, step = 0): LessonTable => {
  const around = { wait: () => Promise.resolve(), pace: () => 0 }
  const table = new LessonTable(game, lesson, NAMES.slice(0, lesson.seats), step, around)
  table.open()
  return table
}

/** Lets the others answer. */
async function answered(table: LessonTable): Promise<void> {
  for (let i = 0; i < 50 && table.progress().waiting; i++) await settle()
  expect(table.progress().waiting).toBe(false)
}

describe.each(LESSONS)('the lesson of %s', (_, game, lesson) => {
  test('can be played to its end by taking the only choice there is', async () => {
    const table = open(game, lesson)
    for (const [step, { id, does }] of lesson.steps.entries()) {
      expect(table.progress().step, id).toBe(step)
      for (const line of does) {
        const [action, ...others] = table.snapshot().legal
        expect(others, id).toEqual([])
        expect(action && game.write(action), id).toBe(line)
        if (action) table.act(action)
      }
      await answered(table)
    }
    expect(table.progress().step).toBe(lesson.steps.length)
  })

  test.each(['en', 'zh'] as const)('has something to say at every step in %s', async (lang: Lang) => {
    const { steps, end } = lesson.text[lang]
    const table = open(game, lesson)
    const said: string[] = []
    for (const { id, does } of lesson.steps) {
      const words = steps[id]
      if (!words) throw new Error(`nothing is said at ${id}`)
      said.push(words.title, words.says(table.progress().told), words.ask)
      for (const _ of does) table.act(...table.snapshot().legal)
      await answered(table)
    }
    said.push(...end(table.progress().told))
    for (const text of said) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|null|-\d/)
    }
    expect(Object.keys(steps)).toHaveLength(lesson.steps.length)
  })

  test('keeps to the laws of the game in every position', () => {
    for (let step = 0; step <= lesson.steps.length; step++)
      expect(game.check(matchAt(game, lesson, [], step).state), `${step}`).toEqual([])
  })

  test('says “not yet” to what the rules allow and the lesson does not want', () => {
    const table = open(game, lesson)
    const { view, position } = table.snapshot()
    const other = game.legal(view).find(action => !table.snapshot().legal.includes(action))
    if (!other) throw new Error('there is only one choice')
    table.act(other)
    expect(table.progress().astray).toBe(true)
    expect(table.snapshot().position).toBe(position)
    table.act(...table.snapshot().legal)
    expect(table.progress().astray).toBe(false)
  })

  test('begins at any step with the words that belong there', async () => {
    const through = open(game, lesson)
    for (const [step, { does }] of lesson.steps.entries()) {
      expect(open(game, lesson, step).progress().told).toEqual(through.progress().told)
      for (const _ of does) through.act(...through.snapshot().legal)
      await answered(through)
    }
  })
})
