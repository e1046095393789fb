/**
 * Looks for decisions that a bot gets wrong: `npm run positions -- <game> [level] [steps] [seconds] [seed]`. Bots play; where
 * the game has a kind of decision to look at (`wanted.ts`), what the bot chose is played out against other answers, in the
 * same worlds. What was clearly wrong is written to the standard output as a position for `npm run bench -- positions`.
 */
import { chooseAction, isLevel, playerFor } from '@ludoteca/bots'
import { type Action, type AnyGame, below, rngFrom, type Seat } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { Position } from './position.ts'
import { newGame, WANTED } from './wanted.ts'

const WORLDS = 40
/** One move in so many is made by a bot that overlooks things. */
const HASTY = 4
/** Answers compared besides the one that was chosen. */
const MOST = 6
/** By so many parts of the victory, and so many standard errors, an answer has to be behind to be wrong. */
const WORSE = 0.15
const CLEAR = 2.5
/** As good as the best. */
const ALIKE = 0.07

const [id = '', level = 'hard', steps = '300', seconds = '60', seed = 'find'] = process.argv.slice(2)
const found = await findGame(id)?.rules()
const wanted = WANTED[id]
if (!found || !wanted || !isLevel(level))
  throw new Error('npm run positions -- <game> [level] [steps] [seconds] [seed]')
const game: AnyGame = found

/** The share of the victory that an answer brings in each of the same worlds. */
async function playOut(view: object, seat: Seat, answer: Action): Promise<number[]> {
  const shares: number[] = []
  for (let n = 0; n < WORLDS; n++) {
    const rng = rngFrom(`world ${n}`)
    const state = game.redeal(view, seat, rng)
    game.apply(state, answer)
    const seats = game.standings(state).length
    const sober = Array.from({ length: seats }, (_, each) => playerFor('ref-network', game, each, rng))
    const hasty = Array.from({ length: seats }, (_, each) => playerFor('easy', game, each, rng))
    for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
      const legal = game.legal(state)
      // Bots that always play alike would play the same game forty times where chance has little part.
      const player = (below(rng, HASTY) === 0 ? hasty : sober)[turn]
      const only = legal.length === 1 ? legal[0] : undefined
      game.apply(state, only ?? ((await player?.(game.witness(state, turn), legal)) as Action))
    }
    const first = game.standings(state).filter(each => each.rank === 1)
    shares.push(first.some(each => each.seat === seat) ? 1 / first.length : 0)
  }
  return shares
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

/** How far one answer is behind another, in standard errors. */
function behind(worse: readonly number[], better: readonly number[]): number {
  const gaps = better.map((share, n) => share - (worse[n] as number))
  const gap = mean(gaps)
  const error = Math.sqrt(mean(gaps.map(each => (each - gap) ** 2)) / (gaps.length - 1))
  return gap / Math.max(0.01, error)
}

async function compare(view: object, seat: Seat, chosen: Action, others: readonly Action[]) {
  const results = new Map<Action, number[]>()
  for (const answer of [chosen, ...others.filter(each => each !== chosen).slice(0, MOST)])
    results.set(answer, await playOut(view, seat, answer))
  const shares = results.get(chosen) as number[]
  const [best] = [...results.values()].sort((a, b) => mean(b) - mean(a)) as [number[]]
  const wrong = mean(best) - mean(shares) >= WORSE && behind(shares, best) >= CLEAR
  return wrong ? { results, best: mean(best) } : null
}

const until = performance.now() + 1000 * Number(seconds)
let looked = 0
for (let deal = 0; performance.now() < until; deal++) {
  const seats = 4
  const state = newGame(game, seats, `${seed} ${deal}`)
  const rng = rngFrom(`${seed} ${deal}`)
  const actions: string[] = []
  for (let seat = game.turn(state); seat !== null && performance.now() < until; seat = game.turn(state)) {
    const legal = game.legal(state)
    const answers = legal.length > 1 ? wanted.answers(state, legal) : null
    const iterations = answers ? Number(steps) : 8
    const action = await chooseAction(game, state, seat, legal, { level, rng, budget: { iterations } })
    if (answers && !(answers.length === 1 && answers[0] === action)) {
      looked++
      const view = game.witness(state, seat)
      const told = await compare(view, seat, action, answers)
      if (told) {
        const entries = [...told.results].map(([each, list]) => [game.write(each), mean(list)] as const)
        const position: Position = {
          name: `${seed} ${deal}, ${actions.length}`,
          note: wanted.note,
          ...{ seats, options: {}, seed: `${seed} ${deal}`, actions: [...actions] },
          accepted: entries.filter(([, share]) => share >= told.best - ALIKE).map(([text]) => text),
          refused: entries.filter(([, share]) => share <= told.best - WORSE).map(([text]) => text),
          found: Object.fromEntries(entries.map(([text, share]) => [text, Math.round(share * 100) / 100])),
        }
        process.stdout.write(`${JSON.stringify(position)}\n`)
      }
    }
    actions.push(game.write(action))
    game.apply(state, action)
  }
}
process.stderr.write(`${looked} decisions looked at\n`)
