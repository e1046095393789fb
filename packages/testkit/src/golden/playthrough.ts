import {
  type AnyGame,
  type AnyText,
  hashState,
  pick,
  play,
  resolveOptions,
  rngFrom,
  type Setup,
} from '@ludoteca/engine'
import type { Sitting } from './files.ts'

const DIGEST_EVERY = 16

/** One seeded random game as a page to read: who did what, out of how many choices, and what came of it. */
export function playthrough(game: AnyGame, text: AnyText, { name, seats, options: given }: Sitting): string {
  const resolved = resolveOptions(game, seats, given)
  if (!resolved.ok) throw new RangeError(`${game.id} has bad defaults: ${JSON.stringify(resolved.problem)}`)
  const table = name === `${seats}p` ? seats : name
  const setup: Setup = { seats, options: resolved.options, seed: `golden ${table}` }
  const rng = rngFrom(`golden choices ${table}`)
  const who = (seat: number) => `Seat ${seat}`
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`)
  const lines = [
    `${text.name}, ${seats} players, seed “${setup.seed}”, rules version ${game.version}`,
    options.join(' '),
    '',
  ]
  let state = game.create(setup)
  for (let n = 1; ; n++) {
    const seat = game.turn(state)
    if (seat === null) break
    const legal = game.legal(state)
    const action = pick(rng, legal)
    lines.push(`${n}. ${seat}: ${game.write(action)} (of ${legal.length})`)
    const next = play(game, state, action)
    state = next.state
    for (const event of next.events) {
      const line = text.event(event, who)
      if (line !== null) lines.push(`     ${line}`)
    }
    if (n % DIGEST_EVERY === 0) lines.push(`   = ${hashState(state)}`)
  }
  lines.push('', `Final position ${hashState(state)}`)
  for (const { seat, rank, total, parts } of game.standings(state)) {
    const sum = parts.map(({ key, points }) => `${text.part(key)} ${points}`)
    lines.push(`${who(seat)}: place ${rank}, ${total} points (${sum.join(', ')})`)
  }
  return `${lines.join('\n')}\n`
}
