/**
 * A game as it is kept to learn from: its positions and decisions in numbers. A file holds one game after another, each the
 * length of what follows (four bytes), then, compressed, the length of a head in JSON, the head, and the lists it names.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Options } from '@ludoteca/engine'

/** What a position is to the one before it. */
export const KINDS = {
  /** It comes next in the game. */
  next: 0,
  /** It comes next, and somebody strays before the one after it. */
  stray: 1,
  /** It is what a choice that was looked at would lead to. */
  aside: 2,
} as const
type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Inputs are kept as whole numbers of this step. */
const STEP = 1 / 1024
const MOST = 32767

interface Ending {
  readonly options: Options
  readonly wins: readonly number[]
  readonly totals: readonly number[]
  /** The lead in points that makes a clear victory. */
  readonly close: number
}

/** One game as it was read again. */
interface Recorded extends Ending {
  readonly seats: number
  readonly valueSize: number
  readonly policySize: number
  /** By position: the inputs of each seat, its share as the search saw it, and what the position is. */
  readonly rows: Int16Array
  readonly shares: Float32Array
  readonly kinds: Uint8Array
  /** By decision: how many choices. By choice: its inputs, its share for whoever decides, and its visits. */
  readonly counts: Uint16Array
  readonly choices: Int16Array
  readonly worths: Float32Array
  readonly visits: Uint16Array
}

export interface Record {
  position(rows: readonly Float32Array[], shares: readonly number[], kind: Kind): void
  /** Says that somebody strays after the last position of the game itself. */
  strayed(): void
  decision(rows: readonly Float32Array[], worths: readonly number[], visits: readonly number[]): void
  finish(ending: Ending): Buffer
}

function rounded(row: Float32Array, into: number[]): void {
  for (const value of row) into.push(Math.max(-MOST, Math.min(Math.round(value / STEP), MOST)))
}

export function newRecord(seats: number, valueSize: number, policySize: number): Record {
  const rows: number[] = []
  const shares: number[] = []
  const kinds: Kind[] = []
  const counts: number[] = []
  const choices: number[] = []
  const worths: number[] = []
  const visits: number[] = []
  let last = -1
  return {
    position(inputs, seen, kind) {
      if (kind !== KINDS.aside) last = kinds.length
      for (const row of inputs) rounded(row, rows)
      shares.push(...seen)
      kinds.push(kind)
    },
    strayed() {
      if (last >= 0) kinds[last] = KINDS.stray
    },
    decision(inputs, found, often) {
      for (const row of inputs) rounded(row, choices)
      counts.push(inputs.length)
      worths.push(...found)
      visits.push(...often)
    },
    finish({ options, wins, totals, close }) {
      const lists = [
        Float32Array.from(shares),
        Float32Array.from(worths),
        Int16Array.from(rows),
        Int16Array.from(choices),
        Uint16Array.from(counts),
        Uint16Array.from(visits, often => Math.min(often, 65535)),
        Uint8Array.from(kinds),
      ]
      const head = JSON.stringify({
        ...{ seats, valueSize, policySize, options, wins, totals, close },
        ...{ positions: kinds.length, decisions: counts.length, choices: worths.length },
      })
      // Lists of wider numbers come first, from a place that is a multiple of four.
      const text = Buffer.from(head.padEnd(Math.ceil(head.length / 4) * 4))
      const length = Buffer.alloc(4)
      length.writeUInt32LE(text.length)
      const bytes = lists.map(each => Buffer.from(each.buffer, each.byteOffset, each.byteLength))
      const packed = gzipSync(Buffer.concat([length, text, ...bytes]), { level: 1 })
      const size = Buffer.alloc(4)
      size.writeUInt32LE(packed.length)
      return Buffer.concat([size, packed])
    },
  }
}

interface Head extends Ending {
  readonly seats: number
  readonly valueSize: number
  readonly policySize: number
  readonly positions: number
  readonly decisions: number
  readonly choices: number
}

/** The games of a file. */
export function readRecords(file: Buffer): Recorded[] {
  const games: Recorded[] = []
  for (let at = 0; at < file.length; ) {
    const size = file.readUInt32LE(at)
    games.push(readRecord(gunzipSync(file.subarray(at + 4, at + 4 + size))))
    at += 4 + size
  }
  return games
}

function readRecord(bytes: Buffer): Recorded {
  const from = 4 + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.subarray(4, from).toString()) as Head
  const { seats, valueSize, policySize, options, wins, totals, close, positions, decisions, choices } = head
  const data = Uint8Array.from(bytes.subarray(from)).buffer
  let at = 0
  const take = <T>(
    type: new (buffer: ArrayBuffer, at: number, length: number) => T,
    length: number,
    width: number,
  ): T => {
    const list = new type(data, at, length)
    at += length * width
    return list
  }
  return {
    ...{ seats, valueSize, policySize, options, wins, totals, close },
    shares: take(Float32Array, positions * seats, 4),
    worths: take(Float32Array, choices, 4),
    rows: take(Int16Array, positions * seats * valueSize, 2),
    choices: take(Int16Array, choices * policySize, 2),
    counts: take(Uint16Array, decisions, 2),
    visits: take(Uint16Array, choices, 2),
    kinds: take(Uint8Array, positions, 1),
  }
}
