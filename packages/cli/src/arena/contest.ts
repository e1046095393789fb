import type { Budget } from '@ludoteca/bots'
import { playerFor } from '@ludoteca/bots'
import { type Ending, type Failure, startProgram } from '@ludoteca/bots/program'
import { type Action, type AnyGame, type Options, rngFrom, type Seat } from '@ludoteca/engine'
import { COMMAND, entrantOf } from './entrant.ts'
import type { Fixture } from './plan.ts'

/** What a table has agreed on. */
export interface Terms {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly bots: readonly string[]
  readonly budget: Budget | null
}

interface Slips {
  readonly bot: number
  readonly failure: Failure
}

/** A program that did not last to the end. */
interface Dropout {
  readonly bot: number
  readonly why: Ending
}

/** By seat. */
export interface Outcome {
  readonly lineup: readonly number[]
  /** Who moved first; the others follow round the table. */
  readonly first: Seat
  /** Parts of the victory. */
  readonly wins: readonly number[]
  readonly ranks: readonly number[]
  readonly totals: readonly number[]
  readonly ms: readonly number[]
  readonly decisions: readonly number[]
  /** The longest single decision. */
  readonly slowest: readonly number[]
  readonly slips: readonly Slips[]
  readonly dropouts: readonly Dropout[]
}

/** In a lineup: the seat is played by the rules. */
const RULES = -1

/** The bots in the seats that the rules leave. */
const besideRules = (bots: readonly number[], seats: number, automatic: readonly Seat[]): number[] => {
  const left = bots.slice()
  return Array.from({ length: seats }, (_, seat) =>
    automatic.includes(seat) ? RULES : (left.shift() ?? RULES),
  )
}

/** What a program gets when no time was agreed on. */
const PROGRAM_MS = 5000

type Decide = (view: object, legal: readonly Action[]) => Promise<Action>

/** Plays one game. Decisions without a choice are not asked, so they do not count. */
export async function contest(game: AnyGame, terms: Terms, fixture: Fixture): Promise<Outcome> {
  const { seats, options, bots, budget } = terms
  const { seed } = fixture
  const lineup = besideRules(fixture.lineup, seats, game.automatic?.(options) ?? [])
  const state = game.create({ seats, options, seed })
  const first = game.turn(state) ?? 0
  const slips: Slips[] = []
  const dropouts: Dropout[] = []
  const over: (() => Promise<void>)[] = []
  const deciders = lineup.map((bot, seat): Decide | null => {
    if (bot === RULES) return null
    const name = bots[bot] ?? ''
    const entrant = entrantOf(name)
    const rng = rngFrom(`${name} in seat ${seat} of ${seed} ${lineup}`)
    const own = entrant?.budget ?? budget
    if (entrant) return playerFor(entrant.bot, game, seat, rng, own ? { budget: own } : {})
    const program = startProgram(name.slice(COMMAND.length), {
      ...{ game, seats, seat, options, rng },
      ms: budget?.ms ?? PROGRAM_MS,
      onSlip: slip => slips.push({ bot, failure: slip.failure }),
      onEnd: why => dropouts.push({ bot, why }),
    })
    over.push(() => program.over(game.standings(state)))
    return program.decide
  })
  const ms = lineup.map(() => 0)
  const decisions = lineup.map(() => 0)
  const slowest = lineup.map(() => 0)
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.witness(state, turn)
    const legal = game.legal(view)
    const start = performance.now()
    const action = legal.length === 1 ? legal[0] : await deciders[turn]?.(view, legal)
    if (legal.length > 1) {
      const took = performance.now() - start
      ms[turn] = (ms[turn] ?? 0) + took
      decisions[turn] = (decisions[turn] ?? 0) + 1
      slowest[turn] = Math.max(slowest[turn] ?? 0, took)
    }
    game.apply(state, action as Action)
  }
  await Promise.all(over.map(say => say()))
  const table = game.standings(state)
  const winners = table.filter(each => each.rank === 1).length
  return {
    lineup,
    first,
    wins: table.map(each => (each.rank === 1 ? 1 / winners : 0)),
    ranks: table.map(each => each.rank),
    totals: table.map(each => each.total),
    ms,
    decisions,
    slowest,
    slips,
    dropouts,
  }
}
