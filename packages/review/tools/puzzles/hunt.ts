import type { AnyPuzzles } from '@ludoteca/bot-kit/puzzles.ts'
import { chooseAction, type Level } from '@ludoteca/bots'
import { type Contest, contest } from '@ludoteca/bots/judge'
import { type Action, type AnyGame, type Options, rngFrom, type Seat } from '@ludoteca/engine'
import type { Depths, Found } from './found.ts'

interface Table {
  readonly game: AnyGame
  readonly themeOf: AnyPuzzles['themeOf']
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** The lead of the first choice in the search of the bots that play, which is short: worth a closer look. */
const PROMISING = 0.025
/** Won and lost games pose no puzzles. */
const OPEN = { least: 0.04, most: 0.96 }
/** Tries of `medium`, and how many may find the solution. */
const TRIES = 5
const MOST_SOLVED = 1
const FIELD = 5
/** Steps between two puzzles of one game. */
const APART = 7

/** Plays one game with bots and finds the puzzles on the way. */
export async function* hunt(table: Table, depths: Depths): AsyncGenerator<Found> {
  const { game, seats, options, seed } = table
  const state = game.create({ seats, options, seed })
  const log: string[] = []
  let after = 0
  let decisions = 0
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const legal = game.legal(state)
    let action = legal[0] as Action
    if (legal.length > 1) {
      const scanned = ++decisions % depths.every === 0 || legal.length <= depths.few
      const place: Place = { ...table, scanned, state, seat, legal, dice: `${seed} ${log.length}` }
      const glance = await look(place, depths.play, 'hard', { field: 3 })
      action = glance.best
      const puzzle = log.length < after ? null : await examine(place, glance, depths)
      if (puzzle) {
        after = log.length + APART
        yield { ...puzzle, log: [...log] }
      }
    }
    log.push(game.write(action))
    game.apply(state, action)
  }
}

/** A decision of a game. */
interface Place extends Table {
  /** Looked at more closely at once. */
  readonly scanned: boolean
  readonly state: object
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly dice: string
}

const look = (
  { game, state, seat, dice }: Place,
  steps: number,
  level: 'hard' | 'expert',
  more: { field?: number; asked?: Action; reason?: boolean } = {},
): Promise<Contest> =>
  contest(game, state, seat, { steps, level, seed: `${dice} ${steps} ${level}`, field: FIELD, ...more })

const answer = ({ game, state, seat, legal, dice }: Place, level: Level, steps: number, n: number) =>
  chooseAction(game, state, seat, legal, {
    level,
    rng: rngFrom(`${dice} ${level} ${steps} ${n}`),
    budget: { iterations: steps },
  })

/** Looks closer as long as one choice stands out and `medium` makes another. */
async function examine(place: Place, glance: Contest, depths: Depths): Promise<Omit<Found, 'log'> | null> {
  if (glance.share < OPEN.least || glance.share > OPEN.most) return null
  const { scanned } = place
  const { margin } = depths
  const seen = scanned ? await look(place, depths.first, 'hard') : glance
  const solution = seen.best
  if (!leads(seen, scanned ? margin.first : PROMISING, scanned ? 1 : 0)) return null
  if (!suits(place, solution)) return null
  const answers: Action[] = []
  for (let n = 0; n < 2; n++) {
    answers.push(await answer(place, 'medium', depths.medium, n))
    if (answers[n] === solution) return null
  }
  const asked = answers[0] as Action
  const stands = (found: Contest, least: number, errors: number): boolean =>
    found.best === solution && leads(found, least, errors)
  if (!scanned && !stands(await look(place, depths.first, 'hard', { asked }), margin.first, 1)) return null
  const deep = await look(place, depths.deep, 'hard', { asked })
  if (!stands(deep, margin.deep, 2)) return null
  for (let n = answers.length; n < TRIES; n++) answers.push(await answer(place, 'medium', depths.medium, n))
  const hits = answers.filter(each => each === solution).length
  if (hits > MOST_SOLVED) return null
  const again = await look(place, 2 * depths.deep, 'expert', { asked, reason: true })
  if (!stands(again, margin.verified, 2)) return null
  const times = async (level: Level, steps: number, tries: number): Promise<[number, number]> => {
    let found = 0
    for (let n = 0; n < tries; n++) if ((await answer(place, level, steps, 100 + n)) === solution) found++
    return [found, tries]
  }
  const { game, seats, options, seed, seat } = place
  return {
    ...{ game: game.id, version: game.version, seats, options, seed, seat },
    solution: game.write(solution),
    rivals: merged(deep, again).map(({ action, loss }) => ({
      action: game.write(action),
      loss: rounded(loss),
    })),
    share: rounded((deep.share + again.share) / 2),
    why: again.why,
    tempting: game.write(asked),
    solved: {
      easy: await times('easy', 1, 5),
      medium: [hits, TRIES],
      glance: await times('hard', Math.ceil(depths.hard / 60), 4),
      quick: await times('hard', Math.ceil(depths.hard / 15), 4),
      short: await times('hard', Math.ceil(depths.hard / 4), 2),
      hard: await times('hard', depths.hard, 1),
    },
  }
}

/** Whether puzzles are made of such decisions. */
function suits({ game, state, themeOf }: Place, solution: Action): boolean {
  const after = game.clone(state)
  game.apply(after, solution)
  return themeOf(state, solution, after) !== null
}

/** The solution leads over all that were compared, by so many standard errors. */
function leads({ rivals }: Contest, margin: number, errors: number): boolean {
  return rivals.length > 0 && rivals.every(({ loss, error }) => loss >= margin && loss > errors * error)
}

/** The rivals of both, each with the smaller loss. */
function merged(one: Contest, other: Contest): { action: Action; loss: number }[] {
  const all = new Map<Action, number>()
  for (const { action, loss } of [...one.rivals, ...other.rivals])
    all.set(action, Math.min(loss, all.get(action) ?? Number.POSITIVE_INFINITY))
  return [...all]
    .map(([action, loss]) => ({ action, loss }))
    .sort((a, b) => a.loss - b.loss)
    .slice(0, FIELD)
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
