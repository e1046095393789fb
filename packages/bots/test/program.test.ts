import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Action, type AnyGame, pick, rngFrom } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { expect, test } from 'vitest'
import { readMessage } from '../src/program/messages.ts'
import { nim, nimAt } from './nim.ts'
import { NOWHERE, script, seated } from './programs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const loader = pathToFileURL(join(root, 'scripts', 'ts.mjs')).href
/** How Python 3 is called here, if it is. */
const snake = ['python3', 'python'].find(name =>
  spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3'),
)
const python = `${snake} "${join(root, 'examples', 'bots', 'cautious.py')}"`
const typescript = `"${process.execPath}" --import "${loader}" "${join(root, 'examples', 'bots', 'restless.ts')}"`

test.each([...(snake ? [['Python', python] as const] : []), ['TypeScript', typescript] as const])(
  'the example in %s plays a whole game',
  async (_, command) => {
    const game: AnyGame = puertoRico
    const { program, options, slips } = seated(command, game, 3, 20_000)
    const state = game.create({ seats: 3, options, seed: 'example' })
    const rng = rngFrom('the others')
    let asked = 0
    for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
      const legal = game.legal(state)
      if (turn !== 0) game.apply(state, pick(rng, legal))
      else {
        asked++
        game.apply(state, await program.decide(game.view(state, 0), legal))
      }
    }
    await program.over(game.standings(state))
    expect(asked).toBeGreaterThan(20)
    expect(slips).toEqual([])
  },
)

test.each([
  ['late', script(''), 50],
  ['illegal', script(`if(m.type==='decide')say({type:'action',id:m.id,action:'take 4'})`), 20_000],
  ['dead', script(`if(m.type==='decide')process.exit(1)`), 20_000],
  ['dead', NOWHERE, 20_000],
])('a %s program loses its move to the easy bot', async (failure, command, ms) => {
  const { program, slips } = seated(command, nim, 2, ms)
  const legal: readonly Action[] = nim.legal(nimAt(3))
  expect(legal).toContain(await program.decide(nimAt(3), legal))
  expect(legal).toContain(await program.decide(nimAt(3), legal))
  await program.over(nim.standings(nimAt(0)))
  expect(slips.map(slip => slip.failure)).toEqual([failure, failure])
})

test('a program that talks nonsense, answers old questions and never leaves does no harm', async () => {
  const body = `console.log('{nonsense');say({type:'action',id:-1,action:'take 3'});if(m.type==='decide')say({type:'action',id:m.id,action:'take 2'});setInterval(()=>0,1000)`
  const { program, slips } = seated(script(body), nim, 2, 20_000)
  const answer = await program.decide(nimAt(9), nim.legal(nimAt(9)))
  expect(nim.write(answer)).toBe('take 2')
  await program.over(nim.standings(nimAt(0)))
  expect(slips).toEqual([])
})

test('only messages of the protocol are read', () => {
  for (const line of [
    '',
    'null',
    '[]',
    '{"type":"action"}',
    '{"type":"action","id":"1","action":"x"}',
    '{',
  ]) {
    expect(readMessage(line)).toBeNull()
  }
  expect(readMessage('{"type":"action","id":1,"action":"x","more":1}')).toEqual({
    ...{ type: 'action', id: 1, action: 'x' },
  })
})
