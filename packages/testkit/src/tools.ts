import {
  type Action,
  type AnyGame,
  canonical,
  pick,
  type Rng,
  type Setup,
  type Viewer,
} from '@ludoteca/engine'

export const viewers = (setup: Setup): Viewer[] => [
  ...Array.from({ length: setup.seats }, (_, seat) => seat),
  'table',
]

export const notations = (game: AnyGame, list: readonly Action[]): string[] =>
  list.map(action => game.write(action))

/** A few of a long list, at random; all of a short one. */
export const some = <T>(list: readonly T[], most: number, rng: Rng): readonly T[] =>
  list.length <= most ? list : Array.from({ length: most }, () => pick(rng, list))

/** Freezes plain data through and through, so that whoever writes to it throws. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

/** Where two texts part, with what stands around it. */
export function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 40)
  return `…${a.slice(from, at + 40)}… instead of …${b.slice(from, at + 40)}…`
}

/** How a position differs from the one wanted, given as JSON; null when they are equal data. */
export function unequal(position: object, wanted: string): string | null {
  if (JSON.stringify(position) === wanted) return null
  const [one, other] = [canonical(position), canonical(JSON.parse(wanted))]
  return one === other ? null : difference(one, other)
}
