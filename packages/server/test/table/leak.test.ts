import { type AnyMatch, pick, type Rng, type Viewer } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/table/decide.ts'
import { seen } from '../../src/table/seen.ts'
import type { Table } from '../../src/table/state.ts'
import { type House, names } from './house.ts'
import { GAMES, session } from './session.ts'

/** The same table in a world that differs in everything this viewer cannot know, and in nothing else. */
function otherWorld(table: Table, viewer: Viewer, rng: Rng): Table {
  const match = table.match as AnyMatch
  const { game } = match
  const redeal = (state: object): object => game.redeal(game.view(state, viewer), viewer, rng)
  return {
    ...table,
    seed: table.phase === 'over' ? table.seed : 'another seed',
    match: {
      ...match,
      setup: { ...match.setup, seed: 'another seed' },
      state: redeal(match.state),
      snapshots: match.snapshots.map(redeal),
      steps: match.steps.map(step => ({
        ...step,
        events: step.events.map(event => game.viewEvent(event, viewer)),
      })),
    },
  }
}

/** It belongs to the seed and says nothing about it: see test/secrets. */
const PRINT = /(?<="commitment":)"[0-9a-f]{64}"/

const viewers = (house: House): Viewer[] => [...house.table.seats.keys(), 'table']

describe('what a viewer cannot know', () => {
  test.each(GAMES)('changes no byte of any message of a session of $id', game => {
    let compared = 0
    let told = 0
    session(game, 'leak', 220, (house, rng) => {
      for (const viewer of viewers(house)) {
        const other = otherWorld(house.table, viewer, rng)
        for (const after of [0, told]) {
          const [one, two] = [house.table, other].map(table =>
            JSON.stringify(seen(table, viewer, after, house.now, names)),
          )
          expect(two?.replace(PRINT, '')).toBe(one?.replace(PRINT, ''))
          compared++
        }
      }
      told = house.table.seq
    })
    expect(compared).toBeGreaterThan(400)
  })

  test.each(GAMES)('changes no refusal at a table of $id', game => {
    session(game, 'probe', 120, (house, rng) => {
      const { match } = house.table
      if (!match || house.turn < 0) return
      const person = house.table.seats[house.turn]?.person ?? ''
      const other = otherWorld(house.table, house.turn, rng)
      const legal = match.game.legal(match.state)
      const known = match.steps.map(step => match.game.write(step.action))
      const lines = [match.game.write(pick(rng, legal)), pick(rng, [...known, 'dance'])]
      const commands = [[lines[1]], lines].map(
        batch => ({ do: 'act', steps: house.steps, lines: batch as string[] }) as const,
      )
      for (const command of commands) {
        const [one, two] = [house.table, other].map(table => {
          const decision = decide(table, person, 'probe1', command, house.moment)
          return decision.ok ? 'done' : JSON.stringify(decision.refusal)
        })
        expect(two).toBe(one)
      }
    })
  })
})
