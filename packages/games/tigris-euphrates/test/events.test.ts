import { play } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { squareName } from '../rules/data/board.ts'
import type { Event } from '../rules/events.ts'
import { tigrisEuphrates } from '../rules/game.ts'
import { read } from '../rules/notation.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { position } from './cases/position.ts'

/** Everything that happened, from a position and a list of actions. */
function happened(given: string, actions: readonly string[]): Event[] {
  let s = position(given)
  return actions.flatMap(text => {
    const action = read(text)
    if (!action) throw new Error(`no action: ${text}`)
    const done = play(tigrisEuphrates, s, action)
    s = done.state
    return done.events
  })
}

const only = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

const who = (seat: number): string => ['Ana', 'Ben', 'Cleo', 'Dan'][seat] ?? ''
const names = (squares: readonly number[] = []): string[] => squares.map(squareName)

test('a war tells who fought, what counted, what was removed and what was spared', () => {
  const events = happened('R@G5 R@F6 R@E6 1r@G6 R*@I5 2r@I6 R@J6 hand1=KRRG hand2=KKRR', [
    'tile K H6',
    'support 1',
    'support 0',
  ])
  const [began] = only(events, 'conflict-began')
  const [ended] = only(events, 'conflict-ended')
  expect([
    began?.attacker,
    began?.defender,
    names(began?.attackerFollowers),
    names(began?.defenderFollowers),
  ]).toEqual([0, 1, ['G5', 'E6', 'F6'], ['I5', 'J6']])
  expect([ended?.attackerTotal, ended?.defenderTotal, ended?.winner]).toEqual([4, 2, 0])
  expect([names(ended?.removed), names(ended?.spared)]).toEqual([['J6'], ['I5']])
  expect(only(events, 'supported').map(event => [event.seat, event.count])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(only(events, 'scored')).toMatchObject([{ seat: 0, colour: 0, points: 2, source: 'war' }])
})

test('a tie is explained', () => {
  const events = happened('R@G5 2k@G6 hand1=RK hand2=RK', ['leader k H5', 'support 1', 'support 1'])
  const lines = events.map(event => en.event(event, who))
  expect(lines).toContain(
    'Ben beat Ana: attack 2, defence 2, and a tie goes to the defender. The king on H5 went home.',
  )
  expect(events.map(event => zh.event(event, who))).toContain(
    '攻 2 对守 2，打平算防守方赢，Ben获胜；Ana的国王离开 H5。',
  )
})

test('a war that was cut off is reported', () => {
  const events = happened('R@G5 1k@G6 1r@F5 K@F6 K@F7 K@I6 2k@J6 R@J5 2r@K5 hand1=GG hand2=GG', [
    'tile G H6',
    'war k',
    'support 0',
    'support 0',
  ])
  expect(only(events, 'united').map(event => event.colours)).toEqual([[0, 3]])
  expect(only(events, 'war-cancelled').map(event => event.colours)).toEqual([[0]])
})

test('draws and committed tiles cannot be taken back, and neither can the end', () => {
  const revealing = (events: readonly Event[]): string[] =>
    events.filter(event => 'reveals' in event).map(event => event.type)
  expect(revealing(happened('hand1=RRG bag=9', ['swap RR']))).toEqual(['drew'])
  expect(revealing(happened('R@G5 2k@G6 hand1=RR hand2=R', ['leader k H5', 'support 1']))).toEqual([
    'supported',
  ])
  expect(revealing(happened('hand1=RR bag=1', ['swap RR']))).toEqual(['game-ended'])
  expect(revealing(happened('hand1=K', ['tile K H6']))).toEqual([])
})
