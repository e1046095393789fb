/**
 * Makes the openings that are shipped with a game, from games that bots play on all cores:
 *
 *     npm run explorer -- lisboa [--games 2000] [--seats 4] [--level expert] [--steps 16] [--inside 4] [--seed a] [--keep FILE]
 *     npm run explorer -- lisboa --from FILE     from games that were played before
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isBotName } from '@ludoteca/bots'
import { findGame } from '@ludoteca/shelf'
import { writeShipped } from '../../src/openings/index.ts'
import { gather } from './gather.ts'
import type { Pace, Played } from './play.ts'
import { selfPlay } from './self-play.ts'
import type { Task } from './worker.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ games: text, seats: text, level: text, steps: text, inside: text, seed: text },
    ...{ keep: text, from: text },
  },
})
const [id = ''] = positionals
const shelved = findGame(id)
const openings = await shelved?.openings?.()
if (!shelved || !openings) throw new Error('npm run explorer -- <game> …')
const game = await shelved.rules()
const level = values.level ?? 'expert'
if (!isBotName(level)) throw new Error(`${level} is no bot`)
const pace: Pace = { level, steps: Number(values.steps ?? 16), inside: Number(values.inside ?? 4) }

/** A line of the file games are kept in. */
type Kept = Played & { readonly pace: Pace }

function* tasks(): Generator<Task> {
  for (let i = 0; i < Number(values.games ?? 2000); i++)
    for (const seats of (values.seats ?? '4').split(',').map(Number))
      yield { game: id, seats, seed: `${values.seed ?? 'a'}${i}`, pace }
}

async function played(): Promise<Kept[]> {
  if (values.from) {
    const lines = readFileSync(values.from, 'utf8').trim().split('\n')
    return lines.map(line => JSON.parse(line) as Kept)
  }
  const all: Kept[] = []
  await selfPlay(tasks(), { seconds: 1e6, grace: 0 }, each => {
    all.push({ ...each, pace })
    if (values.keep) appendFileSync(values.keep, `${JSON.stringify({ ...each, pace })}\n`)
  })
  return all
}

const all = await played()
const shipped = gather(game, openings, all, all[0]?.pace ?? pace)
const written = await writeShipped(shipped)
const lines = [`/** Made by \`npm run explorer -- ${id}\`. */`, `export const SHIPPED =\n  '${written}'`, '']
writeFileSync(new URL(`../../../games/${id}/openings/shipped.ts`, import.meta.url), lines.join('\n'))
const figures = {
  ...{ game: id, bot: shipped.bot, examples: shipped.games.length, bytes: written.length },
  games: shipped.sets.map(({ seats, games }) => [seats, games]),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
