import type { AnyGame, Options } from '@ludoteca/engine'
import { CLASSES } from '@ludoteca/review'
import type { Reviewed } from './one.ts'
import { type Order, spread } from './spread.ts'

interface Wish {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly games: number
  /** Steps of the bots that play. */
  readonly steps: number
  /** How many games are measured at once. */
  readonly jobs: number
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const mean = (list: readonly number[]): number =>
  rounded(list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length))
const part = (list: readonly boolean[]): number | null =>
  list.length === 0 ? null : rounded(list.filter(each => each).length / list.length)

/** As many threads as a page would take on two cores. */
const THREADS = 2

const orders = (
  what: Order['what'],
  threads: number,
  { game, games, seats, options, steps }: Wish,
): Order[] =>
  Array.from({ length: games }, (_, n) => ({
    ...{ what, game: game.id, seats, options, steps, threads },
    seed: `${what} ${n}`,
  }))

/** How long reviews take, how far their sums are off, and how far two of the same game agree. */
export async function review(wish: Wish) {
  const all = await spread<Reviewed>(orders('review', THREADS, wish), wish.jobs)
  const classes = all.flatMap(each => each.classes)
  const [blunder, mistake] = [CLASSES.indexOf('blunder'), CLASSES.indexOf('mistake')]
  const blunders = classes.filter(pair => Math.max(...pair) === blunder)
  return {
    ...{ bench: 'review', game: wish.game.id, seats: wish.seats, games: wish.games },
    secondsToGraph: mean(all.map(each => each.timed.graphSeconds)),
    secondsToSettled: mean(all.map(each => each.timed.settledSeconds)),
    cpuToGraph: mean(all.map(each => each.timed.graphCpu)),
    cpuToSettled: mean(all.map(each => each.timed.settledCpu)),
    decisions: mean(all.map(each => each.decisions)),
    sumError: mean(all.map(each => each.error)),
    sameClass: part(classes.map(([one, other]) => one === other)),
    sameOrNextClass: part(classes.map(([one, other]) => Math.abs(one - other) <= 1)),
    blundersAtLeastMistakes: part(blunders.map(pair => Math.min(...pair) >= mistake)),
    blunders: blunders.length,
  }
}

/** How many of the blunders that were put into games a review finds, and with whom. */
export async function planted(wish: Wish) {
  const all = await spread<boolean[]>(orders('planted', wish.jobs > 1 ? 1 : THREADS, wish), wish.jobs)
  const found = all.flat()
  const { game, seats, games } = wish
  return { bench: 'planted', game: game.id, seats, games, planted: found.length, found: part(found) }
}
