import { names } from '../names.en.ts'
import { namesByNumber, present } from '../shared.ts'

export const { good, tile, building, role, group } = namesByNumber(names)

/** `count(1, 'doubloon')`, `count(2, 'doubloon')`. */
export const count = (n: number | string | undefined, one: string, many = `${one}s`): string =>
  `${n ?? 0} ${Number(n) === 1 ? one : many}`

export const doubloons = (n: number | string | undefined): string => count(n, 'doubloon')
export const doubloonsOrNothing = (n: number): string => (n > 0 ? doubloons(n) : 'nothing')
export const points = (n: number | string | undefined): string => count(n, 'point')
const colonists = (n: number): string => count(n, 'colonist')

/** `a, b and c`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const cargo = (counts: readonly number[]): string =>
  list(present(counts).map(([g, n]) => `${n} ${good(g)}`)) || 'nothing'

/** `a quarry`, `an indigo plantation`. */
export const aTile = (t: number): string => `${/^[aeiou]/.test(tile(t)) ? 'an' : 'a'} ${tile(t)}`

export const tiles = (t: number): string => tile(t).replace(/y$/, 'ie').concat('s')

/** Where somebody works: `on the corn plantations`, `in the Factory`. */
export const placeIn = (g: number | string | undefined): string =>
  group(g, {
    tiles: t => `on the ${tiles(t)}`,
    building: name => `in the ${name}`,
    sanJuan: name => `in ${name}`,
  })

export const placeFrom = (g: number): string =>
  group(g, {
    tiles: t => `from the ${tiles(t)}`,
    building: name => `from the ${name}`,
    sanJuan: name => `from ${name}`,
  })

export const placeTo = (g: number): string =>
  group(g, {
    tiles: t => `to ${aTile(t)}`,
    building: name => `to the ${name}`,
    sanJuan: name => `to ${name}`,
  })

/** `1 noble and 2 colonists`. */
export const tokens = (nobles: number, others: number): string =>
  list([...(nobles > 0 ? [count(nobles, 'noble')] : []), ...(others > 0 ? [colonists(others)] : [])]) ||
  'nobody'
