import type { AnyGame } from '@ludoteca/engine'
import { midgame, recordedInputs } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { inputs } from '../../bot/inputs.ts'
import { puertoRico, type State } from '../../rules/index.ts'

const positions = [20, 60, 120, 250].map(
  moves => midgame(puertoRico as AnyGame, `inputs ${moves}`, moves) as State,
)

test('the inputs of the value networks are those they were trained with', () => {
  const rows = positions.flatMap(state => {
    const out = Array.from({ length: state.seats }, () => new Float32Array(inputs.size))
    inputs.write(state, out)
    return out
  })
  expect(recordedInputs(inputs.parts, rows)).toEqual([
    'feature: points 2 0a406ab8',
    'feature: tie 2 7bb75806',
    'feature: money 2 7937da20',
    'feature: barrels 2 b60d53cf',
    'feature: idle 2 7ac86dda',
    'feature: fields 2 ffb8413c',
    'feature: kinds 2 c68fb2d6',
    'feature: prices 2 4452d07e',
    'feature: stock 2 73e56cc4',
    'feature: surplus 2 7bb75806',
    'feature: stockPrices 2 640ad5e0',
    'feature: quarries 2 2696a786',
    'feature: idleQuarries 2 945e9d17',
    'feature: waiting 2 9434c9cc',
    'feature: people 2 43cc3488',
    'feature: city 2 8f5c5cc0',
    'feature: island 2 945bfacd',
    'feature: picks 2 4405e86f',
    'feature: turn 2 17961554',
    'feature: use 2 7bb75806',
    'feature: idleUse 2 7bb75806',
    'feature: idleLarge 2 7bb75806',
    'feature: harborBarrels 2 7bb75806',
    'feature: wharfBarrels 2 7bb75806',
    'feature: factoryKinds 2 7bb75806',
    'feature: small_market 2 b8f270c2',
    'feature: hacienda 2 f6ed749d',
    'feature: construction_hut 2 4c0aa251',
    'feature: small_warehouse 2 f512be71',
    'feature: hospice 2 e1b035b7',
    'feature: office 2 a74f7611',
    'feature: large_market 2 7bb75806',
    'feature: large_warehouse 2 b4ffc084',
    'feature: factory 2 41dc8564',
    'feature: university 2 7bb75806',
    'feature: harbor 2 7bb75806',
    'feature: wharf 2 7bb75806',
    'feature: guild_hall 2 7bb75806',
    'feature: residence 2 7bb75806',
    'feature: fortress 2 7bb75806',
    'feature: customs_house 2 7bb75806',
    'feature: city_hall 2 7bb75806',
    'sum of features: lead over the mean 1 b977425b',
    'sum of features: lead over the best 1 137211f5',
    'sum of features: sum 1 5ff85c75',
    'seat: production and stock 10 938353ba',
    'seat: sale 1 ad832468',
    'seat: cargo 1 14a72060',
    'seat: affordable 4 73a4d841',
    'seat: city spaces 1 be1b8364',
    'seat: island spaces 1 78936145',
    'seat: governor 1 54e6c044',
    'table: left 2 da1c8e63',
    'table: colonists 1 c6b8c97d',
    'table: points 1 74acc871',
    'table: city spaces 1 7d0bcdbe',
    'table: ending 1 a7d351f3',
    'table: seats 2 7bb75806',
    'table: roles 8 23fd62ae',
  ])
})
