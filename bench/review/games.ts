import { chooseAction } from '@ludoteca/bots'
import { judge } from '@ludoteca/bots/judge'
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  act,
  below,
  type Options,
  rngFrom,
  type Seat,
  startMatch,
} from '@ludoteca/engine'
import { LEAST } from '@ludoteca/review'

/** How a game is played that is going to be reviewed. */
interface Table {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** Steps of the search of whoever plays (`hard`). */
  readonly steps: number
}

/** A blunder put into a game. */
interface Planted {
  readonly step: number
  readonly seat: Seat
  /** What a deep search says it cost. */
  readonly loss: number
}

interface Planting {
  readonly blunders: number
  /** One decision in so many is tried, until there are enough. */
  readonly every: number
  /** Steps of the searches that call a choice a blunder. */
  readonly deep: number
}

/** A game of hard bots. */
export const hardGame = async (table: Table): Promise<AnyMatch> =>
  (await plantedGame(table, { blunders: 0, every: 1, deep: 0 })).match

/** Choices that a search holds for sensible: so many of the best. */
const SENSIBLE = 12

/** The same with known blunders at random: the worst of the sensible choices, where two deep searches call it a blunder. */
export async function plantedGame(
  { game, seats, options, seed, steps }: Table,
  { blunders, every, deep }: Planting,
): Promise<{ readonly match: AnyMatch; readonly planted: readonly Planted[] }> {
  const match = startMatch(game, { seats, options, seed })
  const rng = rngFrom(`bots of ${seed}`)
  const planted: Planted[] = []
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state)) {
    const { state } = match
    const legal = game.legal(state)
    const manner = { level: 'hard', rng, budget: { iterations: steps } } as const
    const usual = await chooseAction(game, state, turn, legal, manner)
    const wanted = planted.length < blunders && legal.length > 1 && below(rng, every) === 0
    const found = wanted ? await worst(game, state, turn, usual, deep, `${seed} ${match.steps.length}`) : null
    if (found) planted.push({ step: match.steps.length, seat: turn, loss: found.loss })
    act(match, turn, [found?.action ?? usual])
  }
  return { match, planted }
}

async function worst(
  game: AnyGame,
  state: object,
  seat: Seat,
  usual: Action,
  steps: number,
  seed: string,
): Promise<{ action: Action; loss: number } | null> {
  const effort = { steps, reasons: false, kept: SENSIBLE }
  const first = await judge(game, state, seat, usual, { ...effort, seed: `${seed} once` })
  if (!first) return null
  const [best] = first.choices
  const last = first.choices.toSorted((a, b) => (a.shares[seat] ?? 0) - (b.shares[seat] ?? 0))[0]
  if (!best || !last || (best.shares[seat] ?? 0) - (last.shares[seat] ?? 0) < LEAST.blunder) return null
  const again = await judge(game, state, seat, last.action, { ...effort, seed: `${seed} again` })
  const loss = -(again?.cost[seat] ?? 0)
  return loss >= LEAST.blunder ? { action: last.action, loss } : null
}
