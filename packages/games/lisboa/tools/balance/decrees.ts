import { readFormula, writeFormula } from '../../rules/data/codes.ts'
import { type DecreeFormula, formulaWigs } from '../../rules/data/effects.ts'
import type { DecreeRow } from './numbers.ts'

/** Other numbers of a decree, by what it would have brought in the games that were played. */

type Each = DecreeFormula & { readonly kind: 'each' }

const MOST_WIGS = 9
const MOST = 18
/** Ugly numbers have to be so much nearer. */
const ODD_MOST = 0.15
const OTHER_UNITS = 0.04
const BEYOND = 0.06
const PER = 0.08

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** What it brings on average, where the count was so high so often. */
export function worth(formula: DecreeFormula, most: number, counts: readonly number[]): number {
  let wigs = 0
  let times = 0
  for (const [n, often] of counts.entries()) {
    wigs += (often ?? 0) * Math.min(most, formulaWigs(formula, n))
    times += often ?? 0
  }
  return times === 0 ? 0 : wigs / times
}

interface Candidate {
  readonly formula: DecreeFormula
  readonly most: number
  readonly ugly: number
}

function* alike(old: Each, most: number): Generator<Candidate> {
  const units = Math.round(most / old.wigs)
  for (const wigs of range(1, MOST_WIGS)) {
    for (const beyond of range(0, 3)) {
      for (const per of range(1, 3)) {
        const formula: Each = { ...old, wigs, beyond, per, bonus: null }
        const form = BEYOND * Math.abs(beyond - old.beyond) + PER * Math.abs(per - old.per)
        for (const other of range(Math.max(4, wigs), MOST)) {
          const odd = other % wigs === 0 ? OTHER_UNITS * Math.abs(other / wigs - units) : ODD_MOST
          yield { formula, most: other, ugly: form + odd }
        }
      }
    }
  }
}

/** Two steps, the first from so much on. */
function* stepped(old: DecreeFormula & { readonly kind: 'steps' }): Generator<Candidate> {
  for (const first of range(2, 6)) {
    for (const second of range(first + 2, 10)) {
      for (const wigs of range(2, 5)) {
        for (const more of range(wigs + 1, wigs + 5)) {
          const steps = [
            { at: first, wigs },
            { at: second, wigs: more },
          ]
          yield { formula: { ...old, steps }, most: more, ugly: 0.02 * Math.abs(first - 4) }
        }
      }
    }
  }
}

/** The decree that would have brought so many times as much, or nearly. */
export function scaled(row: DecreeRow, times: number, counts: readonly number[]): DecreeRow {
  const old = readFormula(row.formula)
  const wanted = Math.max(0.3, worth(old, row.most, counts)) * times
  let best: Candidate = { formula: old, most: row.most, ugly: 0 }
  let least = Number.POSITIVE_INFINITY
  for (const each of old.kind === 'each' ? alike(old, row.most) : stepped(old)) {
    const off =
      Math.abs(Math.log(Math.max(0.01, worth(each.formula, each.most, counts)) / wanted)) + each.ugly
    if (off < least) {
      best = each
      least = off
    }
  }
  return { ...row, formula: writeFormula(best.formula), most: best.most }
}
