/**
 * How fast a game is searched and how soon answers are clear: `npm run steps -- <game> [steps] [positions] [seats]`.
 * Positions come from games of careful bots. Time is that of the processor, so a busy machine does little harm.
 */
import { resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { viewOf } from '../src/bot.ts'
import { easy } from '../src/easy.ts'
import { knowledgeOf } from '../src/games.ts'
import { startSearch } from '../src/search/search.ts'

/** One decision in so many is searched. */
const EVERY = 13

const [id = '', given = '100', wanted = '40', table = '4'] = process.argv.slice(2)
const game = await findGame(id)?.rules()
if (!game) throw new Error('npm run steps -- <game> [steps] [positions] [seats]')
const [most, positions, seats] = [Number(given), Number(wanted), Number(table)]
const resolved = resolveOptions(game, seats, {})
if (!resolved.ok) throw new Error(resolved.problem.reason)
const knowledge = await knowledgeOf(game)
const bot = easy(knowledge, true)

let searched = 0
let early = 0
let steps = 0
let micros = 0
for (let deal = 0; searched < positions; deal++) {
  const state = game.create({ seats, options: resolved.options, seed: `steps ${deal}` })
  const rng = rngFrom(`steps ${deal}`)
  let asked = 0
  for (let seat = game.turn(state); seat !== null && searched < positions; seat = game.turn(state)) {
    const legal = game.legal(state)
    const decision = { game, view: viewOf(game, state, seat), seat, legal, rng }
    const open = legal.length > 1 && !knowledge.byRule(decision.view, legal)
    if (open && asked++ % EVERY === 0) {
      const since = process.cpuUsage()
      const search = startSearch(decision, knowledge)
      let taken = 0
      for (; taken < most && !search.decided; taken++) search.iterate(taken / most)
      const { user, system } = process.cpuUsage(since)
      searched++
      steps += taken
      micros += user + system
      if (taken < most) early++
    }
    game.apply(state, bot(decision))
  }
}
const figures = {
  ...{ game: id, seats, steps: most, positions, early },
  used: Number((steps / (most * searched)).toFixed(3)),
  stepsPerSecond: Math.round((steps / micros) * 1e6),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
