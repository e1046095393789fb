import { randomBytes } from 'node:crypto'
import { openGame, readOptions } from '../games.ts'
import { wholeNumber } from '../numbers.ts'
import { bad } from '../problem.ts'
import { screenOf } from '../screens.ts'
import { besideRules, checkCount, parseBotSeats, whoIs } from '../seats.ts'
import { figuresOf } from '../sim/figures.ts'
import { asJson, report } from '../sim/report.ts'
import { type GameResult, simulate } from '../sim/run.ts'
import { progress } from '../terminal/progress.ts'
import { wordsOf } from '../text/index.ts'
import type { Run } from './context.ts'

const MOST_GAMES = 1_000_000

export const sim: Run = async ({ line, lang, terminal }) => {
  const opened = await openGame(line, lang)
  if (!opened.ok) return opened.problem
  const { game, text } = opened.value
  const levels = parseBotSeats(line.flag('seats') ?? String(game.seats.max))
  if (!levels.ok) return levels.problem
  const seats = checkCount(game, text.name, levels.value.length)
  if (!seats.ok) return seats.problem
  const games = wholeNumber('--games', line.flag('games') ?? '100', 1, MOST_GAMES)
  if (!games.ok) return games.problem
  const options = readOptions(opened.value, seats.value, line, lang)
  if (!options.ok) return options.problem

  const words = wordsOf(lang)
  const screen = await screenOf(game.id)
  const study = line.has('usage') ? ((await screen.study?.(seats.value, lang)) ?? null) : null
  if (line.has('usage') && !study) return bad('no-study', { name: text.name }).problem
  const seed = line.flag('seed') ?? randomBytes(16).toString('hex')
  const advance = progress(terminal, games.value, words.sim.progress)
  const results: GameResult[] = []
  const start = performance.now()
  while (results.length < games.value) {
    const one = `${seed} ${results.length + 1}`
    results.push(await simulate(game, levels.value, options.value, one, screen, study))
    advance(results.length)
  }
  const seconds = (performance.now() - start) / 1000

  const who = whoIs(
    besideRules(
      { game, text },
      seats.value,
      options.value,
      levels.value.map(level => ({ kind: 'bot', level })),
    ),
    words,
  )
  const json = line.has('json')
  const how = ({ ending }: GameResult): string => {
    if (json) return (ending && screen.ending(ending)) ?? 'usual'
    return (ending && text.event(ending, who)) ?? words.sim.noEnding
  }
  const figures = figuresOf(results, levels.value, how)
  if (json) terminal.out(asJson(figures, game.id, seed, seconds))
  else if (study) for (const row of study.report()) terminal.out(row)
  else for (const row of report(figures, text.name, seconds, words, who)) terminal.out(row)
  return null
}
