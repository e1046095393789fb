import { below, pick, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import {
  BYE_WORTHS,
  GUARDIAN_RULES,
  pair,
  RESTS,
  type Settings,
  SYSTEMS,
  settingsProblem,
  standings,
  UNFINISHED_RULES,
} from '../src/index.ts'
import { brokenLaws } from './laws.ts'
import { field, play } from './play.ts'

function randomSettings(seed: string, system: Settings['system'], seats: number): Partial<Settings> {
  const rng = rngFrom(seed)
  return {
    rest: pick(rng, RESTS),
    fewest: 2 + below(rng, seats - 1),
    rounds: system === 'swiss' || below(rng, 2) === 0 ? 3 + below(rng, 6) : null,
    bye: pick(rng, BYE_WORTHS),
    guardian: pick(rng, GUARDIAN_RULES),
    unfinished: pick(rng, UNFINISHED_RULES),
    advance: 1 + below(rng, seats - 1),
    bestLosers: below(rng, 2) === 0,
    division: seats * (2 + below(rng, 3)),
    promote: 1,
  }
}

const SIZES = [3, 5, 6, 8, 9, 13, 18]

describe.each(SYSTEMS)('%s', system => {
  test.each([2, 3, 4, 5])('keeps every law at tables of %i', seats => {
    for (const count of SIZES)
      for (const unrest of [false, true]) {
        const name = `${system} ${seats} ${count} ${unrest}`
        const settings = { ...randomSettings(name, system, seats), system, seats }
        const start = field(count, settings, name)
        expect(settingsProblem(start.settings)).toBeNull()
        const end = play(start, name, unrest, 6, (t, absent) => {
          const before = { ...t, rounds: t.rounds.slice(0, -1) }
          expect(brokenLaws(t, absent), `${name} round ${t.rounds.length}`).toEqual([])
          expect(pair(before, { absent }), name).toEqual({ tournament: t })
        })
        expect(standings(end).length).toBe(end.entrants.length)
      }
  })
})

test.each([
  ['swiss', 2, 200],
  ['swiss', 3, 151],
  ['swiss', 4, 200],
  ['swiss', 5, 198],
  ['round-robin', 4, 128],
  ['knock-out', 4, 200],
  ['arena', 4, 150],
  ['league', 5, 200],
] as const)('%s at tables of %i keeps every law with %i people who come and go', (system, seats, count) => {
  play(field(count, { system, seats, rounds: 5 }), 'large', true, 5, (t, absent) => {
    expect(brokenLaws(t, absent)).toEqual([])
  })
})
