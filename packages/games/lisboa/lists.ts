/** Lists of a state are replaced, never changed, so that copies of a state share them. */

/** The list with one thing in another's place. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
  const next = list.slice()
  next[at] = value
  return next
}

/** The list with `n` added to one of its numbers. */
export const add = (list: readonly number[], at: number, n: number): number[] =>
  put(list, at, (list[at] as number) + n)

/** The list with one more thing at its end. */
export function plus<T>(list: readonly T[], thing: T): T[] {
  const next = list.slice()
  next.push(thing)
  return next
}

/** The list without the thing at this place. */
export function withoutAt<T>(list: readonly T[], at: number): T[] {
  const next = list.slice()
  next.splice(at, 1)
  return next
}

export const without = (list: readonly number[], thing: number): number[] =>
  withoutAt(list, list.indexOf(thing))
