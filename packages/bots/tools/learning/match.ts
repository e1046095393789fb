/**
 * Has two sides meet on all cores: `npm run match -- <game> <side> <side> [--seats N] [--games N] [--seconds S] [--seed s]
 * [--options name=value,…]`. The first side has one seat in turn, the second all the others. A side is a level, with networks
 * of its own and steps where they are given (`side.ts`). No game begins after so many seconds.
 */
import { parseArgs } from 'node:util'
import { findGame } from '@ludoteca/shelf'
import { inTurn } from '../workers.ts'
import { sideOf } from './side.ts'
import type { Fixture, Match, Outcome } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'match' },
    options: { type: 'string', default: '' },
    cores: { type: 'string' },
  },
})
const [id = '', one = '', other = ''] = positionals
if (!findGame(id)) throw new Error('npm run match -- <game> <side> <side> [--seats N] [--games N] …')
const seats = Number(values.seats)
const match: Match = {
  id,
  seats,
  options: Object.fromEntries(
    values.options
      .split(',')
      .filter(Boolean)
      .map(each => each.split('=')),
  ),
  sides: [sideOf(one), sideOf(other)],
}
const until = performance.now() + 1000 * Number(values.seconds)
const outcomes: Outcome[] = []
await inTurn<Fixture, Outcome>({
  file: new URL('./table.ts', import.meta.url),
  workerData: match,
  ...(values.cores && { cores: Number(values.cores) }),
  task: i =>
    i < Number(values.games) && performance.now() < until
      ? { seed: `${values.seed} ${Math.floor(i / seats) + 1}`, seat: i % seats }
      : null,
  take: outcome => outcomes.push(outcome),
})

const mean = (of: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, each) => sum + of(each), 0) / Math.max(1, outcomes.length)
const share = mean(each => each.won)
/** Wilson's interval at 95 %. */
const Z = 1.96
const n = Math.max(1, outcomes.length)
const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
const half = (Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n)
const percent = (part: number): number => Math.round(100 * part)
const perTurn = (side: 0 | 1): number =>
  Math.round(mean(each => each.ms[side]) / mean(each => each.turns[side]))
const figures = {
  ...{ game: id, sides: [one, other], seats, seed: values.seed, games: outcomes.length },
  ...{
    won: percent(share),
    from: percent(centre - half),
    to: percent(centre + half),
    fair: percent(1 / seats),
  },
  ...{
    points: Number(mean(each => each.points).toFixed(1)),
    best: Number(mean(each => each.best).toFixed(1)),
  },
  msPerTurn: [perTurn(0), perTurn(1)],
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
