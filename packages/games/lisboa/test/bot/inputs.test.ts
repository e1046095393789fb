import type { AnyGame } from '@ludoteca/engine'
import { midgame, recordedInputs } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { inputs } from '../../bot/inputs.ts'
import { policyInputs } from '../../bot/policy-inputs.ts'
import { lisboa, type State } from '../../rules/index.ts'

/** The networks were trained with games of this version. */
const trainedOn: AnyGame = {
  ...(lisboa as AnyGame),
  create: setup => lisboa.create({ ...setup, version: 4 }),
}

const positions = [20, 60, 120, 250].map(moves => midgame(trainedOn, `inputs ${moves}`, moves) as State)

test('the inputs of the value networks are those they were trained with', () => {
  const rows = positions.flatMap(state => {
    const out = Array.from({ length: state.seats }, () => new Float32Array(inputs.size))
    inputs.write(state, out)
    return out
  })
  expect(recordedInputs(inputs.parts, rows)).toEqual([
    'feature: wigs 2 1b8b1873',
    'feature: influence 2 d4de5684',
    'feature: reis 2 91291870',
    'feature: goods 2 0b421360',
    'feature: cubes 2 0be3570e',
    'feature: cargo 2 f469add4',
    'feature: powers 2 5954d952',
    'feature: favors 2 690c127e',
    'feature: decrees 2 8de3bba8',
    'feature: plans 2 2d1638b6',
    'feature: officials 2 314f622c',
    'feature: houses 2 91476a18',
    'feature: hand 2 86522162',
    'feature: stores 2 15e7fbdf',
    'feature: tempo 2 c70c0b90',
    'sum of features: lead over the mean 1 0199d935',
    'sum of features: lead over the best 1 4a3c15c0',
    'sum of features: sum 1 b3ae67f3',
    'seat: influence 3 019e3815',
    'seat: reis 2 f8545764',
    'seat: goods 4 e3fa09d0',
    'seat: stores 4 7deac571',
    'seat: houses 3 61b99931',
    'seat: visits, officials and favors by noble 9 54c7988f',
    'seat: court 3 a2589784',
    'seat: plans 4 85bdd412',
    'seat: portfolio 7 f24867c6',
    'seat: cubes 3 f847f7b3',
    'seat: hand 4 e8c6cc6b',
    'seat: turn 1 ee4641ff',
    'table: left 2 cb0386b9',
    'table: period 1 0d7c7c2a',
    'table: ending 1 0d7c7c2a',
    'table: turns 2 b3d95196',
    'table: treasury 2 1f5b329f',
    'table: seats 2 d22d1a82',
    'table: court 1 3e1ccae5',
  ])
})

test('the inputs of the policy network are those it was trained with', () => {
  const rows: Float32Array[] = []
  for (const state of positions) {
    if (!policyInputs.begin(state)) continue
    for (const action of lisboa.legal(state)) {
      const row = new Float32Array(policyInputs.size)
      policyInputs.write(state, action, 1, row)
      rows.push(row)
    }
  }
  expect(recordedInputs(policyInputs.parts, rows)).toEqual([
    'action: prior 1 dca48645',
    'seat: situation 40 31f533c5',
    'action: discard 8 724237d2',
    'action: portfolio 8 beb97661',
    'action: visit 6 e0180a5d',
    'action: sponsor 3 b88d4abd',
    'action: drop-card 3 994c1d70',
    'action: drop-ship 4 4964a1c2',
    'action: sell 13 2cac8197',
    'action: trade 14 f8155727',
    'action: state 7 8d5fd7e7',
    'action: follow 11 95439e0c',
    'action: favor 6 70b2dc4c',
    'action: cardinal 3 994c1d70',
    'action: ship 8 0fb888cd',
    'action: upgrade 9 444eae01',
    'action: produce 1 84e0c0ea',
    'action: extra 6 70b2dc4c',
    'action: recruit 7 8d5fd7e7',
    'action: plan 4 4964a1c2',
    'action: take-good 6 70b2dc4c',
    'action: raise-price 6 70b2dc4c',
    'action: take-cube 5 473b4b00',
    'action: lose-good 6 70b2dc4c',
    'action: lose-official 3 994c1d70',
    'action: lose-favor 3 994c1d70',
    'action: decree 4 4964a1c2',
    'action: store 15 d6d55747',
    'action: clear 8 0fb888cd',
    'action: house 9 444eae01',
    'action: open 8 0fb888cd',
    'action: raise 9 444eae01',
    'action: staff 4 4964a1c2',
    'action: give-up 4 4964a1c2',
    'action: reward 5 77abf858',
    'action: pass 19 12f5e1e4',
  ])
})
