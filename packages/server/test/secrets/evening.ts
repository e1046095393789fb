import { type AnyGame, type AnyMatch, below, pick, type Rng, rngFrom } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { foldAll } from '../../src/table/fold.ts'
import type { Table } from '../../src/table/state.ts'
import { TERMS } from '../live/hall.ts'
import type { Guest, World } from './world.ts'

/* One evening: a table, people in all seats, a spectator, a whole game with all that happens around it. */

export const PEOPLE = ['ana', 'bea', 'cai'] as const

interface Sent {
  readonly by: number
  readonly command: Command
}

interface Evening {
  readonly table: string
  /** By seat; the last one only looks on. */
  readonly guests: readonly Guest[]
}

export async function gather(world: World, game: AnyGame, seats: number, options: object): Promise<Evening> {
  const terms = { ...TERMS, game: game.id, seats, options: { ...options } as Record<string, string> }
  const table = await world.create(PEOPLE[0], terms)
  const guests = [...PEOPLE.slice(0, seats), null].map(id => world.guest(id))
  for (const { line } of guests) line.say({ type: 'watch', table })
  for (const guest of guests.slice(1, seats)) await guest.does(table, { do: 'join' })
  await guests[0]?.does(table, { do: 'start' })
  return { table, guests }
}

/** The table as its log tells it. */
export async function truthOf(world: World, table: string): Promise<Table & { match: AnyMatch }> {
  const found = foldAll(await world.store.tables.log(table, 0), world.games)
  if (!found?.match) throw new Error('nothing is being played')
  return { ...found, match: found.match }
}

/** Everybody reads all they can find. */
async function read({ table, guests }: Evening, steps: number): Promise<void> {
  const paths = [
    '/api/me',
    '/api/me/export',
    '/api/lobby',
    '/api/people/ANA',
    '/api/people/ANA/games',
    '/api/push',
  ]
  paths.push(`/api/tables/${table}/save`, `/api/tables/${table}/note`, `/api/tables/${table}`, `/t/${table}`)
  for (const n of [0, Math.floor(steps / 2), steps, steps + 1])
    paths.push(`/api/tables/${table}/positions/${n}`)
  for (const guest of guests) for (const path of paths) await guest.ask(path)
}

const READ_EVERY = 25

async function happen(world: World, evening: Evening, { by, command }: Sent, n: number): Promise<void> {
  world.now += 2_000
  await evening.guests[by]?.does(evening.table, command)
  // Whoever does not look is sent notices; whoever comes anew is told everything at once.
  if (n % READ_EVERY === 5) evening.guests.at(-2)?.line.say({ type: 'unwatch', table: evening.table })
  if (n % READ_EVERY !== 0) return
  for (const { line } of evening.guests) line.say({ type: 'watch', table: evening.table, since: 0 })
  await read(evening, command.do === 'act' ? command.steps : 0)
}

/** What somebody does next: mostly moves, now and then nonsense, taking back, talk. */
function next(match: AnyMatch, seats: number, rng: Rng): Sent[] {
  const { game, state } = match
  const turn = game.turn(state) ?? 0
  const steps = match.steps.length
  const known = match.steps.map(step => game.write(step.action))
  const sent: Sent[] = []
  if (below(rng, 4) === 0) {
    const probe = pick(rng, ['dance', ...known])
    sent.push({ by: turn, command: { do: 'act', steps, lines: [probe, 'dance'] } })
    sent.push({ by: below(rng, seats + 1), command: { do: 'undo', steps, count: 1 + below(rng, 2) } })
  }
  if (below(rng, 12) === 0)
    sent.push({ by: below(rng, seats), command: { do: 'say', text: `line ${steps}` } })
  return sent
}

/** Plays to the last move but one. Gives back what was sent, so that it can be sent again in another world. */
export async function play(world: World, evening: Evening, game: AnyGame, seed: string): Promise<Sent[]> {
  const rng = rngFrom(seed)
  const script: Sent[] = []
  const seats = evening.guests.length - 1
  const send = async (sent: Sent): Promise<void> => {
    script.push(sent)
    await happen(world, evening, sent, script.length)
  }
  for (;;) {
    let { match } = await truthOf(world, evening.table)
    const before = next(match, seats, rng)
    for (const sent of before) await send(sent)
    if (before.length > 0) match = (await truthOf(world, evening.table)).match
    const turn = game.turn(match.state)
    const action = pick(rng, game.legal(match.state))
    const after = game.clone(match.state)
    game.apply(after, action)
    if (turn === null || game.turn(after) === null) return script
    await send({ by: turn, command: { do: 'act', steps: match.steps.length, lines: [game.write(action)] } })
  }
}

export async function repeat(world: World, evening: Evening, script: readonly Sent[]): Promise<void> {
  for (const [n, sent] of script.entries()) await happen(world, evening, sent, n + 1)
}
