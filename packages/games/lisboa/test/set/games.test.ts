import { type AnyGame, fork, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { lisboa } from '../../rules/game.ts'
import { tablesOf } from '../../rules/set/of.ts'
import { randomSet } from './random-set.ts'

const SETS = 50
/** One position in so many is held against the laws. */
const LOOKED_AT = 20

function play(set: string, seats: number, seed: string, more = {}): void {
  const resolved = resolveOptions(lisboa as unknown as AnyGame, seats, { set, ...more })
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const s = lisboa.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  for (let n = 0; ; n++) {
    const seat = lisboa.turn(s)
    if (seat === null) break
    const legal = lisboa.legal(s)
    const a = pick(rng, legal)
    if (n % LOOKED_AT === 0) {
      expect(lisboa.check(s)).toEqual([])
      const seen = lisboa.view(s, seat)
      expect(lisboa.legal(seen)).toEqual(legal)
      expect(lisboa.check(lisboa.redeal(seen, seat, fork(rng)))).toEqual([])
      expect(lisboa.read(lisboa.write(a))).toBe(a)
    }
    lisboa.apply(s, a)
  }
  expect(lisboa.check(s)).toEqual([])
  expect(lisboa.standings(s)).toHaveLength(seats)
}

test.each([2, 3, 4])('games of %i players with sets that nobody would print come to their end', seats => {
  for (let i = 0; i < SETS; i++) {
    const set = randomSet(rngFrom(`set ${seats} ${i}`))
    for (const more of [{}, { officials: 'buildings', 'clergy-track': 'closed', shipyard: 'any' }]) {
      play(set, seats, `own ${seats} ${i}`, more)
    }
  }
})

test('so do games alone against Lacerda', () => {
  for (let i = 0; i < SETS; i++) play(randomSet(rngFrom(`alone ${i}`)), 2, `alone ${i}`, { solo: 'printed' })
})

test('what the set says is what happens', () => {
  const set = randomSet(rngFrom('another box'))
  expect(tablesOf({ set }).cards[0]?.bottom).not.toEqual(tablesOf({ set: 'ours' }).cards[0]?.bottom)
})
