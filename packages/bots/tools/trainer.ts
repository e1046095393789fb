import {
  activate,
  estimate,
  LEAK,
  meanOf,
  type Network,
  newNetwork,
  partsOf,
} from '@ludoteca/bot-kit/network.ts'
import { below, type Rng } from '@ludoteca/engine'
import { softmax } from '../src/value.ts'

/** A position: the rows of its seats, and the share of the victory each had in the end. Or a decision, with choices for seats. */
export interface Lesson {
  readonly seats: number
  readonly rows: Float32Array
  readonly target: readonly number[]
}

interface Trainer {
  readonly network: Network
  /** Learns every lesson once, with steps of this size at most (1: as large as they get). */
  learn(lessons: readonly Lesson[], pace: number): void
  /** The mean surprise at how games ended. */
  loss(lessons: readonly Lesson[]): number
}

const BATCH = 64
const RATE = 0.001
/** Adam: how long slopes and their squares are remembered. */
const SLOPE = 0.9
const SQUARE = 0.999
/** Weights shrink by this part of a step. */
const DECAY = 0.01

/** Gradient descent (Adam) on the cross-entropy between expected and real shares of the victory. */
export function newTrainer(from: Network | null, inputs: number, hidden: number, rng: Rng): Trainer {
  const network = from ? meanOf([from]) : begin(inputs, hidden, rng)
  const size = network.inputs
  const width = network.hidden
  const parts = partsOf(network)
  const slopes = parts.map(part => new Float32Array(part.length))
  const means = parts.map(part => new Float32Array(part.length))
  const squares = parts.map(part => new Float32Array(part.length))
  const [dFirst, dBias, dSecond, dDirect] = slopes as [Float32Array, Float32Array, Float32Array, Float32Array]
  const units: Float32Array[] = []
  let steps = 0

  const forward = ({ seats, rows }: Lesson): number[] => {
    while (units.length < seats) units.push(new Float32Array(width))
    const out = Array.from({ length: seats }, (_, seat) =>
      estimate(network, rows.subarray(seat * size, (seat + 1) * size), units[seat]),
    )
    softmax(out, 1)
    return out
  }

  const errors = new Float32Array(width)
  const backward = (lesson: Lesson): void => {
    const { seats, rows, target } = lesson
    const shares = forward(lesson)
    for (let seat = 0; seat < seats; seat++) {
      const wrong = (shares[seat] as number) - (target[seat] as number)
      const unit = units[seat] as Float32Array
      for (let j = 0; j < width; j++) {
        const u = unit[j] as number
        dSecond[j] = (dSecond[j] as number) + wrong * activate(u)
        const error = wrong * (network.second[j] as number) * (u > 0 ? 1 : LEAK)
        errors[j] = error
        dBias[j] = (dBias[j] as number) + error
      }
      for (let i = 0, at = seat * size; i < size; i++, at++) {
        const value = rows[at] as number
        if (value === 0) continue
        dDirect[i] = (dDirect[i] as number) + wrong * value
        for (let j = 0, w = i * width; j < width; j++, w++) {
          dFirst[w] = (dFirst[w] as number) + value * (errors[j] as number)
        }
      }
    }
  }

  const step = (count: number, pace: number): void => {
    steps++
    const rate = (RATE * pace * Math.sqrt(1 - SQUARE ** steps)) / (1 - SLOPE ** steps)
    for (const [p, part] of parts.entries()) {
      const slope = slopes[p] as Float32Array
      const mean = means[p] as Float32Array
      const square = squares[p] as Float32Array
      for (let i = 0; i < part.length; i++) {
        const g = (slope[i] as number) / count
        const m = SLOPE * (mean[i] as number) + (1 - SLOPE) * g
        const v = SQUARE * (square[i] as number) + (1 - SQUARE) * g * g
        mean[i] = m
        square[i] = v
        part[i] = (part[i] as number) * (1 - RATE * pace * DECAY) - (rate * m) / (Math.sqrt(v) + 1e-8)
      }
      slope.fill(0)
    }
  }

  return {
    network,
    learn(lessons, pace) {
      for (let from = 0; from < lessons.length; from += BATCH) {
        const batch = lessons.slice(from, from + BATCH)
        for (const lesson of batch) backward(lesson)
        step(batch.length, pace)
      }
    },
    loss(lessons) {
      let sum = 0
      for (const lesson of lessons) {
        const shares = forward(lesson)
        for (const [seat, part] of lesson.target.entries())
          sum -= part * Math.log((shares[seat] as number) + 1e-9)
      }
      return sum / lessons.length
    },
  }
}

/** Small random weights, so that units learn different things. */
function begin(inputs: number, hidden: number, rng: Rng): Network {
  const network = newNetwork(inputs, hidden)
  const some = (): number => (below(rng, 2001) - 1000) / 1000
  for (let i = 0; i < network.first.length; i++) network.first[i] = some() * 0.15
  for (let j = 0; j < hidden; j++) network.second[j] = some() * 0.3
  return network
}
