import { chooseAction, type Level } from '@ludoteca/bots'
import { type Action, type AnyGame, resolveOptions, rngFrom, type Seat } from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import type { Costs } from '../costs.ts'

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert']
const SEATS = 3
const MOST_DECISIONS = 5_000

interface Moment {
  readonly position: object
  readonly seat: Seat
  readonly legal: readonly Action[]
}

/** A game of easy bots: every decision they were asked for. */
async function momentsOf(game: AnyGame, seed: string): Promise<{ moments: Moment[]; seats: number }> {
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, SEATS))
  const options = resolveOptions(game, seats, {})
  if (!options.ok) throw new Error(`the defaults of ${game.id} do not fit ${seats} seats`)
  const state = game.create({ seats, options: options.options, seed })
  const rng = rngFrom(seed)
  const moments: Moment[] = []
  for (
    let seat = game.turn(state);
    seat !== null && moments.length < MOST_DECISIONS;
    seat = game.turn(state)
  ) {
    const legal = game.legal(state)
    moments.push({ position: game.clone(state), seat, legal })
    game.apply(state, await chooseAction(game, state, seat, legal, { level: 'easy', rng }))
  }
  return { moments, seats }
}

/** What each level spends on decisions that are spread evenly over a game. */
export async function measureBots(samples: number): Promise<Costs['bots']> {
  const bots: Costs['bots'] = []
  for (const { id } of shelf) {
    const game = await findGame(id)?.rules()
    if (!game) continue
    const { moments, seats } = await momentsOf(game, `costs of ${id}`)
    for (const level of LEVELS) {
      const every = moments.length / samples
      const rng = rngFrom(`${id} ${level}`)
      const since = performance.now()
      for (let n = 0; n < samples; n++) {
        const moment = moments[Math.floor((n + 0.5) * every)]
        if (moment) await chooseAction(game, moment.position, moment.seat, moment.legal, { level, rng })
      }
      const passed = performance.now() - since
      bots.push({
        game: id,
        level,
        ms: passed / samples,
        decisions: moments.length / seats,
      })
    }
  }
  return bots
}
