/**
 * Trains a game's policy network: `npm run policy -- <game> [games] [seed] [rounds]`. Bots with the evaluator of `hard`
 * play each other with short searches; the network learns to predict from the inputs of an action what the search made of
 * it, against the others that were tried. In further rounds the bots use the policy of the round before.
 */
import { writeFileSync } from 'node:fs'
import { estimate, readNetwork, writeNetwork } from '@ludoteca/bot-kit/network.ts'
import { rngFrom, shuffle } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { softmax } from '../src/value.ts'
import type { School, Searched } from './searches.ts'
import { seatsInTurn } from './seats.ts'
import type { Table } from './selfplay.ts'
import { type Lesson, newTrainer } from './trainer.ts'
import { dataFile, trainingOf } from './training.ts'
import { inOrder } from './workers.ts'

const EPOCHS = 8
const PACE = 1.5
/** The difference in shares that makes one choice clearly better than another. */
const CLEAR = 0.015
/** One decision in so many is kept apart to see how good the policy is. */
const APART = 10

const [id = '', count = '120', seed = 'order', times = '1'] = process.argv.slice(2)
const game = await findGame(id)?.rules()
if (!game) throw new Error('npm run policy -- <game> [games] [seed] [rounds]')
const { policy: learnt } = await trainingOf(id)
if (!learnt) throw new Error(`${id} has no policy`)
const { size, training } = learnt.inputs
const { hidden, few } = training
const seatsOf = seatsInTurn(game)
const file = new URL('./searches.ts', import.meta.url)

/** Plays so many games with the policy learnt before and learns from them. */
async function learn(round: number, policy: string | null): Promise<string> {
  // The first round goes by the plain seed.
  const name = round === 0 ? seed : `${seed} ${round}`
  const table = (i: number): Table => ({ seats: seatsOf(i), seed: `${name} ${i}` })
  const school: School = { id, policy }
  const decisions = (await inOrder<Table, Searched[]>(file, school, Number(count), table)).flat()
  const lessons = decisions.map(({ rows, shares }): Lesson => {
    const target = [...shares]
    softmax(target, CLEAR)
    return { seats: shares.length, rows, target }
  })
  const rng = rngFrom(`learn ${name}`)
  const known = lessons.filter((_, i) => i % APART !== 0)
  const trainer = newTrainer(null, size, hidden, rng)
  for (let epoch = 0; epoch < EPOCHS; epoch++) trainer.learn(shuffle(rng, known), PACE * (1 - epoch / EPOCHS))
  const text = writeNetwork(trainer.network)
  const network = readNetwork(text)
  process.stderr.write(`${decisions.length} decisions\n`)
  const apart = decisions.filter((_, i) => i % APART === 0)
  report('by prior', apart, row => row[0] as number)
  report('by policy', apart, row => estimate(network, row))
  return text
}

/** Prints how often the best choice is among the few first ones by such a score, and what is lost on average. */
function report(name: string, decisions: readonly Searched[], score: (row: Float32Array) => number): void {
  let lost = 0
  let found = 0
  // Choices come with the best first: of those with equal scores, any may be taken.
  const dice = rngFrom('alike')
  for (const { rows, shares } of decisions) {
    const scores = shares.map((_, k) => score(rows.subarray(k * size, (k + 1) * size)))
    const first = shuffle(dice, [...shares.keys()]).sort(
      (a, b) => (scores[b] as number) - (scores[a] as number),
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

let policy: string | null = null
for (let round = 0; round < Number(times); round++) policy = await learn(round, policy)
const text = `/** Made by \`npm run policy -- ${process.argv.slice(2).join(' ')}\`. */
export const POLICY_NETWORK =
  '${policy}'
`
writeFileSync(dataFile(id, 'policy-network'), text)
