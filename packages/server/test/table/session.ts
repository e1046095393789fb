import { type AnyGame, below, type Rng, rngFrom } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { toy } from '@ludoteca/testkit/toy'
import { House } from './house.ts'

export const GAMES = [toy as unknown as AnyGame, ...(await Promise.all(shelf.map(box => box.load())))]

/** A session at random: moves, taking back, requests, chat, time running out, guardians, somebody who resigns. */
export function session(
  game: AnyGame,
  seed: string,
  length: number,
  after: (house: House, rng: Rng) => void,
): House {
  const rng = rngFrom(seed)
  const seats = game.seats.min + below(rng, Math.min(3, game.seats.max) - game.seats.min + 1)
  const house = House.of(game, seats, seed)
  for (let n = 0; n < length && house.table.phase === 'playing'; n++) {
    house.now += below(rng, 90_000)
    happen(house, rng)
    after(house, rng)
  }
  return house
}

function happen(house: House, rng: Rng): void {
  const people = house.table.seats.map(seat => seat.person ?? '')
  const anyone = people[below(rng, people.length)] ?? ''
  house.expire()
  if (house.bot() === null) return
  const commands: (Command | null)[] = [
    { do: 'undo', steps: house.steps, count: 1 + below(rng, 2) },
    { do: 'ask', request: { kind: 'rewind', steps: Math.max(0, house.steps - 3) } },
    { do: 'answer', yes: below(rng, 4) > 0 },
    { do: 'say', text: `line ${house.log.length}` },
    { do: 'guard' },
    { do: 'return' },
    house.steps > 40 && below(rng, 20) === 0 ? { do: 'resign' } : null,
  ]
  const command = below(rng, 3) === 0 ? commands[below(rng, commands.length)] : null
  if (command) house.try(anyone, command)
  else house.try(house.person, { do: 'act', steps: house.steps, lines: [house.anyChoice(rng)] })
}
