import { type AnyGame, below, type Rng, rngFrom } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { toy } from '@ludoteca/testkit/toy'
import { TableFixture } from './fixture.ts'

export const GAMES = [toy as unknown as AnyGame, ...(await Promise.all(shelf.map(box => box.rules())))]

/** A session at random: moves, taking back, requests, chat, time running out, guardians, somebody who resigns. */
export function session(
  game: AnyGame,
  seed: string,
  length: number,
  after: (fixture: TableFixture, rng: Rng) => void,
): TableFixture {
  const rng = rngFrom(seed)
  const seats = game.seats.min + below(rng, Math.min(3, game.seats.max) - game.seats.min + 1)
  const fixture = TableFixture.of(game, seats, seed)
  for (let n = 0; n < length && fixture.table.phase === 'playing'; n++) {
    fixture.now += below(rng, 90_000)
    happen(fixture, rng)
    after(fixture, rng)
  }
  return fixture
}

function happen(fixture: TableFixture, rng: Rng): void {
  const people = fixture.table.seats.map(seat => seat.person ?? '')
  const anyone = people[below(rng, people.length)] ?? ''
  fixture.expire()
  if (fixture.bot() === null) return
  const commands: (Command | null)[] = [
    { do: 'undo', steps: fixture.steps, count: 1 + below(rng, 2) },
    { do: 'ask', request: { kind: 'rewind', steps: Math.max(0, fixture.steps - 3) } },
    { do: 'answer', yes: below(rng, 4) > 0 },
    { do: 'say', text: `line ${fixture.log.length}` },
    { do: 'guard' },
    { do: 'return' },
    fixture.steps > 40 && below(rng, 20) === 0 ? { do: 'resign' } : null,
  ]
  const command = below(rng, 3) === 0 ? commands[below(rng, commands.length)] : null
  if (command) fixture.try(anyone, command)
  else fixture.try(fixture.person, { do: 'act', steps: fixture.steps, lines: [fixture.anyChoice(rng)] })
}
