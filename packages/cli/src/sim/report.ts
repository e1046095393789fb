import { fill, type Who } from '@ludoteca/engine'
import { counted } from '@ludoteca/terminal-kit/lines.ts'
import { table } from '../terminal/table.ts'
import type { CliText } from '../text/index.ts'
import type { Figures, Spread } from './figures.ts'

const one = (n: number): string => n.toFixed(1)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const three = ({ mean, least, most }: Spread): string[] => [one(mean), String(least), String(most)]

export function report(figures: Figures, name: string, seconds: number, words: CliText, who: Who): string[] {
  const { sim } = words
  const lengths = [[sim.decisions, ...three(figures.decisions)]]
  if (figures.rounds) lengths.unshift([sim.rounds, ...three(figures.rounds)])
  return [
    fill(sim.title, { name, games: counted(sim.count, figures.games), seconds: one(seconds) }),
    '',
    ...table(
      [sim.seat, sim.score, sim.wins, sim.low, sim.high],
      figures.seats.map((each, seat) => [
        who(seat),
        one(each.mean),
        percent(each.winShare),
        String(each.least),
        String(each.most),
      ]),
    ),
    '',
    ...table([sim.length, sim.mean, sim.least, sim.most], lengths),
    '',
    ...table(
      [sim.endings, sim.games],
      [...figures.endings].map(([how, games]) => [how, String(games)]),
    ),
  ]
}

export function asJson(figures: Figures, game: string, seed: string, seconds: number): string {
  const { games, seats, decisions, rounds, endings } = figures
  return JSON.stringify({
    game,
    seed,
    games,
    seconds: Number(seconds.toFixed(3)),
    seats: seats.map(({ level, mean, winShare, least, most }) => ({
      bot: level,
      meanScore: mean,
      winShare,
      least,
      most,
    })),
    decisions,
    rounds,
    endings: Object.fromEntries(endings),
  })
}
