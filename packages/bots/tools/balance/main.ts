/**
 * Searches numbers of a game's own pieces by playing, on all cores: `npm run balance -- <game> [--rounds N] [--games N]
 * [--seconds S] [--side hard@12/3] [--seed s] [--cores n] [--from file.json] [--state file] [--out folder]`. A round plays so many
 * games with every number of players and moves the numbers of what is outside the bars. Of the time, the last third
 * goes to the best numbers found. `--rounds 0` only plays with the numbers as they are. With `--state` a search that was cut off goes on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findGame } from '@ludoteca/shelf'
import { sideOf } from '../learning/side.ts'
import { crewOf } from './crew.ts'
import { balanceOf } from './entry.ts'
import type { Bench, Sitting } from './play.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '8' },
    games: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '1000000' },
    side: { type: 'string', default: 'hard@12/3' },
    seed: { type: 'string', default: 'balance' },
    cores: { type: 'string' },
    from: { type: 'string' },
    state: { type: 'string' },
    out: { type: 'string', default: '.' },
  },
})
const [id = ''] = positionals
const game = await findGame(id)?.rules()
if (!game) throw new Error('npm run balance -- <game> [--rounds N] [--games N] …')
const balance = await balanceOf(id)

/** Numbers, and what was played with them alone. */
interface Tried {
  readonly numbers: unknown
  tallies: unknown[]
}
interface Search {
  round: number
  numbers: unknown
  /** What is known of the things, earlier rounds included. */
  known: unknown[]
  readonly tried: Tried[]
}

/** How many of the best numbers are played again. */
const FINALISTS = 2
/** The part of the time that is for searching. */
const SEARCHING = 0.66

const since = performance.now()
const seconds = Number(values.seconds)
const until = since + 1000 * seconds
const { min, max } = game.seats
const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
const bench: Bench = { id, side: sideOf(values.side) }
const crew = crewOf<Sitting, unknown>(
  new URL('./play.ts', import.meta.url),
  bench,
  Number(values.cores ?? availableParallelism()),
)
const search: Search =
  values.state && existsSync(values.state)
    ? (JSON.parse(readFileSync(values.state, 'utf8')) as Search)
    : {
        round: 0,
        numbers: balance.numbersFrom(values.from ? readFileSync(values.from, 'utf8') : null),
        known: [],
        tried: [],
      }

const both = (a: readonly unknown[], b: readonly unknown[]): unknown[] =>
  b.map((tally, i) => (a[i] === undefined ? tally : balance.together(a[i], tally)))

/** One sample for each number of players, or null where the time was too short for one of them. */
async function sample(numbers: unknown, games: number, name: string): Promise<unknown[] | null> {
  const options = balance.options(numbers)
  const sittings = Array.from({ length: games * counts.length }, (_, i): Sitting => {
    const seats = counts[i % counts.length] as number
    return { seats, options, seed: `${values.seed} ${name} ${i}` }
  })
  const played = await crew.inOrder(sittings, until)
  const tallies = counts.map((_, at) =>
    played
      .filter((_, i) => i % counts.length === at)
      .reduce((a, b) => (a === undefined ? b : balance.together(a, b)), undefined),
  )
  return tallies.includes(undefined) ? null : tallies
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const distanceOf = ({ tallies }: Tried): number => balance.distance(tallies)
const keep = (): void => {
  if (values.state) writeFileSync(values.state, JSON.stringify(search))
}

const games = Number(values.games)
while (search.round < Number(values.rounds)) {
  const begun = performance.now()
  const { numbers, round } = search
  const tallies = await sample(numbers, games, `round ${round + 1}`)
  if (!tallies) break
  search.known = both(search.known, tallies)
  search.tried.push({ numbers, tallies })
  search.numbers = balance.moveOn(numbers, search.known)
  search.known = search.known.map(tally => balance.carried(tally, numbers, search.numbers))
  search.round++
  keep()
  const took = performance.now() - begun
  say(
    `round ${search.round}, ${(took / 1000).toFixed(0)} s, distance ${balance.distance(tallies).toFixed(2)}`,
  )
  for (const line of balance.summary(tallies)) say(line)
  if (performance.now() + took > since + 1000 * seconds * SEARCHING) break
}
const finalists = search.tried.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, FINALISTS)
if (search.tried.length === 0) finalists.push({ numbers: search.numbers, tallies: [] })
for (let again = 1; performance.now() < until; again++) {
  for (const [i, each] of finalists.entries()) {
    const tallies = await sample(each.numbers, games, `final ${again} ${i}`)
    if (tallies) each.tallies = both(each.tallies, tallies)
  }
  keep()
  if (Number(values.rounds) === 0) break
}
await crew.end()

mkdirSync(values.out, { recursive: true })
for (const [i, each] of finalists.toSorted((a, b) => distanceOf(a) - distanceOf(b)).entries()) {
  const lines = [...balance.summary(each.tallies), '', ...balance.details(each.tallies, each.numbers)]
  writeFileSync(join(values.out, `set-${i + 1}.json`), `${balance.file(each.numbers)}\n`)
  writeFileSync(join(values.out, `set-${i + 1}.md`), `${lines.join('\n')}\n`)
  say(`set ${i + 1}, distance ${distanceOf(each).toFixed(2)}`)
  for (const line of balance.summary(each.tallies)) say(line)
}
