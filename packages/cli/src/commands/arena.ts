import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Budget, LEVELS, REFERENCES } from '@ludoteca/bots'
import type { Terms } from '../arena/contest.ts'
import { entrantOf, isProgram } from '../arena/entrant.ts'
import { figuresOf } from '../arena/figures.ts'
import { ratings } from '../arena/ladder.ts'
import { plan } from '../arena/plan.ts'
import { playAll } from '../arena/pool.ts'
import { asJson, report } from '../arena/report.ts'
import type { Line } from '../args.ts'
import { openGame, readOptions } from '../games.ts'
import { wholeNumber } from '../numbers.ts'
import { bad, good, type Result } from '../problem.ts'
import { checkCount } from '../seats.ts'
import { soloTable, withSolo } from '../solo.ts'
import { progress } from '../terminal/progress.ts'
import { wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

const MOST_GAMES = 1_000_000
const MOST_STEPS = 10_000_000
const MOST_JOBS = 256

export const arena: Run = async ({ line, lang, terminal }) => {
  const opened = await openGame({ ...line, subject: line.flag('game') ?? '' }, lang, 'arena --game')
  if (!opened.ok) return opened.problem
  const { game, text } = opened.value
  const bots = parseBots(line.flag('bots') ?? 'easy,random')
  if (!bots.ok) return bots.problem
  const solo = soloTable({ game, text }, line)
  if (!solo.ok) return solo.problem
  const fitting = solo.value?.seats ?? Math.min(Math.max(bots.value.length, game.seats.min), game.seats.max)
  const wanted = wholeNumber('--seats', line.flag('seats') ?? String(fitting), 1, 9)
  if (!wanted.ok) return wanted.problem
  const seats = checkCount(game, text.name, wanted.value)
  if (!seats.ok) return seats.problem
  const games = wholeNumber('--games', line.flag('games') ?? '100', 1, MOST_GAMES)
  if (!games.ok) return games.problem
  const jobs = wholeNumber('--jobs', line.flag('jobs') ?? String(availableParallelism()), 1, MOST_JOBS)
  if (!jobs.ok) return jobs.problem
  const budget = readBudget(line)
  if (!budget.ok) return budget.problem
  const options = readOptions(opened.value, seats.value, withSolo(line, solo.value), lang)
  if (!options.ok) return options.problem

  const words = wordsOf(lang)
  const seed = line.flag('seed') ?? randomBytes(16).toString('hex')
  const terms: Terms = {
    ...{ game: game.id, seats: seats.value, options: options.value },
    ...{ bots: bots.value, budget: budget.value },
  }
  const start = performance.now()
  const fixtures = plan(bots.value.length, solo.value?.people ?? seats.value, games.value, seed)
  const outcomes = await playAll(
    terms,
    fixtures,
    jobs.value,
    progress(terminal, games.value, words.sim.progress),
  )
  const result = {
    ...{ game: game.id, name: text.name, seats: seats.value, games: games.value },
    seconds: (performance.now() - start) / 1000,
    bots: bots.value.map((name, bot) => figuresOf(name, bot, outcomes)),
    solo: solo.value !== null,
    ratings: line.has('ladder') ? ratings(bots.value.length, outcomes) : null,
  }
  for (const row of report(result, words)) terminal.out(row)
  terminal.out(asJson(result))
  return null
}

/** Commas separate bots, so a program's command line has none. */
function parseBots(given: string): Result<string[]> {
  const names = given.split(',').map(name => name.trim())
  for (const name of names) {
    if (entrantOf(name) || isProgram(name)) continue
    return bad('unknown-bot', { given: name, known: [...LEVELS, ...REFERENCES].join(', ') })
  }
  return good(names)
}

function readBudget(line: Line): Result<Budget | null> {
  const [time, iterations] = [line.flag('time'), line.flag('iterations')]
  if (time !== null && iterations !== null) return bad('time-or-iterations')
  if (time !== null) {
    const ms = wholeNumber('--time', time, 1, MOST_STEPS)
    return ms.ok ? good({ ms: ms.value }) : ms
  }
  if (iterations === null) return good(null)
  const steps = wholeNumber('--iterations', iterations, 1, MOST_STEPS)
  return steps.ok ? good({ iterations: steps.value }) : steps
}
