import { act, resolveOptions, startMatch } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import * as facts from '../../page/strategy/facts.ts'
import { strategy } from '../../page/strategy/index.ts'
import { DECREES, decreeWigs, hostOf, lisboa, type State } from '../../rules/index.ts'

/** The positions in which the steps begin, by their names, and the one after the last. */
function positions(): Record<string, State> {
  const { seats, seed, before = [], steps } = strategy
  const resolved = resolveOptions(lisboa, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const match = startMatch(lisboa, { seats, seed, deal: 1, options: resolved.options }, ['You', 'Ana'])
  const play = (line: string) => {
    const seat = match.game.turn(match.state)
    const action = match.game.read(line)
    const done = seat !== null && action !== null && act(match, seat, [action]).ok
    expect(done, line).toBe(true)
  }
  before.forEach(play)
  const begun = steps.map(({ id, does, answers = [] }) => {
    const view = lisboa.view(match.state, 0)
    for (const line of [...does, ...answers]) play(line)
    return [id, view] as const
  })
  return Object.fromEntries([...begun, ['end', lisboa.view(match.state, 0)]])
}

const at = positions()
const step = (id: string): State => at[id] as State

describe('the lesson on treasury and decrees', () => {
  test('takes the subsidy where the treasury is high, and then finds land cheaper and visits dearer', () => {
    const [high, low] = [step('subsidy'), step('sell')]
    expect(facts.gained('reis', low, high)).toBe(facts.treasury(high))
    expect(facts.treasury(low)).toBe(facts.treasury(high) - 1)
    expect(facts.land(high) - facts.land(low)).toBe(1 + facts.landLess(low))
    expect(facts.toBuilder(low).total).toBeGreaterThan(facts.toBuilder(high).total)
  })

  test('follows at the price it says, and earns what it says', () => {
    const [before, store, after] = [step('follow'), step('store'), step('visit')]
    expect(hostOf(before)).toBe(2)
    expect(facts.mine(before).influence).toBe(0)
    expect(facts.gained('wigs', store, before)).toBe(-facts.toBuilder(before).total)
    expect(facts.gained('wigs', after, store)).toBe(facts.storeWigs(store))
    expect(facts.storeWigs(store)).toBeGreaterThan(facts.toBuilder(before).total)
  })

  test('builds one store that serves both decrees', () => {
    const [before, after] = [step('store'), step('visit')]
    expect(facts.drapers(after)).toBeGreaterThan(facts.drapers(before))
    expect(facts.doors(after)).toBeGreaterThan(facts.doors(before))
  })

  test('raises the treasury with a ship, which brings influence and cheaper visits', () => {
    const [before, after] = [step('ship'), step('decree')]
    expect(facts.treasury(after)).toBe(facts.treasuryAbove(before))
    expect(facts.gained('influence', after, before)).toBeGreaterThan(0)
    expect(facts.toBuilder(after).total).toBeLessThan(facts.toBuilder(before).total)
  })

  test('takes the decree that counts most of those on offer', () => {
    const now = step('decree')
    const best = Math.max(...now.decrees.map(decree => decreeWigs(now, 0, decree)))
    expect(facts.guild(now)).toBe(best)
    expect(now.decrees.map(decree => DECREES[decree]?.id)).toEqual(
      expect.arrayContaining(['decree-guild-house', 'decree-col-3', 'decree-cartloads']),
    )
  })

  test('ends with the sum of what the decrees count', () => {
    const end = step('end')
    expect(facts.mine(end).decrees).toHaveLength(3)
    expect(facts.allDecrees(end)).toBe(facts.drapers(end) + facts.doors(end) + facts.guild(end))
    const part = lisboa.standings(end)[0]?.parts.find(each => each.key === 'decrees')
    expect(part?.points).toBe(facts.allDecrees(end))
  })
})
