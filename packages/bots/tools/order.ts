/**
 * Learns which actions searches find to be good: `npm run order -- <game> [games] [seed]`. Bots with the judgement of `hard`
 * play each other with short searches; a small network learns to tell from the aspects of an action
 * (`<game>/aspects.ts`) what the search made of it, against the others that were looked at.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rngFrom, shuffle } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { Aspects } from '../src/closer.ts'
import { estimate, readNetwork, writeNetwork } from '../src/network.ts'
import { softmax } from '../src/prospects.ts'
import type { Searched } from './searches.ts'
import { seatsInTurn } from './seats.ts'
import type { Table } from './selfplay.ts'
import { type Lesson, newTrainer } from './trainer.ts'
import { inOrder } from './workers.ts'

const HIDDEN = 12
const EPOCHS = 8
const PACE = 1.5
/** The difference in shares that makes one choice clearly better than another. */
const CLEAR = 0.015
/** One decision in so many is kept apart to see how good the order is. */
const APART = 10
/** As many as are tried deep down. */
const FEW = 4

const [id = '', count = '120', seed = 'order'] = process.argv.slice(2)
const game = await findGame(id)?.load()
if (!game) throw new Error('npm run order -- <game> [games] [seed]')
const { aspects } = (await import(`../src/${id}/aspects.ts`)) as { aspects: Aspects<object, unknown> }
const seatsOf = seatsInTurn(game)

const table = (i: number): Table => ({
  seats: seatsOf(i),
  seed: `${seed} ${i}`,
})
const file = new URL('./searches.ts', import.meta.url)
const decisions = (await inOrder<Table, Searched[]>(file, id, Number(count), table)).flat()
const lessons = decisions.map(({ rows, shares }): Lesson => {
  const target = [...shares]
  softmax(target, CLEAR)
  return { seats: shares.length, rows, target }
})

/** What whoever looks only at the few that come first by this order has among them, and loses on average. */
function report(name: string, look: (row: Float32Array) => number): void {
  let lost = 0
  let found = 0
  const apart = decisions.filter((_, i) => i % APART === 0)
  for (const { rows, shares } of apart) {
    const looks = shares.map((_, k) => look(rows.subarray(k * aspects.count, (k + 1) * aspects.count)))
    const first = [...shares.keys()].sort((a, b) => (looks[b] as number) - (looks[a] as number)).slice(0, FEW)
    const regret = Math.max(...shares) - Math.max(...first.map(k => shares[k] as number))
    lost += regret
    if (regret === 0) found++
  }
  const share = Math.round((100 * found) / apart.length)
  process.stderr.write(
    `${name}: the best among the first ${FEW} in ${share} %, ${(lost / apart.length).toFixed(4)} lost\n`,
  )
}

const rng = rngFrom(`learn ${seed}`)
const school = lessons.filter((_, i) => i % APART !== 0)
const trainer = newTrainer(null, aspects.count, HIDDEN, rng)
for (let epoch = 0; epoch < EPOCHS; epoch++) trainer.learn(shuffle(rng, school), PACE * (1 - epoch / EPOCHS))
const network = readNetwork(writeNetwork(trainer.network))
process.stderr.write(`${decisions.length} decisions\n`)
report('at a glance', row => row[0] as number)
report('on a closer look', row => estimate(network, row))
const text = `/** Made by \`npm run order -- ${process.argv.slice(2).join(' ')}\`. */
export const ORDER =
  '${writeNetwork(network)}'
`
writeFileSync(fileURLToPath(new URL(`../src/${id}/order.ts`, import.meta.url)), text)
