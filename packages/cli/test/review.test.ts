import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, act, pick, resolveOptions, rngFrom, startMatch, writeSave } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { beforeAll, expect, test } from 'vitest'
import { run } from '../src/run.ts'
import { scripted } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-review-'))
const over = join(folder, 'over.ludo')
const open = join(folder, 'open.ludo')
const game = puertoRico as unknown as AnyGame

/** Two seats that choose at random; the file is kept on the way and at the end. */
beforeAll(() => {
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const match = startMatch(game, { seats: 2, options: options.options, seed: 'over' }, ['Ana', 'Bo'])
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state)) {
    if (match.steps.length === 20) writeFileSync(open, writeSave(match))
    act(match, turn, [pick(rng, game.legal(match.state))])
  }
  writeFileSync(over, writeSave(match))
})

async function called(line: string) {
  const terminal = scripted([])
  const code = await run(line.split(' '), { LC_ALL: 'en_US.UTF-8' }, terminal)
  return { code, shown: terminal.shown, text: terminal.shown.join('\n') }
}

test('a review says what the choices cost, is kept in the file and read from there in another language', async () => {
  const save = readFileSync(over, 'utf8')
  const first = await called(`review ${over} --steps 1 --write`)
  expect(first.code).toBe(0)
  expect(first.text).toContain('Accuracy')
  expect(first.text).toContain('What cost Ana most:')
  expect(first.text).toMatch(/Move \d+ · Blunder/)
  expect(first.text).toMatch(/Why Bo should: /)
  const kept = readFileSync(over, 'utf8')
  expect(kept.startsWith(save)).toBe(true)
  expect(kept).toContain('\n#review 1 {')
  // Nothing is searched again: there is no bar.
  const again = await called(`review ${over} --lang zh`)
  expect(again.code).toBe(0)
  expect(again.text).toContain('准确度')
  expect(again.text).toMatch(/第 \d+ 步 · 大失误/)
  expect(again.text).not.toContain('█')
  expect((await called(`replay ${over}`)).code).toBe(0)
  const { players, moments } = JSON.parse((await called(`review ${over} --json`)).shown.join(''))
  expect(players).toHaveLength(2)
  expect(moments.length).toBeGreaterThan(5)
}, 300_000)

test('a game that is not over is not reviewed', async () => {
  const { code, text } = await called(`review ${open} --steps 1`)
  expect(code).toBe(2)
  expect(text).toContain('not over')
})

test('nonsense gets one sentence', async () => {
  for (const line of [`review ${over} --steps 0`, `review ${join(folder, 'nowhere.ludo')}`, 'review']) {
    const { code, shown } = await called(line)
    expect(code, line).toBe(2)
    expect(shown).toHaveLength(1)
  }
})
