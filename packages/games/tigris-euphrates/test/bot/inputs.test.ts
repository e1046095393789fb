import type { AnyGame } from '@ludoteca/engine'
import { midgame, recordedInputs } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { inputs } from '../../bot/inputs.ts'
import { policyInputs } from '../../bot/policy-inputs.ts'
import { prior } from '../../bot/prior.ts'
import { type State, tigrisEuphrates } from '../../rules/index.ts'

const positions = [20, 60, 120, 250].map(
  moves => midgame(tigrisEuphrates as AnyGame, `inputs ${moves}`, moves) as State,
)

test('the inputs of the value networks are those they were trained with', () => {
  const rows = positions.flatMap(state => {
    const out = Array.from({ length: state.seats }, () => new Float32Array(inputs.size))
    inputs.write(state, out)
    return out
  })
  expect(recordedInputs(inputs.parts, rows)).toEqual([
    'feature: weakest 2 0c26683b',
    'feature: second 2 bc16e7f6',
    'feature: third 2 58ef5723',
    'feature: strongest 2 5af099e2',
    'feature: leaders 2 cad044e4',
    'feature: income 2 8e44924a',
    'feature: monuments 2 c0a4625f',
    'feature: treasures 2 d22d1a82',
    'feature: shaky 2 8f4421a7',
    'feature: faith 2 2d022cea',
    'feature: followers 2 50866877',
    'feature: outnumbered 2 b60f23ea',
    'feature: hand 2 cce2fbad',
    'feature: kinds 2 828b9d50',
    'feature: temples 2 7c617f70',
    'feature: matching 2 5c4069b9',
    'feature: catastrophes 2 6884333c',
    'feature: tempo 2 d063a51a',
    'feature: works 2 2b3173bc',
    'sum of features: lead over the mean 1 f1f8db80',
    'sum of features: lead over the best 1 3093cbcf',
    'sum of features: sum 1 a853739b',
    'weakest colour: gap 2 44d11257',
    'weakest colour: hand 1 7cff7547',
    'weakest colour: colour 3 6fcd75af',
    'weakest colour: king 1 5f84aa18',
    'weakest colour: works 2 280c7358',
    'weakest colour: monuments of the king 1 fcdb4b42',
    'weakest colour: leader 8 a96b7e81',
    'second colour: gap 2 9bc72393',
    'second colour: hand 1 592ccc93',
    'second colour: colour 3 64c165f7',
    'second colour: king 1 10d53f51',
    'second colour: works 2 8d2ada44',
    'second colour: monuments of the king 1 fcdb4b42',
    'second colour: leader 8 4c5db4f7',
    'third colour: gap 2 de42472c',
    'third colour: hand 1 6233c608',
    'third colour: colour 3 77d2ba8e',
    'third colour: king 1 218ddca0',
    'third colour: works 2 9563fa0d',
    'third colour: monuments of the king 1 fcdb4b42',
    'third colour: leader 8 67b21ed0',
    'strongest colour: gap 2 c067ea6a',
    'strongest colour: hand 1 ad3cef08',
    'strongest colour: colour 3 2ebc563d',
    'strongest colour: king 1 fcdb4b42',
    'strongest colour: works 2 1692b4ae',
    'strongest colour: monuments of the king 1 fcdb4b42',
    'strongest colour: leader 8 d68a2c40',
    'seat: weakest 2 f1181dd4',
    'seat: gaps 3 3321ca77',
    'seat: treasures 1 8e4808bd',
    'seat: left 1 b5aa0c3e',
    'seat: turn 1 a1a733e5',
    'seat: actions 1 fc2d7a8f',
    'seat: catastrophes 1 2bcd3690',
    'seat: leaders 1 f328e2d9',
    'seat: lead over the best 1 45af8065',
    'seat: lead over the mean 1 d196aa96',
    'seat: late lead 1 e1077cd5',
    'seat: seats 2 d22d1a82',
    'seat: temples 1 6dcedcca',
    'seat: kinds 1 daf656e2',
    'seat: ending 1 0d7c7c2a',
    'seat: treasures in reach 1 4dabfa63',
  ])
})

test('the inputs of the policy network are those it was trained with', () => {
  const rows: Float32Array[] = []
  for (const state of positions) {
    const legal = tigrisEuphrates.legal(state)
    const priors = prior(state, legal)
    if (!priors || !policyInputs.begin(state)) continue
    for (const [i, action] of legal.entries()) {
      const row = new Float32Array(policyInputs.size)
      policyInputs.write(state, action, priors[i] ?? 0, row)
      rows.push(row)
    }
  }
  expect(recordedInputs(policyInputs.parts, rows)).toEqual([
    'action: prior 1 5a17d282',
    'action: type 4 2b0ebf6b',
    'action: tile 33 23c4dd43',
    'action: leader 23 ca3e7937',
  ])
})
