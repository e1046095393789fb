import { rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { covers } from '../../page/board/result/covers.ts'
import { squareNamed } from '../../rules/data/board.ts'
import { MAPS } from '../../rules/data/maps.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { cubes } from '../../rules/look.ts'
import { type State, TREASURE } from '../../rules/state.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

test('[TE-026] a tile comes from behind the screen', () =>
  holds(`given hand1=KK
    when P1 tile K H6
    then at H6 K; hand P1 1
    when P1 tile G I6
    then illegal`))

test('[TE-027] a tile goes on an empty square', () => {
  for (const piece of ['K@H6', '2k@H6 R@H5', 'X@H6', 'M:RG@H6', 'R*@H6']) {
    holds(`given ${piece} hand1=K
      when P1 tile K H6
      then illegal`)
  }
})

test('[TE-028] farms go on rivers only', () => {
  holds(`given hand1=B
    when P1 tile B E1
    then at E1 B`)
  holds(`given hand1=B
    when P1 tile B D1
    then illegal`)
})

test('[TE-029] temples, markets and settlements never go on rivers', () => {
  for (const tile of ['R', 'G', 'K']) {
    holds(`given hand1=${tile}
      when P1 tile ${tile} E1
      then illegal
      when P1 tile ${tile} D1
      then ok`)
  }
})

test('[TE-030] the point has the colour of the tile', () =>
  holds(`given R@E5 1k@E6 hand1=GB
    when P1 tile B E4
    then illegal
    when P1 tile G F5
    then score P1 G+1`))

test('[TE-031] whether a tile scores depends on the kingdom it is placed in', () => {
  holds(`given R@G5 1g@G6 hand1=G
    when P1 tile G H6
    then score P1 G+1`)
  holds(`given R@G5 1r@G6 hand1=G
    when P1 tile G H6
    then score none`)
})

test('[TE-052] a tile scores exactly one point', () =>
  holds(`given R@G5 1g@G6 1k@F5 G@H5 G@H7 hand1=G
    when P1 tile G H6
    then score P1 G+1`))

test('[TE-053] the owner of the leader of that colour gains the point', () =>
  holds(`given R@D5 1k@D6 3b@C5 hand1=B
    when P1 tile B D4
    then score P3 B+1; score P1 none`))

test('[TE-054] the owner of the leader gains the point also when somebody else placed the tile', () =>
  holds(`given R@G5 2g@G6 1k@F5 hand1=G
    when P1 tile G H6
    then score P2 G+1; score P1 none`))

test('[TE-055] the king takes what no other leader there can', () =>
  holds(`given R@G5 2k@G6 1r@F5 hand1=GR
    when P1 tile G H6
    then score P2 G+1
    when P1 tile R H7
    then score P1 R+1; score P2 G+1`))

test('[TE-056] a tile outside every kingdom scores nothing', () =>
  holds(`given R@G5 1r@G6 R@K5 hand1=R
    when P1 tile R K6
    then score none`))

test('[TE-057] a tile that connects two kingdoms scores nothing', () =>
  holds(`given R@G5 1r@G6 R@I5 2k@I6 hand1=R
    when P1 tile R H6
    then score none`))

test('[TE-058] without that leader and without a king there is no point', () =>
  holds(`given R@G5 1r@G6 1b@F5 2g@H5 hand1=K
    when P1 tile K G7
    then score none`))

test('[TE-059] points are kept behind the screen, and shown when the game is over', () => {
  const s = position('score1=R3 score2=B4')
  const seen = tigrisEuphrates.view(s, 0)
  expect([seen.scores[0]?.[0], seen.scores[1]]).toEqual([3, []])
  expect(tigrisEuphrates.view(s, 'table').scores).toEqual([[], [], [], []])
  expect(tigrisEuphrates.view(position('opt:scoring=open score2=B4'), 0).scores[1]?.[1]).toBe(4)
  s.phase = { kind: 'over', reason: 'bag' }
  expect(tigrisEuphrates.view(s, 0).scores[1]?.[1]).toBe(4)
})

describe('scores counted from what was shown', () => {
  const s = position('opt:scoring=counted score1=R3 score2=B4')
  ;(s.scores[1] as number[])[TREASURE] = 2
  const seen = tigrisEuphrates.view(s, 0)

  test('the colours of everybody are known, the treasures of others not', () => {
    expect(seen.scores[1]).toEqual([0, 4, 0, 0])
    expect(seen.scores[0]).toHaveLength(5)
    expect(covers(seen, 1)).toEqual(['treasures'])
    expect(covers(seen, 0)).toEqual([])
  })

  test('nobody is ranked before the end, and then everything is shown', () => {
    expect(tigrisEuphrates.standings(seen).map(each => each.rank)).toEqual(seen.scores.map(() => 1))
    const over: State = { ...s, phase: { kind: 'over', reason: 'bag' } }
    expect(tigrisEuphrates.view(over, 0).scores[1]?.[TREASURE]).toBe(2)
  })

  test('what is dealt anew keeps the colours and hands out the treasures that are gone', () => {
    const again = tigrisEuphrates.redeal(seen, 0, rngFrom('counted'))
    expect(again.scores[1]?.slice(0, TREASURE)).toEqual([0, 4, 0, 0])
    const gone = (state: State) => state.scores.reduce((sum, row) => sum + (row[TREASURE] as number), 0)
    expect(gone(again)).toBe(MAPS.A.temples.length - s.treasures.length)
  })
})

test('[TE-060] a small cube is worth one point', () => expect(cubes(3)).toEqual({ large: 0, small: 3 }))

test('[TE-061] a large cube is worth five points', () => expect(cubes(10)).toEqual({ large: 2, small: 0 }))

test('[TE-062] five small cubes are changed for a large one at once', () => {
  for (let points = 0; points <= 60; points++) {
    const { large, small } = cubes(points)
    expect(large * 5 + small).toBe(points)
    expect(small).toBeLessThan(5)
  }
})

test('[TE-063] a tile once placed is never moved: only a catastrophe takes it away here', () => {
  const s = position('K@H6 hand1=RGKB R@G5 1k@G6')
  const h6 = squareNamed('H6')
  for (const action of tigrisEuphrates.legal(s)) {
    const after = tigrisEuphrates.clone(s)
    tigrisEuphrates.apply(after, action)
    const struck = action.type === 'catastrophe' && action.square === h6
    expect(after.board[h6] === s.board[h6], tigrisEuphrates.write(action)).toBe(!struck)
  }
})
