import type { InputPart } from './input-part.ts'
import type { Evaluator } from './knowledge.ts'

/**
 * A small neural network that turns one row of inputs into a score: one hidden layer, and direct weights past it.
 * The weights are data, found by playing (`npm run train`, `npm run policy`).
 */
export interface Network {
  readonly inputs: number
  readonly hidden: number
  /** By input, then by hidden unit. */
  readonly first: Float32Array
  readonly bias: Float32Array
  /** By hidden unit. */
  readonly second: Float32Array
  /** By input. */
  readonly direct: Float32Array
}

/** The inputs of a value network: one row of numbers for each seat. */
export interface ValueInputs<S extends object> {
  readonly parts: readonly InputPart[]
  /** How many numbers a row has. */
  readonly size: number
  /** For training: the lead in points that makes a clear victory; one position in so many is learnt from. */
  readonly training: { readonly close: number; readonly every: number }
  /** Writes the row of each seat. */
  write(state: S, out: Float32Array[]): void
}

export const newNetwork = (inputs: number, hidden: number): Network => ({
  inputs,
  hidden,
  first: new Float32Array(inputs * hidden),
  bias: new Float32Array(hidden),
  second: new Float32Array(hidden),
  direct: new Float32Array(inputs),
})

/** The slope of a unit below zero. */
export const LEAK = 0.05

/** The activation of a hidden unit (leaky ReLU). */
export const activate = (unit: number): number => (unit > 0 ? unit : LEAK * unit)

/** Large enough for the hidden units of any network, and for the inputs of one that are not 0. */
const scratch = new Float32Array(256)
const values = new Float64Array(256)
const places = new Uint16Array(256)

/** The output of the network for one row. The sums of its hidden units are left in `units`. */
export function estimate(network: Network, row: Float32Array, units: Float32Array = scratch): number {
  units.set(network.bias)
  return output(network, units, accumulate(network, row, 0, network.inputs, units))
}

/**
 * Adds the inputs in a range to the hidden units and returns what they add to the output directly. Four units at a time, so
 * that their sums need not go through memory.
 */
export function accumulate(
  { hidden, first, direct }: Network,
  row: Float32Array,
  from: number,
  to: number,
  units: Float32Array,
): number {
  let sum = 0
  let count = 0
  for (let i = from; i < to; i++) {
    const value = row[i] as number
    if (value === 0) continue
    sum += value * (direct[i] as number)
    values[count] = value
    places[count++] = i * hidden
  }
  for (let j = 0; j < hidden; j += 4) {
    let a = units[j] as number
    let b = units[j + 1] as number
    let c = units[j + 2] as number
    let d = units[j + 3] as number
    for (let k = 0; k < count; k++) {
      const value = values[k] as number
      const at = (places[k] as number) + j
      a += value * (first[at] as number)
      b += value * (first[at + 1] as number)
      c += value * (first[at + 2] as number)
      d += value * (first[at + 3] as number)
    }
    units[j] = a
    units[j + 1] = b
    units[j + 2] = c
    units[j + 3] = d
  }
  return sum
}

/** The output for hidden units that are added up, on top of what the inputs add directly. */
export function output({ hidden, second }: Network, units: Float32Array, direct: number): number {
  let sum = direct
  for (let j = 0; j < hidden; j++) sum += activate(units[j] as number) * (second[j] as number)
  return sum
}

/** The mean weights of networks that were trained one from another. */
export function meanOf(networks: readonly Network[]): Network {
  const [one] = networks
  const mean = newNetwork(one?.inputs ?? 0, one?.hidden ?? 0)
  for (const network of networks) {
    for (const [p, part] of partsOf(mean).entries()) {
      for (const [i, weight] of (partsOf(network)[p] as Float32Array).entries()) {
        part[i] = (part[i] as number) + weight / networks.length
      }
    }
  }
  return mean
}

/** Several networks of the same inputs as one that has the units of all: its output is the mean of theirs. */
export function ensemble(networks: readonly Network[]): Network {
  const { inputs = 0 } = networks[0] ?? {}
  const all = newNetwork(
    inputs,
    networks.reduce((sum, each) => sum + each.hidden, 0),
  )
  let at = 0
  for (const { hidden, first, bias, second, direct } of networks) {
    all.bias.set(bias, at)
    all.second.set(
      second.map(weight => weight / networks.length),
      at,
    )
    for (let i = 0; i < inputs; i++) {
      all.first.set(first.subarray(i * hidden, (i + 1) * hidden), i * all.hidden + at)
      all.direct[i] = (all.direct[i] as number) + (direct[i] as number) / networks.length
    }
    at += hidden
  }
  return all
}

/** All weights, part by part. */
export const partsOf = ({ first, bias, second, direct }: Network): Float32Array[] => [
  first,
  bias,
  second,
  direct,
]

/** Weights lie between plus and minus 4 and are written as two letters each, with this number for 0. */
const ZERO = 2048
const STEP = 4 / ZERO
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A network as text: `inputs hidden letters`. */
export function writeNetwork(network: Network): string {
  let text = ''
  for (const part of partsOf(network)) {
    for (const weight of part) {
      const number = Math.max(0, Math.min(2 * ZERO - 1, Math.round(weight / STEP) + ZERO))
      text += `${DIGITS[number >> 6]}${DIGITS[number & 63]}`
    }
  }
  return `${network.inputs} ${network.hidden} ${text}`
}

export function readNetwork(text: string): Network {
  const [inputs = '', hidden = '', letters = ''] = text.split(' ')
  const network = newNetwork(Number(inputs), Number(hidden))
  let at = 0
  for (const part of partsOf(network)) {
    for (let i = 0; i < part.length; i++, at += 2) {
      const number = DIGITS.indexOf(letters[at] as string) * 64 + DIGITS.indexOf(letters[at + 1] as string)
      part[i] = (number - ZERO) * STEP
    }
  }
  return network
}

/** A network knows its inputs by their place alone: with more or fewer of them it would say something about others. */
export function insistOnSize({ inputs }: Network, size: number): void {
  if (inputs !== size) throw new Error(`a network for ${inputs} inputs was given ${size}: train it again`)
}

/** An evaluator by network; values are logarithms of chances. The larger `margin`, the less a lead counts. */
export function byNetwork<S extends object>(
  inputs: ValueInputs<S>,
  network: Network,
  margin = 1,
): Evaluator<S> {
  const rows: Float32Array[] = []
  return {
    value(state, out) {
      insistOnSize(network, inputs.size)
      while (rows.length < out.length) rows.push(new Float32Array(inputs.size))
      inputs.write(state, rows)
      for (let seat = 0; seat < out.length; seat++) out[seat] = estimate(network, rows[seat] as Float32Array)
    },
    margin: () => margin,
  }
}
