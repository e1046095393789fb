import type { AnyGame, Options } from '@ludoteca/engine'
import { CLASSES, classOf, lossOf, type ReviewState, summaryOf, usualTerms } from '@ludoteca/review'
import { hardGame, plantedGame } from './games.ts'
import { type Timed, timedReview } from './work.ts'

/** One of the games that are measured. */
export interface Measured {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  /** Steps of the bots that play. */
  readonly steps: number
  readonly seed: string
  /** How many threads a review takes. */
  readonly threads: number
}

export interface Reviewed {
  readonly timed: Omit<Timed, 'state'>
  readonly decisions: number
  readonly error: number
  /** The classes of every decision in two reviews, by their number. */
  readonly classes: readonly (readonly [number, number])[]
}

/** How long a review takes, how far its sums are off, and what another one of the same game says. */
export async function reviewedOne({ threads, ...table }: Measured): Promise<Reviewed> {
  const match = await hardGame(table)
  const terms = usualTerms(match)
  const { state, ...timed } = await timedReview(match, terms, threads)
  const { players, error } = summaryOf(match, state)
  const other = await timedReview(match, { ...terms, seed: 'another' }, threads)
  return {
    timed,
    decisions: players.reduce((sum, each) => sum + each.decisions, 0),
    error,
    classes: classesOf(state, other.state),
  }
}

function classesOf(one: ReviewState, other: ReviewState): [number, number][] {
  const number = (state: ReviewState, step: number): number => {
    const finding = state.looks[step]?.finding
    return finding ? CLASSES.indexOf(classOf(lossOf(finding))) : 0
  }
  return one.looks.flatMap((look, step) =>
    look?.finding ? [[number(one, step), number(other, step)] as [number, number]] : [],
  )
}

const PLANTING = { blunders: 5, every: 2, glance: 300, deep: 3000 }

/** Of every blunder that was put into a game: whether a review finds it, and with whom. */
export async function plantedOne({ threads, ...table }: Measured): Promise<boolean[]> {
  const { match, planted } = await plantedGame(table, PLANTING)
  const { state } = await timedReview(match, usualTerms(match), threads)
  const { moments } = summaryOf(match, state)
  return planted.map(({ step, seat }) => {
    const moment = moments.find(each => each.step === step)
    return moment?.seat === seat && (moment.class === 'mistake' || moment.class === 'blunder')
  })
}
