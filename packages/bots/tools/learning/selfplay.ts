/**
 * Plays games to learn from, on all cores: `npm run selfplay -- <game> [--games N] [--seconds S] [--steps n] [--inside n]
 * [--level hard | expert] [--networks file.json] [--seed s] [--out file]`. Every number of players and the variants that the
 * game is trained with come in turn. No game begins after so many seconds.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import { findGame } from '@ludoteca/shelf'
import { seatsInTurn } from '../seats.ts'
import { trainingOf } from '../training.ts'
import { inTurn } from '../workers.ts'
import type { Table } from './play.ts'
import type { School } from './school.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '1000000' },
    steps: { type: 'string', default: '40' },
    inside: { type: 'string', default: '8' },
    level: { type: 'string', default: 'hard' },
    networks: { type: 'string' },
    seed: { type: 'string', default: 'learn' },
    out: { type: 'string', default: 'played.bin' },
    cores: { type: 'string' },
  },
})
const [id = ''] = positionals
const game = await findGame(id)?.rules()
if (!game) throw new Error('npm run selfplay -- <game> [--games N] [--seconds S] …')
const { tables } = await trainingOf(id)
const seatsOf = seatsInTurn(game)
const cycle = game.seats.max - game.seats.min + 2
const school: School = {
  id,
  level: values.level === 'expert' ? 'expert' : 'hard',
  networks: values.networks ? (JSON.parse(readFileSync(values.networks, 'utf8')) as Networks) : {},
  steps: Number(values.steps),
  inside: Number(values.inside),
}
const since = performance.now()
const until = since + 1000 * Number(values.seconds)
writeFileSync(values.out, '')
let bytes = 0
const played = await inTurn<Table, Uint8Array>({
  file: new URL('./school.ts', import.meta.url),
  workerData: school,
  ...(values.cores && { cores: Number(values.cores) }),
  task: i =>
    i < Number(values.games) && performance.now() < until
      ? {
          seats: seatsOf(i),
          options: tables[Math.floor(i / cycle) % tables.length] ?? {},
          seed: `${values.seed} ${i}`,
        }
      : null,
  take: each => {
    appendFileSync(values.out, each)
    bytes += each.length
  },
})
const seconds = (performance.now() - since) / 1000
process.stdout.write(`${JSON.stringify({ game: id, games: played, seconds: Math.round(seconds), bytes })}\n`)
