/**
 * Trains a value network of a game: `npm run train -- <game> [rounds] [games] [seed] [on | other | large]`.
 * In each round bots play each other with what the round before has taught; the network then learns from the positions
 * of the last rounds how the games ended. In the first round they play with the weighted sum of its features,
 * or with the network there is, to go on with it (`on`) or to teach a larger one for `expert` (`large`). `other` makes one
 * like the usual one beside it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { estimate, meanOf, type Network, readNetwork, writeNetwork } from '@ludoteca/bot-kit/network.ts'
import { rngFrom, shuffle } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { softmax } from '../src/value.ts'
import { seatsInTurn } from './seats.ts'
import type { Order, Played, Table } from './selfplay.ts'
import { type Lesson, newTrainer } from './trainer.ts'
import { dataFile, trainingOf } from './training.ts'
import { inOrder } from './workers.ts'

/**
 * Hidden units, how often every position is learnt from, the rounds whose games are still learnt from, and those
 * whose networks make up the last one.
 */
const USUAL = { hidden: 32, epochs: 3, recent: 2, last: 3 }
const LARGE_NETWORK = { hidden: 64, epochs: 6, recent: 4, last: 1 }
/** One game in so many is kept apart to see how good the network is. */
const APART = 13
/** How much of what is learnt from a position is what came after, and not the value a little later. */
const FAITH = 0.85

const [id = '', rounds = '6', count = '2500', seed = 'train', ...words] = process.argv.slice(2)
/** The policy (`npm run policy`) comes after the first value network of a game, and may help to train further ones. */
const policy = words.includes('policy')
const [mode = '', ...more] = words.filter(word => word !== 'policy')
const game = await findGame(id)?.rules()
/** Where the network goes, and whether it begins with the one there is. */
const MODES = new Map([
  ['', { name: 'network', begins: false }],
  ['on', { name: 'network', begins: true }],
  ['other', { name: 'other-network', begins: false }],
  ['large', { name: 'large-network', begins: true }],
])
const way = MODES.get(mode)
if (!game || !way || more.length > 0)
  throw new Error('npm run train -- <game> [rounds] [games] [seed] [on | other | large] [policy]')
const { hidden, epochs, recent: remembered, last } = mode === 'large' ? LARGE_NETWORK : USUAL
const { inputs } = await trainingOf(id)

const seatsOf = seatsInTurn(game)

function playAll(network: string | null, round: number): Promise<Played[]> {
  const order: Order = { game: id, network, policy }
  const file = new URL('./selfplay.ts', import.meta.url)
  return inOrder<Table, Played>(file, order, Number(count), i => ({
    seats: seatsOf(i),
    seed: `${seed} ${round} ${i}`,
  }))
}

function lessonsOf({ seats, rows, totals, wins, strayed }: Played, network: Network | null): Lesson[] {
  // Half of what is learnt is who won, half by how much.
  const close = [...totals]
  softmax(close, inputs.training.close)
  let target = wins.map((won, i) => (won + (close[i] as number)) / 2)
  const size = seats * inputs.size
  const lessons: Lesson[] = []
  for (let i = strayed.length - 1; i >= 0; i--) {
    const row = rows.subarray(i * size, (i + 1) * size)
    // What came of a stray move says nothing about the position before it, once there is something else to go by.
    const told = network === null || strayed[i] === 0
    if (told) lessons.push({ seats, rows: row, target })
    if (network === null) continue
    const values = Array.from({ length: seats }, (_, seat) =>
      estimate(network, row.subarray(seat * inputs.size, (seat + 1) * inputs.size)),
    )
    softmax(values, 1)
    const faith = told ? FAITH : 0
    target = target.map((value, k) => faith * value + (1 - faith) * (values[k] as number))
  }
  return lessons
}

const rng = rngFrom(`learn ${seed}`)
const pickOut = <T>(list: readonly T[], apart: boolean): T[] =>
  list.filter((_, i) => (i % APART === 0) === apart)
const played: Played[][] = []
const networks: Network[] = []
const there = way.begins ? readFileSync(dataFile(id, 'network'), 'utf8') : ''
const begun = way.begins ? readNetwork(/'(.+)'/.exec(there)?.[1] ?? '') : null
for (let round = 0; round < Number(rounds); round++) {
  const known = networks.at(-1) ?? begun
  played.push(await playAll(known && writeNetwork(known), round))
  const recent = played.slice(-remembered).flat()
  const school = pickOut(recent, false).flatMap(each => lessonsOf(each, known))
  const exam = pickOut(recent, true).flatMap(each => lessonsOf(each, null))
  const from = networks.at(-1) ?? (mode === 'on' ? begun : null)
  const trainer = newTrainer(from, inputs.size, hidden, rng)
  const before = trainer.loss(exam)
  for (let epoch = 0; epoch < epochs; epoch++) trainer.learn(shuffle(rng, school), 1 - epoch / epochs)
  // What is played with and what is written in the end are the same numbers.
  networks.push(readNetwork(writeNetwork(trainer.network)))
  const losses = `loss ${before.toFixed(4)} before, ${trainer.loss(exam).toFixed(4)} after`
  process.stderr.write(`round ${round + 1}: ${school.length} positions, ${losses}\n`)
}
const earlier = mode !== 'on' ? [] : [...there.matchAll(/`npm run train -- [^`]+`/g)].map(String)
const made = [...earlier, `\`npm run train -- ${process.argv.slice(2).join(' ')}\``]
const text = `/** Made by ${made.join(', then ')}. */
export const ${way.name.toUpperCase().replace('-', '_')} =
  '${writeNetwork(meanOf(networks.slice(-last)))}'
`
writeFileSync(dataFile(id, way.name), text)
