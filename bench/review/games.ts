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
  /** Steps of the search that says where two deep ones, with so many, may call a choice a blunder. */
  readonly glance: number
  readonly deep: number
}

/** A game of hard bots. */
export const hardGame = async (table: Table): Promise<AnyMatch> =>
  (await plantedGame(table, { blunders: 0, every: 1, glance: 0, deep: 0 })).match

/** Choices that a search holds for sensible: so many of the best. */
const SENSIBLE = 24

/** The same with known blunders at random: the worst of the sensible choices, where two deep searches call it a blunder. */
export async function plantedGame(
  { game, seats, options, seed, steps }: Table,
  { blunders, every, glance, deep }: Planting,
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
    const place = { game, state, seat: turn, usual, seed: `${seed} ${match.steps.length}` }
    const found = wanted ? await worst(place, glance, deep) : null
    if (found) planted.push({ step: match.steps.length, seat: turn, loss: found.loss })
    act(match, turn, [found?.action ?? usual])
  }
  return { match, planted }
}

interface Place {
  readonly game: AnyGame
  readonly state: object
  readonly seat: Seat
  readonly usual: Action
  readonly seed: string
}

async function worst(
  place: Place,
  glance: number,
  deep: number,
): Promise<{ action: Action; loss: number } | null> {
  const { game, state, seat, seed } = place
  if (!(await poorest(place, glance, 'glance'))) return null
  const action = await poorest(place, deep, 'once')
  if (!action) return null
  const effort = { steps: deep, reasons: false, seed: `${seed} again` }
  const again = await judge(game, state, seat, action, effort)
  const loss = -(again?.cost[seat] ?? 0)
  return loss >= LEAST.blunder ? { action, loss } : null
}

/** The worst of the sensible choices, where it loses as much as a blunder. */
async function poorest(
  { game, state, seat, usual, seed }: Place,
  steps: number,
  name: string,
): Promise<Action | null> {
  const effort = { steps, reasons: false, kept: SENSIBLE, seed: `${seed} ${name}` }
  const choices = (await judge(game, state, seat, usual, effort))?.choices ?? []
  const shareOf = ({ shares }: (typeof choices)[number]): number => shares[seat] ?? 0
  const last = choices.toSorted((a, b) => shareOf(a) - shareOf(b))[0]
  const [best] = choices
  return best && last && shareOf(best) - shareOf(last) >= LEAST.blunder ? last.action : null
}
