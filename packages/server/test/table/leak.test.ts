import { type AnyMatch, pick, type Rng, type Viewer } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/table/decide.ts'
import type { Table } from '../../src/table/state.ts'
import { seen } from '../../src/table/update.ts'
import { names, type TableFixture } from './fixture.ts'
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

const viewers = (fixture: TableFixture): Viewer[] => [...fixture.table.seats.keys(), 'table']

describe('what a viewer cannot know', () => {
  test.each(GAMES)('changes no byte of any message of a session of $id', game => {
    let compared = 0
    let told = 0
    session(game, 'leak', 220, (fixture, rng) => {
      for (const viewer of viewers(fixture)) {
        const other = otherWorld(fixture.table, viewer, rng)
        for (const after of [0, told]) {
          const [one, two] = [fixture.table, other].map(table =>
            JSON.stringify(seen(table, viewer, after, fixture.now, names)),
          )
          expect(two?.replace(PRINT, '')).toBe(one?.replace(PRINT, ''))
          compared++
        }
      }
      told = fixture.table.seq
    })
    expect(compared).toBeGreaterThan(400)
  })

  test.each(GAMES)('changes no refusal at a table of $id', game => {
    session(game, 'probe', 120, (fixture, rng) => {
      const { match } = fixture.table
      if (!match || fixture.turn < 0) return
      const person = fixture.table.seats[fixture.turn]?.person ?? ''
      const other = otherWorld(fixture.table, fixture.turn, rng)
      const legal = match.game.legal(match.state)
      const known = match.steps.map(step => match.game.write(step.action))
      const lines = [match.game.write(pick(rng, legal)), pick(rng, [...known, 'dance'])]
      const commands = [[lines[1]], lines].map(
        batch => ({ do: 'act', steps: fixture.steps, lines: batch as string[] }) as const,
      )
      for (const command of commands) {
        const [one, two] = [fixture.table, other].map(table => {
          const decision = decide(table, person, 'probe1', command, fixture.moment)
          return decision.ok ? 'done' : JSON.stringify(decision.refusal)
        })
        expect(two).toBe(one)
      }
    })
  })
})
