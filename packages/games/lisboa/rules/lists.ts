/**
 * Lists of a state are replaced, never changed, so that copies of a state share them.
 *
 * Nearly all of them hold small whole numbers, and the rules read them all the time. V8 keeps such a list
 * compact as long as the code that writes it meets nothing else, so numbers and other things have functions of
 * their own. Two things spread from one list to all that are written by the same code: −0, which counts as a
 * fraction, so nobody may add `-n` where n can be 0; and room for gaps, which `flatMap`, `fill` and a `map` that
 * runs often leave in a list, so new lists are grown one by one.
 */

/** A list of `count` numbers, each made from its place. */
export function numbers(count: number, make: (at: number) => number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(make(at))
  return list
}

/** A list of `count` things, each made from its place. */
export function things<T extends object>(count: number, make: (at: number) => T): T[] {
  const list: T[] = []
  for (let at = 0; at < count; at++) list.push(make(at))
  return list
}

/** The places of a list that hold such things. */
export function places<T>(list: readonly T[], such: (each: T) => boolean): number[] {
  const found: number[] = []
  for (const [at, each] of list.entries()) if (such(each)) found.push(at)
  return found
}

/** The list with one number in another's place. */
export function put(list: readonly number[], at: number, value: number): number[] {
  const next = list.slice()
  next[at] = value
  return next
}

/** The list with `n` added to one of its numbers. */
export const add = (list: readonly number[], at: number, n: number): number[] =>
  put(list, at, (list[at] as number) + n)

/** The list with one more number at its end. */
export function plus(list: readonly number[], value: number): number[] {
  const next = list.slice()
  next.push(value)
  return next
}

/** The list with more numbers at its end. */
export function plusAll(list: readonly number[], more: readonly number[]): number[] {
  const next = list.slice()
  for (const value of more) next.push(value)
  return next
}

/** The list without the first such number. */
export function without(list: readonly number[], value: number): number[] {
  const next: number[] = []
  let found = false
  for (const each of list) {
    if (found || each !== value) next.push(each)
    else found = true
  }
  return next
}

/** The numbers that are not hidden, in rising order. The lists are short: `sort` would take longer. */
export function rising(list: readonly number[]): number[] {
  const next: number[] = []
  for (const value of list) {
    if (value < 0) continue
    let at = next.length
    for (; at > 0 && (next[at - 1] as number) > value; at--) next[at] = next[at - 1] as number
    next[at] = value
  }
  return next
}

/** The list with one thing in another's place. */
export function putThing<T extends object>(list: readonly T[], at: number, thing: T): T[] {
  const next = list.slice()
  next[at] = thing
  return next
}

/** The list with one more thing at its end. */
export function plusThing<T extends object>(list: readonly T[], thing: T): T[] {
  const next = list.slice()
  next.push(thing)
  return next
}

/** The list without the thing at this place. */
export function withoutThing<T extends object>(list: readonly T[], at: number): T[] {
  const next = list.slice()
  next.splice(at, 1)
  return next
}
