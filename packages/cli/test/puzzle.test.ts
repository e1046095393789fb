import { readBook } from '@ludoteca/review/puzzle'
import { findGame } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

async function called(line: string, answers: readonly string[] = [], locale = 'en_US.UTF-8') {
  const terminal = scripted(answers)
  const code = await run(line.split(' '), { LC_ALL: locale }, terminal)
  return { code, shown: terminal.shown, text: terminal.shown.join('\n') }
}

const first = async (game: string) => {
  const puzzle = readBook((await findGame(game)?.puzzles?.())?.book ?? '').puzzles[0]
  if (!puzzle) throw new Error(`${game} has no puzzles`)
  return puzzle
}

test.each(['puerto-rico', 'tigris-euphrates', 'lisboa'])(
  'a puzzle of %s is solved in the terminal',
  async game => {
    const { id, best, tempting } = await first(game)
    const { code, text } = await called(`puzzle ${game} --id ${id}`, ['nonsense', tempting, best])
    expect(code).toBe(0)
    expect(text).toContain(`puzzle ${id}`)
    expect(text).toContain('“nonsense” is not one of the choices')
    expect(text).toContain('Not this one:')
    expect(text).toContain('Right:')
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
  },
)

test('the puzzle of the day is given up in another language, and so is one when the input ends', async () => {
  const daily = await called('puzzle lisboa', ['答案'], 'zh_CN.UTF-8')
  expect(daily.code).toBe(0)
  expect(daily.text).toContain('每日谜题')
  expect(daily.text).toContain('最好的选择：')
  expect((await called('puzzle lisboa --day')).text).toContain('The best choice:')
})

test('a puzzle of a theme or a grade', async () => {
  const { theme } = await first('puerto-rico')
  expect((await called(`puzzle puerto-rico --theme ${theme}`)).code).toBe(0)
  expect((await called('puzzle puerto-rico --grade medium')).text).toContain('medium')
})

test('nonsense gets one sentence', async () => {
  for (const line of [
    'puzzle',
    'puzzle chess',
    'puzzle lisboa --theme revolt',
    'puzzle lisboa --grade huge',
    'puzzle lisboa --id none',
  ]) {
    const { code, shown } = await called(line)
    expect(code, line).toBe(2)
    expect(shown, line).toHaveLength(1)
  }
})
