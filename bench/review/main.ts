import type { AnyGame, Options } from '@ludoteca/engine'
import { CLASSES, classOf, lossOf, type ReviewState, summaryOf, usualTerms } from '@ludoteca/review'
import { hardGame, plantedGame } from './games.ts'
import { type Timed, timedReview } from './work.ts'

interface Wish {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly games: number
  /** Steps of the bots that play. */
  readonly steps: number
}

const PLANTING = { blunders: 5, every: 12, deep: 3000 }

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const mean = (list: readonly number[]): number =>
  rounded(list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length))
const part = (list: readonly boolean[]): number | null =>
  list.length === 0 ? null : rounded(list.filter(each => each).length / list.length)

/** How long reviews take, how far their sums are off, and how far two of the same game agree. */
export async function review({ game, seats, options, games, steps }: Wish) {
  const figures: { timed: Timed; decisions: number; error: number }[] = []
  const near: boolean[] = []
  const blunders: boolean[] = []
  for (let n = 0; n < games; n++) {
    const match = await hardGame({ game, seats, options, steps, seed: `review ${n}` })
    const terms = usualTerms(match)
    const first = await timedReview(match, terms)
    const { players, error } = summaryOf(match, first.state)
    const decisions = players.reduce((sum, each) => sum + each.decisions, 0)
    figures.push({ timed: first, decisions, error })
    const second = await timedReview(match, { ...terms, seed: 'another' })
    for (const [one, other] of classesOf(first.state, second.state)) {
      near.push(Math.abs(one - other) <= 1)
      const [worse, better] = [Math.max(one, other), Math.min(one, other)]
      if (worse === CLASSES.indexOf('blunder')) blunders.push(better >= CLASSES.indexOf('mistake'))
    }
  }
  return {
    bench: 'review',
    game: game.id,
    seats,
    games,
    secondsToGraph: mean(figures.map(each => each.timed.graphSeconds)),
    secondsToSettled: mean(figures.map(each => each.timed.settledSeconds)),
    cpuToGraph: mean(figures.map(each => each.timed.graphCpu)),
    cpuToSettled: mean(figures.map(each => each.timed.settledCpu)),
    decisions: mean(figures.map(each => each.decisions)),
    sumError: mean(figures.map(each => each.error)),
    sameOrNextClass: part(near),
    blundersAtLeastMistakes: part(blunders),
    blunders: blunders.length,
  }
}

/** The classes of every decision in two reviews, by their number. */
function classesOf(one: ReviewState, other: ReviewState): [number, number][] {
  const number = (state: ReviewState, step: number): number => {
    const finding = state.looks[step]?.finding
    return finding ? CLASSES.indexOf(classOf(lossOf(finding))) : 0
  }
  return one.looks.flatMap((look, step) =>
    look?.finding ? [[number(one, step), number(other, step)] as [number, number]] : [],
  )
}

/** How many of the blunders that were put into games a review finds, and with whom. */
export async function planted({ game, seats, options, games, steps }: Wish) {
  const found: boolean[] = []
  for (let n = 0; n < games; n++) {
    const table = { game, seats, options, steps, seed: `planted ${n}` }
    const { match, planted: blunders } = await plantedGame(table, PLANTING)
    const { state } = await timedReview(match, usualTerms(match))
    const { moments } = summaryOf(match, state)
    for (const { step, seat } of blunders) {
      const moment = moments.find(each => each.step === step)
      found.push(moment?.seat === seat && (moment.class === 'mistake' || moment.class === 'blunder'))
    }
  }
  return { bench: 'planted', game: game.id, seats, games, planted: found.length, found: part(found) }
}
