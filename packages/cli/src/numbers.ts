import { fill } from '@ludoteca/engine'
import { bad, good, type Result } from './problem.ts'

/** A whole number within bounds, from a flag. */
export function wholeNumber(flag: string, given: string, min: number, max: number): Result<number> {
  const n = Number(given)
  if (!/^\d+$/.test(given) || n < min || n > max) return bad('bad-number', { flag, given, min, max })
  return good(n)
}

/** `1 game`, `2 games`: languages that do not care give both alike. */
export const counted = ({ one, many }: Readonly<Record<'one' | 'many', string>>, n: number): string =>
  fill(n === 1 ? one : many, { n })
