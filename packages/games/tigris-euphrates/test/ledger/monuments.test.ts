import { play } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { CATASTROPHES } from '../../rules/actions.ts'
import { MONUMENTS } from '../../rules/data/pieces.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { DOWN } from '../../rules/state.ts'
import { position } from '../cases/position.ts'
import { holds } from '../holds.ts'

const THREE = 'K@G5 K@H5 K@G6 hand1=KKK'
const GOING_ON = 'R*@K1 R*@P2 R*@O9'

test('[TE-064] a monument needs four tiles of a colour in a square, completed by the tile just placed', () => {
  holds(`given ${THREE}
    when P1 tile K H6
    then build RK,BK,GK at G5`)
  holds(`given K@G5 K@H5 R@G6 hand1=K
    when P1 tile K H6
    then nobuild`)
  holds(`given K@G5 K@H5 K@G6 K@H6 hand1=K
    when P1 tile K K6
    then nobuild`)
})

test('[TE-065] a monument need not be built', () =>
  holds(`given ${THREE}
    when P1 tile K H6; P1 monument none
    then at G5 K; at H6 K; action 2`))

test('[TE-066] the four tiles of a monument are turned face down', () =>
  holds(`given ${THREE}
    when P1 tile K H6; P1 monument BK G5
    then at G5 down; at H5 down; at G6 down; at H6 down`))

test('[TE-067] any available monument may be chosen', () => {
  for (const monument of ['RK', 'BK', 'GK']) {
    holds(`given ${THREE}
      when P1 tile K H6; P1 monument ${monument} G5
      then ok; action 2`)
  }
  holds(`given ${THREE} M:RK@A10
    when P1 tile K H6
    then build BK,GK at G5
    when P1 monument RK G5
    then illegal`)
})

test('[TE-068] one colour of the monument must be that of the tiles', () => {
  for (const monument of ['RB', 'RG', 'BG']) {
    holds(`given ${THREE}
      when P1 tile K H6
      then ok
      when P1 monument ${monument} G5
      then illegal`)
  }
})

test('[TE-069] with no monument of that colour left nothing is built', () =>
  holds(`given ${THREE} M:RK@A10 M:BK@C10 M:GK@A2
    when P1 tile K H6
    then nobuild; action 2`))

test('[TE-070] the tiles of a square without a monument stay face up', () =>
  holds(`given ${THREE} M:RK@A10 M:BK@C10 M:GK@A2
    when P1 tile K H6
    then at G5 K; at H5 K; at G6 K; at H6 K`))

const WAR = 'R@G5 1r@G6 R@J5 2r@J6 K@I6 K@I7 K@H7 hand1=KR'

test('[TE-071] conflicts come before the monument', () =>
  holds(`given ${WAR}
    when P1 tile K H6
    then war r P1:1 P2:1; nobuild
    when P1 monument RK H6
    then illegal`))

test('[TE-072] a square that survives the conflict may be built on', () =>
  holds(`given ${WAR}
    when P1 tile K H6; P1 support 1; P2 support 0
    then build RK,BK,GK at H6`))

test('[TE-073] a square that the conflict broke may not be built on', () =>
  holds(`given R@G5 1k@G6 K@F6 K@E6 K@D6 K@F7 R@J5 2k@J6 K@I6 K@I7 K@H7 hand1=K
    when P1 tile K H6; P1 support 0; P2 support 0
    then nobuild; at I7 empty; action 2`))

test('[TE-074] face-down tiles still connect', () =>
  holds(`given M:RG@G5 R@F5 1k@F6 R@I6 hand1=K
    then kingdoms 1
    when P1 tile K J6
    then score P1 K+1`))

test('[TE-075] face-down tiles are no followers and no temples, and complete no new square', () => {
  holds(`given M:KG@E5 R@G5 1k@G6 R@I5 2k@I6 K@J6 hand1=G
    when P1 tile G H6
    then war k P1:0 P2:1`)
  holds(`given M:RG@G5
    when P1 leader k F5
    then illegal`)
  holds(`given M:KG@G5 K@I5 hand1=K
    when P1 tile K I6
    then nobuild`)
})

test('[TE-076] a monument is never destroyed', () => {
  const s = position('M:KG@E5 R@G5 1k@G6 R@I5 2k@I6 K@J6 hand1=GKRB')
  const down = s.board.flatMap((piece, square) => (piece === DOWN ? [square] : []))
  expect(down).toHaveLength(4)
  for (const action of tigrisEuphrates.legal(s)) {
    const after = play(tigrisEuphrates, s, action).state
    expect(down.every(square => after.board[square] === DOWN)).toBe(true)
  }
  for (const square of down) {
    const strike = CATASTROPHES[square]
    expect(strike && tigrisEuphrates.refusal(s, strike)).toEqual({ rule: 'catastrophe-monument' })
  }
})

test('[TE-077] treasures stay on the tiles that are turned', () =>
  holds(`given R*@G5 R*@H5 R@G6 hand1=R
    when P1 tile R H6; P1 monument RB G5
    then treasures 2; at G5 down; score none`))

test('[TE-078] a leader whose last temple is turned face down for a monument goes home', () =>
  holds(`given R@G5 R@H5 R@G6 1k@F5 1b@F6 R@E6 hand1=R
    when P1 tile R H6; P1 monument RB G5
    then off 1k; on 1b`))

test('[TE-079] only the current player is paid, at the end of the own turn', () =>
  holds(`given opt:monumentKing=own M:RK@G5 R@F5 1k@F6 R@I4 2r@I5 ${GOING_ON}
    when end-turn
    then score P1 K+1; score P2 none
    when end-turn
    then score P1 K+1; score P2 R+1`))

test('[TE-080] a leader of a monument colour must be in its kingdom', () => {
  holds(`given opt:monumentKing=own M:RK@G5 R@K5 1k@K6 ${GOING_ON}
    when end-turn
    then score none`)
  holds(`given opt:monumentKing=own M:RK@G5 R@F5 1b@F6 ${GOING_ON}
    when end-turn
    then score none`)
})

test('[TE-081] each match gives one point of that colour', () =>
  holds(`given opt:monumentKing=own M:RK@G5 M:BK@I5 R@F5 1k@F6 ${GOING_ON}
    when end-turn
    then score P1 K+2`))

test('[TE-082] a monument has two colours, every pair once', () => {
  expect(MONUMENTS).toHaveLength(6)
  expect(MONUMENTS.every(([one, other]) => one !== other)).toBe(true)
  expect(new Set(MONUMENTS.map(pair => [...pair].sort().join())).size).toBe(6)
})

test('[TE-083] one monument can pay two leaders', () =>
  holds(`given opt:monumentKing=own M:RK@G5 R@F5 1k@F6 1r@E5 ${GOING_ON}
    when end-turn
    then score P1 R+1 K+1`))

test('[TE-084] by the text the king collects for a monument colour too, by the published rule not', () => {
  holds(`given M:RG@G5 R@F5 1k@F6 ${GOING_ON}
    when end-turn
    then score P1 R+1 G+1`)
  holds(`given opt:rules=published M:RG@G5 R@F5 1k@F6 ${GOING_ON}
    when end-turn
    then score none`)
  holds(`given opt:rules=published opt:monumentKing=substitute M:RG@G5 R@F5 1k@F6 ${GOING_ON}
    when end-turn
    then score P1 R+1 G+1`)
})

test('[TE-085] the king collects only where the kingdom has no leader of that colour', () =>
  holds(`given M:RG@G5 R@F5 1k@F6 2r@E5 ${GOING_ON}
    when end-turn
    then score P1 G+1; score P2 none`))
