import { play } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { SQUARES, squareName, squareNamed } from '../../rules/data/board.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { kingdoms, pieceAt } from '../../rules/look.ts'
import { read } from '../../rules/notation.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

const names = (squares: readonly number[] = []): string[] => squares.map(squareName)

test('[TE-001] leaders and tiles stand on the 176 squares A1 to P11', () => {
  expect([SQUARES, squareName(0), squareName(SQUARES - 1)]).toEqual([176, 'A1', 'P11'])
  const s = position('R@G5 1k@G6')
  expect(pieceAt(s, squareNamed('G5'))).toEqual({ kind: 'tile', colour: 0, treasure: false })
  expect(pieceAt(s, squareNamed('G6'))).toEqual({ kind: 'leader', seat: 0, colour: 3 })
  expect(pieceAt(s, squareNamed('G7'))).toEqual({ kind: 'empty' })
})

test('[TE-002] what is adjacent across or down forms one region', () => {
  const s = position('R@G5 1k@G6 K@H5 K@H4 G@F6')
  expect(kingdoms(s).map(each => names(each.squares))).toEqual([['H4', 'G5', 'H5', 'F6', 'G6']])
})

test('[TE-003] diagonals do not connect, also not over the edge of a row', () => {
  expect(names(kingdoms(position('R@G5 1k@G6 K@H7 K@F7 K@H4'))[0]?.squares)).toEqual(['G5', 'G6'])
  expect(names(kingdoms(position('R@P5 1k@P6 K@A7 K@A6'))[0]?.squares)).toEqual(['P5', 'P6'])
})

test('[TE-004] a region with a leader is a kingdom, one without is not', () => {
  holds(`given R@G5 K@G4 R@K5
    then kingdoms 0`)
  holds(`given R@G5 K@G4 R@K5 2b@K6
    then kingdoms 1`)
})

test('[TE-005] kingdoms can be joined', () =>
  holds(`given R@G5 1r@G6 R@I5 2k@I6 hand1=G
    then kingdoms 2
    when P1 tile G H6
    then kingdoms 1`))

test('[TE-006] kingdoms can break apart', () =>
  holds(`given R@G5 1r@G6 G@H6 R@I5 2k@I6
    then kingdoms 1
    when P1 catastrophe H6
    then kingdoms 2`))

test('[TE-007] a tile or a leader placed in a kingdom extends it by that square', () => {
  for (const [text, extended] of [
    ['tile K H5', ['G5', 'H5', 'G6']],
    ['leader k F5', ['F5', 'G5', 'G6']],
  ] as const) {
    const s = position('R@G5 1r@G6 hand1=KK')
    const action = read(text)
    if (!action) throw new Error(`no action: ${text}`)
    expect(names(kingdoms(s)[0]?.squares)).toEqual(['G5', 'G6'])
    const after = play(tigrisEuphrates, s, action).state
    expect(kingdoms(after).map(each => names(each.squares))).toEqual([extended])
  }
})

test('[TE-008] a kingdom may hold leaders of all colours', () => {
  const s = position('R@G5 R@H6 1r@G6 1b@F5 1g@H5 1k@G4')
  expect(kingdoms(s).map(each => each.leaders.map(leader => leader.colour))).toEqual([[0, 1, 2, 3]])
})

test('[TE-009] leaders of different colours share a kingdom, whoever owns them', () =>
  holds(`given R@G5 1r@G6 2b@F5
    when P1 leader g H5
    then action 2; kingdoms 1; on 1r; on 2b; on 1g`))

test('[TE-010] two leaders of one colour in a kingdom fight at once', () => {
  holds(`given R@G5 2k@G6
    when P1 leader k H5
    then revolt k P1:1 P2:1`)
  holds(`given R@G5 1k@G6 R@I5 2k@I6 hand1=G
    when P1 tile G H6
    then war k P1:0 P2:0`)
})
