/**
 * Finds the weights of a game's features by playing: `npm run fit -- <game> [games] [seed]`.
 * Bots play each other with some random moves; in positions along the way, what the features say about the
 * seats is compared with the points they had in the end. Only differences between seats count.
 */
import { writeFileSync } from 'node:fs'
import { type Features, type Weights, weightedSum } from '@ludoteca/bot-kit/features.ts'
import { type AnyGame, below, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { viewOf } from '../src/bot.ts'
import { easy } from '../src/easy.ts'
import { knowledgeOf } from '../src/games.ts'
import { newRegression } from './regression.ts'
import { dataFile, trainingOf } from './training.ts'

/** One move in so many is random; one quiet position in so many is remembered. */
const RANDOM = 12
const REMEMBER = 2
/** How strongly the weights keep to those made by hand, compared with all the data. */
const PULL = 1

interface Sample {
  readonly left: number
  readonly rows: readonly (readonly number[])[]
}

async function play(game: AnyGame, features: Features<object>, guess: Weights, seats: number, seed: string) {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const guessed = weightedSum(features, guess)
  const knowledge = { ...(await knowledgeOf(game)), ...guessed, simple: guessed }
  const bot = easy(knowledge, true)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`fit ${seed}`)
  const samples: Sample[] = []
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    if (knowledge.quiet(state) && below(rng, REMEMBER) === 0) {
      const rows = Array.from({ length: seats }, () => new Array<number>(features.names.length).fill(0))
      features.measure(state, rows)
      samples.push({ left: features.left(state), rows })
    }
    const legal = game.legal(state)
    const wild = below(rng, RANDOM) === 0
    game.apply(
      state,
      wild ? pick(rng, legal) : bot({ game, view: viewOf(game, state, turn), seat: turn, legal, rng }),
    )
  }
  return { samples, totals: game.standings(state).map(each => each.total) }
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** Rows of a regression: each feature alone and times what is left, both against the mean of the table. */
function* rowsOf({ left, rows }: Sample, totals: readonly number[]) {
  const means = (rows[0] ?? []).map((_, i) => mean(rows.map(row => row[i] as number)))
  for (const [seat, row] of rows.entries()) {
    const own = row.map((value, i) => value - (means[i] as number))
    yield {
      row: [...own, ...own.map(value => value * left)],
      target: (totals[seat] as number) - mean(totals),
      left,
    }
  }
}

const [id = '', count = '100', seed = 'fit'] = process.argv.slice(2)
const game = await findGame(id)?.rules()
if (!game) throw new Error('npm run fit -- <game> [games] [seed]')
const { features, guess: byHand } = await trainingOf(id)
if (!byHand) throw new Error(`${id} has no weights by hand to start from`)
const regression = newRegression(features.names.length * 2)
const rows: { row: readonly number[]; target: number; left: number }[] = []
for (let i = 0; i < Number(count); i++) {
  const seats = 2 + (i % (game.seats.max - 1))
  const { samples, totals } = await play(game, features, byHand, seats, `${seed} ${i}`)
  for (const sample of samples) rows.push(...rowsOf(sample, totals))
  if (i % 10 === 9) process.stderr.write(`${i + 1} games, ${rows.length} rows\n`)
}
for (const { row, target } of rows) regression.add(row, target)
const guess = [0, 1].flatMap(part => features.names.map(name => byHand.features[name]?.[part] ?? 0))
const weights = regression.solve(guess, PULL * rows.length)
const off = (of: readonly number[], { row, target }: (typeof rows)[number]): number =>
  Math.abs(target - row.reduce((sum, value, i) => sum + value * (of[i] as number), 0))
process.stderr.write(`mean error ${mean(rows.map(row => off(guess, row))).toFixed(3)} before, `)
process.stderr.write(`${mean(rows.map(row => off(weights, row))).toFixed(3)} after\n`)

/** Mean errors of the first and last quarter of the game, as standard deviations. */
const SIGMA = 1.25
const spreadAt = (test: (left: number) => boolean): number =>
  SIGMA * mean(rows.filter(row => test(row.left)).map(row => off(weights, row)))
const end = spreadAt(left => left < 0.25)
const start = spreadAt(left => left > 0.75)
const round = (n: number): number => Number(n.toFixed(2))
const lines = features.names.map(
  (name, i) =>
    `    ${name}: [${round(weights[i] as number)}, ${round(weights[i + features.names.length] as number)}],`,
)
const text = `import type { Weights } from '@ludoteca/bot-kit/features.ts'

/** Made by \`npm run fit -- ${id} ${count} ${seed}\` from \`guess.ts\`. */
export const WEIGHTS = {
  features: {
${lines.join('\n')}
  },
  spread: [${round(end)}, ${round(Math.max(0, start - end))}],
} satisfies Weights
`
writeFileSync(dataFile(id, 'weights'), text)
process.stdout.write(text)
