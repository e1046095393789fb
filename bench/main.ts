// One JSON line each:
//   npm run bench -- playouts|legal --game G --seats N [--seconds S]
//   npm run bench -- review|planted --game G --seats N [--games N] [--steps STEPS_OF_THE_BOTS] [--jobs GAMES_AT_ONCE]
//   npm run bench -- positions --game G [--bots hard@300,…] [--games TIMES]
//   npm run bench -- web …
//   npm run bench -- server [--tables N] [--rate MOVES_PER_SECOND] [--seconds S] [--idle SOCKETS]
//   npm run bench -- crash [--kills N] [--tables N]
//   npm run bench -- pairing [--kills N] [--people N]
//   npm run bench -- evening [--game G] [--system swiss|league] [--people N] [--seats N] [--rounds N] [--nodes N] [--kills N]
//   npm run bench -- cluster [--nodes N] [--tables N] [--rate MOVES_PER_SECOND] [--seconds S] [--kill]
//   npm run bench -- million [--games N] [--sqlite] [--explain]
//   npm run bench -- scale measure|check|limits|day …          (see bench/scale/main.ts)
//   npm run bench -- hostile [--garbage SOCKETS] [--tables N] [--rate MOVES_PER_SECOND] [--seconds S]
import { parseArgs } from 'node:util'
import { resolveOptions } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { legal } from './legal.ts'
import { playouts } from './playouts.ts'
import { positions } from './positions/main.ts'
import { planted, review } from './review/main.ts'

const [which, ...args] = process.argv.slice(2)
const benches = { playouts, legal }
const reviews = { review, planted }
const online = ['server', 'crash', 'pairing', 'evening', 'cluster', 'million', 'hostile'] as const

const isOnline = (name: string | undefined): name is (typeof online)[number] =>
  (online as readonly (string | undefined)[]).includes(name)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

type Bench = keyof typeof benches | keyof typeof reviews

/** Every position with every bot, a line each. */
async function answers(): Promise<void> {
  const text = { type: 'string' } as const
  const flags = { game: text, bots: text, games: text }
  const {
    game: id = '',
    bots = 'medium@180,hard@300,expert@1000',
    games = '4',
  } = parseArgs({
    args,
    options: flags,
  }).values
  const shelved = findGame(id)
  if (!shelved) fail(`--game must be one of: ${shelf.map(each => each.id).join(', ')}.`)
  for (const line of await positions(await shelved.rules(), bots.split(','), Number(games)))
    console.log(JSON.stringify(line))
}

async function figures(bench: Bench): Promise<void> {
  const text = { type: 'string' } as const
  const flags = { game: text, seats: text, seconds: text, games: text, steps: text, jobs: text }
  let given: { [name in keyof typeof flags]?: string }
  try {
    given = parseArgs({ args, options: flags }).values
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
  const shelved = findGame(given.game ?? '')
  if (!shelved) fail(`--game must be one of: ${shelf.map(each => each.id).join(', ')}.`)
  const game = await shelved.rules()
  const seats = Number(given.seats ?? Math.min(4, game.seats.max))
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    fail(`--seats must be from ${game.seats.min} to ${game.seats.max}.`)
  }
  const seconds = Number(given.seconds ?? 5)
  if (!(seconds > 0 && seconds <= 3600)) fail('--seconds must be a number from 0 to 3600.')
  const options = resolveOptions(game, seats, {})
  if (!options.ok) fail(`The defaults of ${game.id} do not fit ${seats} seats.`)
  if (bench === 'review' || bench === 'planted') {
    const { games: many = 1, steps: often = 400, jobs: atOnce = 1 } = given
    const [games, steps, jobs] = [Number(many), Number(often), Number(atOnce)]
    if (![games, steps, jobs].every(each => Number.isInteger(each) && each > 0)) {
      fail('--games, --steps and --jobs must be whole numbers above 0.')
    }
    const wish = { game, seats, options: options.options, games, steps, jobs }
    console.log(JSON.stringify(await reviews[bench](wish)))
  } else console.log(JSON.stringify(benches[bench](game, seats, options.options, seconds)))
}

if (which === 'web') {
  const page: { run(args: string[]): Promise<void> } = await import(new URL('./web.ts', import.meta.url).href)
  await page.run(args)
} else if (which === 'scale') {
  const { scale } = await import('./scale/main.ts')
  await scale(args).catch(error => fail(error instanceof Error ? error.message : String(error)))
} else if (isOnline(which)) {
  const { run } = await import('./online/main.ts')
  await run(which, args).catch(error => fail(error instanceof Error ? error.message : String(error)))
} else if (which === 'positions') {
  await answers()
} else if (which === 'playouts' || which === 'legal' || which === 'review' || which === 'planted') {
  await figures(which)
} else {
  const all = [...Object.keys(benches), ...Object.keys(reviews), 'positions', 'scale', 'web', ...online]
  fail(`Say what to measure: npm run bench -- ${all.join('|')}`)
}
