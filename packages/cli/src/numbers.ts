import { bad, good, type Result } from './problem.ts'

/** A whole number within bounds, from a flag. */
export function wholeNumber(flag: string, given: string, min: number, max: number): Result<number> {
  const n = Number(given)
  if (!/^\d+$/.test(given) || n < min || n > max) return bad('bad-number', { flag, given, min, max })
  return good(n)
}
