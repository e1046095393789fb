import { test } from 'vitest'
import { holds } from '../holds.ts'

test('[TE-015] a leader of one’s own may be placed', () => {
  holds(`given R@G5
    when P1 leader k G6
    then ok; at G6 1k; off 2k; action 2`)
})

test('[TE-016] a leader on the board may be moved instead', () =>
  holds(`given R@G5 R@K5 1k@G6
    when P1 leader k K6
    then at K6 1k; at G6 empty; action 2`))

test('[TE-017] a leader must stand beside a temple: across or down, and a red tile', () => {
  holds(`given R@G5
    when P1 leader k H6
    then illegal
    when P1 leader k H5
    then ok`)
  holds(`given K@G5 G@G7 B@D4
    when P1 leader k G6
    then illegal
    when P1 leader k E4
    then illegal`)
})

test('[TE-018] a leader never stands in a river, not even beside a temple', () =>
  holds(`given R@D5
    when P1 leader k D4
    then illegal`))

test('[TE-019] a leader may not join two kingdoms', () => {
  holds(`given R@G5 1r@F5 R@I5 2k@J5 turn=P3
    when P3 leader b H5
    then illegal`)
  holds(`given R@G5 1r@F5 R@I5 1k@J5
    when P1 leader b H5
    then illegal`)
})

test('[TE-020] a leader may join a kingdom with a region that has none', () =>
  holds(`given R@G5 1r@F5 R@I5 K@I4
    when P1 leader b H5
    then ok; kingdoms 1`))

test('[TE-021] temples can be turned face down or taken off the board', () => {
  holds(`given R@G5 R@H5 R@G6 hand1=R
    when P1 tile R H6; P1 monument RB G5
    then at G5 down`)
  holds(`given R@G5
    when P1 catastrophe G5
    then at G5 X`)
})

test('[TE-022] a leader whose last temple is taken away goes home', () =>
  holds(`given R@G5 2k@G6 3b@F5 R@F4
    when P1 catastrophe G5
    then off 2k; on 3b`))

test('[TE-023] a leader whose last temple is turned face down goes home', () =>
  holds(`given R@G5 R@H5 R@G6 2k@F5 3b@I5 R@I4 hand1=R
    when P1 tile R H6; P1 monument RB G5
    then off 2k; at F5 empty; on 3b`))

test('[TE-024] placing a leader scores nothing', () =>
  holds(`given R@G5 1k@G6 R@H6 K@H5
    when P1 leader r F5
    then ok; score none
    when P1 leader r I6
    then ok; score none`))

test('[TE-025] without a leader on the board nothing is gained', () => {
  holds(`given R@G5 2k@G6 hand1=KKKKGR
    when P1 tile K H6; P1 tile G I6
    then score P1 none; score P2 K+1 G+1`)
  holds(`given M:RK@G5 R@F5 2k@F6 R*@K1 R*@P2 R*@O9
    when end-turn
    then score none`)
})
