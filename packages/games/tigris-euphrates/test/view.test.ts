import { below, HIDDEN_RNG, pick, play, resolveOptions, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { PASS, SUPPORTS } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { tigrisEuphrates } from '../rules/game.ts'
import { read } from '../rules/notation.ts'
import { type State, TREASURE, UNKNOWN } from '../rules/state.ts'
import { position } from './cases/position.ts'

function act(s: State, text: string): State {
  const action = read(text)
  if (!action) throw new Error(`no action: ${text}`)
  expect(tigrisEuphrates.refusal(s, action)).toBeNull()
  return play(tigrisEuphrates, s, action).state
}

describe('what a seat may know', () => {
  const s = position('hand1=RRKG hand2=BBB bag=RRGG score1=R3,T1 score2=K2')

  test('its own hand, but only the size of others, and only the size of the bag', () => {
    const seen = tigrisEuphrates.view(s, 0)
    expect(seen.hands).toEqual([
      [2, 0, 1, 1, 0],
      [0, 0, 0, 0, 3],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
    expect(seen.bag).toEqual([0, 0, 0, 0, 4])
    expect(seen.rng).toEqual(HIDDEN_RNG)
  })

  test('a spectator sees no hand at all', () =>
    expect(tigrisEuphrates.view(s, 'table').hands[0]).toEqual([0, 0, 0, 0, 4]))

  test('what it drew itself, but not what others drew', () => {
    const after = act(position('hand1=RR bag=GGGG'), 'swap RR')
    expect(tigrisEuphrates.view(after, 0).drawn[0]).toEqual([0, 0, 2, 0, 0])
    expect(tigrisEuphrates.view(after, 1).drawn[0]?.[UNKNOWN]).toBe(2)
  })

  test('nobody is ranked while totals are hidden; one’s own parts are known', () => {
    const [own, other] = tigrisEuphrates.standings(tigrisEuphrates.view(s, 0))
    expect([own?.rank, own?.parts.map(part => part.points)]).toEqual([1, [3, 0, 0, 0, 1]])
    expect([other?.rank, other?.total, other?.parts]).toEqual([1, 0, []])
  })
})

test('a redeal keeps what the viewer knows and deals out the rest', () => {
  const s = tigrisEuphrates.create({ seats: 3, options: { map: 'B' }, seed: 'redeal' })
  const seen = tigrisEuphrates.view(s, 1)
  const hands = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const dealt = tigrisEuphrates.redeal(seen, 1, rngFrom(`world ${i}`))
    expect(tigrisEuphrates.check(dealt)).toEqual([])
    expect(dealt.hands[1]).toEqual(s.hands[1])
    hands.add(String(dealt.hands[0]))
  }
  expect(hands.size).toBeGreaterThan(5)
})

describe('a decision is skipped only when everybody can see that there is none', () => {
  test('a defender without temples is asked all the same', () => {
    let s = act(position('R@G5 2k@G6 hand1=RR hand2=BBB'), 'leader k H5')
    expect(tigrisEuphrates.turn(s)).toBe(0)
    s = act(s, 'support 1')
    expect(tigrisEuphrates.turn(s)).toBe(1)
    expect(tigrisEuphrates.legal(s)).toEqual([SUPPORTS[0]])
  })

  test('a player with an empty hand is not asked for supporters', () => {
    const s = act(position('R@G5 2k@G6'), 'leader k H5')
    expect([s.phase.kind, s.action, s.leaders[3]]).toEqual(['action', 2, -1])
  })

  test('a defender who already matches the attack under exact support is not asked', () => {
    const s = act(position('opt:support=english R@G5 2k@G6 hand1=R hand2=RRR'), 'leader k H5')
    expect(tigrisEuphrates.turn(s)).toBe(0)
    expect(act(s, 'support 0').phase.kind).toBe('action')
  })

  test('the only treasure that can be taken is taken without asking', () => {
    const s = act(position('R*@B2 1g@B1 R*@D2 hand1=KK'), 'tile K C2')
    expect([s.treasures.length, s.scores[0]?.[4], s.action]).toEqual([1, 1, 2])
  })

  test('with an empty hand, no catastrophe and nowhere to go, the actions are passed without asking', () => {
    const s = position('cats1=0 hand2=RRRRRR bag=0')
    expect(tigrisEuphrates.legal(s)).toEqual([PASS])
    expect(play(tigrisEuphrates, s, PASS).state.phase).toEqual({ kind: 'over', reason: 'bag' })
  })
})

describe('a witness, who counts along, knows every total', () => {
  const tables = [{}, { map: 'B' }, { wonder: 'on', buildings: 'on' }]

  test.each([2, 3, 4])('the points that %s players are seen to take add up to their totals', seats => {
    for (const [i, wish] of tables.entries()) {
      const resolved = resolveOptions(tigrisEuphrates, seats, {})
      if (!resolved.ok) throw new Error(resolved.problem.reason)
      const s = tigrisEuphrates.create({
        seats,
        options: { ...resolved.options, ...wish },
        seed: `count ${i}`,
      })
      const rng = rngFrom(`counting ${seats} ${i}`)
      const counted = Array.from({ length: seats }, () => [0, 0, 0, 0, 0])
      const count = (event: Event): void => {
        const e = tigrisEuphrates.viewEvent(event, 1)
        const row = 'seat' in e ? (counted[e.seat] as number[]) : []
        if (e.type === 'scored') row[e.colour] = (row[e.colour] as number) + e.points
        if (e.type === 'treasure-taken') row[TREASURE] = (row[TREASURE] as number) + 1
      }
      while (tigrisEuphrates.turn(s) !== null) {
        const legal = tigrisEuphrates.legal(s)
        // Leaders on the board, so that there is something to count.
        const leaders = legal.filter(act => act.type === 'leader')
        tigrisEuphrates.apply(
          s,
          pick(rng, leaders.length > 0 && below(rng, 3) === 0 ? leaders : legal),
          count,
        )
        expect(tigrisEuphrates.witness(s, 1).scores).toEqual(counted)
      }
      expect(counted.flat().reduce((sum, points) => sum + points, 0)).toBeGreaterThan(5)
    }
  })

  test('a witness knows nothing else that is hidden', () => {
    const s = position('hand1=RRKG hand2=BBB bag=RRGG score1=R3,T1 score2=K2')
    const { scores, ...known } = tigrisEuphrates.witness(s, 0)
    const { scores: shown, ...seen } = tigrisEuphrates.view(s, 0)
    expect(known).toEqual(seen)
    expect([scores[1], shown[1]]).toEqual([[0, 0, 0, 2, 0], []])
  })

  test('a witness of a view knows no more than the view', () => {
    const seen = tigrisEuphrates.view(position('score2=K2'), 0)
    expect(tigrisEuphrates.witness(seen, 0)).toEqual(seen)
  })
})
