/**
 * Learns which actions searches find to be good: `npm run order -- <game> [games] [seed] [rounds]`. Bots with the judgement of `hard`
 * play each other with short searches; a small network learns to tell from the aspects of an action
 * (`<game>/aspects.ts`) what the search made of it, against the others that were looked at. In further rounds they go by what
 * was learnt in the one before.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rngFrom, shuffle } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { Aspects } from '../src/closer.ts'
import { estimate, readNetwork, writeNetwork } from '../src/network.ts'
import { softmax } from '../src/prospects.ts'
import type { School, Searched } from './searches.ts'
import { seatsInTurn } from './seats.ts'
import type { Table } from './selfplay.ts'
import { type Lesson, newTrainer } from './trainer.ts'
import { inOrder } from './workers.ts'

const EPOCHS = 8
const PACE = 1.5
/** The difference in shares that makes one choice clearly better than another. */
const CLEAR = 0.015
/** One decision in so many is kept apart to see how good the order is. */
const APART = 10

const [id = '', count = '120', seed = 'order', times = '1'] = process.argv.slice(2)
const game = await findGame(id)?.load()
if (!game) throw new Error('npm run order -- <game> [games] [seed] [rounds]')
const { aspects } = (await import(`../src/${id}/aspects.ts`)) as { aspects: Aspects<object, unknown> }
const { hidden, few } = aspects.training
const seatsOf = seatsInTurn(game)
const file = new URL('./searches.ts', import.meta.url)

/** Plays so many games with what was learnt before and learns from them. */
async function learn(round: number, order: string | null): Promise<string> {
  // The first round goes by the plain seed.
  const name = round === 0 ? seed : `${seed} ${round}`
  const table = (i: number): Table => ({ seats: seatsOf(i), seed: `${name} ${i}` })
  const school: School = { id, order }
  const decisions = (await inOrder<Table, Searched[]>(file, school, Number(count), table)).flat()
  const lessons = decisions.map(({ rows, shares }): Lesson => {
    const target = [...shares]
    softmax(target, CLEAR)
    return { seats: shares.length, rows, target }
  })
  const rng = rngFrom(`learn ${name}`)
  const known = lessons.filter((_, i) => i % APART !== 0)
  const trainer = newTrainer(null, aspects.count, hidden, rng)
  for (let epoch = 0; epoch < EPOCHS; epoch++) trainer.learn(shuffle(rng, known), PACE * (1 - epoch / EPOCHS))
  const text = writeNetwork(trainer.network)
  const network = readNetwork(text)
  process.stderr.write(`${decisions.length} decisions\n`)
  const apart = decisions.filter((_, i) => i % APART === 0)
  report('at a glance', apart, row => row[0] as number)
  report('on a closer look', apart, row => estimate(network, row))
  return text
}

/** What whoever looks only at the few that come first by this order has among them, and loses on average. */
function report(name: string, decisions: readonly Searched[], look: (row: Float32Array) => number): void {
  let lost = 0
  let found = 0
  // Choices come with the best first: of those that look alike, any may be taken.
  const dice = rngFrom('alike')
  for (const { rows, shares } of decisions) {
    const looks = shares.map((_, k) => look(rows.subarray(k * aspects.count, (k + 1) * aspects.count)))
    const first = shuffle(dice, [...shares.keys()]).sort(
      (a, b) => (looks[b] as number) - (looks[a] as number),
    )
    const regret = Math.max(...shares) - Math.max(...first.slice(0, few).map(k => shares[k] as number))
    lost += regret
    if (regret === 0) found++
  }
  const share = Math.round((100 * found) / decisions.length)
  process.stderr.write(
    `${name}: the best among the first ${few} in ${share} %, ${(lost / decisions.length).toFixed(4)} lost\n`,
  )
}

let order: string | null = null
for (let round = 0; round < Number(times); round++) order = await learn(round, order)
const text = `/** Made by \`npm run order -- ${process.argv.slice(2).join(' ')}\`. */
export const ORDER =
  '${order}'
`
writeFileSync(fileURLToPath(new URL(`../src/${id}/order.ts`, import.meta.url)), text)
