import type { Ending } from '@ludoteca/bots/program'
import { fill } from '@ludoteca/engine'
import { counted } from '@ludoteca/terminal-kit/lines.ts'
import { table } from '../terminal/table.ts'
import type { CliText } from '../text/index.ts'
import type { BotFigures, TurnFigures } from './figures.ts'

interface Result {
  readonly game: string
  readonly name: string
  readonly seats: number
  readonly games: number
  readonly seconds: number
  readonly bots: readonly BotFigures[]
  readonly ratings: readonly number[] | null
  /** Against the rules: there is a lead to tell, and no seat to be fair about. */
  readonly solo?: boolean
}

const ENDINGS: readonly Ending[] = ['unready', 'ended', 'flood']

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function report(
  { name, seats, games, seconds, bots, ratings, solo }: Result,
  words: CliText,
): string[] {
  const { arena, sim } = words
  const head = [arena.bot, sim.wins, arena.interval, sim.score, arena.time, arena.slowest]
  if (solo) head.push(arena.lead)
  else for (let turn = 1; turn <= seats; turn++) head.push(fill(arena.turnHead, { n: turn }))
  if (ratings) head.push(arena.rating)
  const rows = bots.map((bot, i) => [
    bot.name,
    percent(bot.winShare),
    `${percent(bot.low)} – ${percent(bot.high)}`,
    bot.meanScore.toFixed(1),
    bot.msPerDecision.toFixed(1),
    bot.slowest.toFixed(0),
    ...(solo ? [bot.meanLead.toFixed(1)] : bot.byTurn.map(atTurn)),
    ...(ratings ? [String(ratings[i])] : []),
  ])
  const notes = bots
    .filter(bot => bot.slips.late + bot.slips.illegal + bot.slips.dead > 0)
    .flatMap(bot => [fill(arena.slip, { name: bot.name, ...bot.slips }), ...dropouts(bot, words)])
  const played = counted(sim.count, games)
  if (!solo && bots.length > 1 && games % seats !== 0)
    notes.push(fill(arena.uneven, { games: played, seats }))
  const title = { name, seats, games: played, seconds: seconds.toFixed(1), fair: percent(1 / seats) }
  return [fill(solo ? arena.soloTitle : arena.title, title), '', ...table(head, rows), ...notes]
}

const atTurn = (turn: TurnFigures | null): string =>
  turn ? `${percent(turn.winShare)} · ${turn.meanScore.toFixed(1)}` : '–'

const dropouts = ({ name, dropouts }: BotFigures, { arena, sim }: CliText): string[] =>
  ENDINGS.flatMap(why => {
    const games = dropouts[why]
    return games > 0 ? [fill(arena.dropout[why], { name, games: counted(sim.count, games) })] : []
  })

const short = (n: number): number => Number(n.toFixed(4))

export const asJson = ({ game, seats, games, bots, ratings, solo }: Result): string =>
  JSON.stringify({
    game,
    seats,
    games,
    bots: bots.map((bot, i) => ({
      name: bot.name,
      winShare: short(bot.winShare),
      low: short(bot.low),
      high: short(bot.high),
      meanScore: short(bot.meanScore),
      ...(solo ? { meanLead: short(bot.meanLead) } : {}),
      msPerDecision: short(bot.msPerDecision),
      byTurn: bot.byTurn.map(
        turn => turn && { winShare: short(turn.winShare), meanScore: short(turn.meanScore) },
      ),
      ...(ratings ? { rating: ratings[i] } : {}),
    })),
  })
