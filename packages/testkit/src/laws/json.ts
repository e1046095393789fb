import type { LawMaker } from '../law.ts'
import { notations, unequal } from '../tools.ts'

/** A position is plain JSON: written down and read back it is the same, and plays on the same. */
export const json: LawMaker = ({ game }) => ({
  name: 'state survives JSON',
  every: 23,
  step({ state, legal, action, after }) {
    const odd = oddity(state, 'state')
    if (odd) return odd
    const copy = JSON.parse(JSON.stringify(state))
    if (notations(game, game.legal(copy)).join('\n') !== notations(game, legal).join('\n'))
      return 'other actions are legal after JSON'
    game.apply(copy, action)
    const other = unequal(copy, JSON.stringify(after))
    return other && `plays on differently after JSON: ${other}`
  },
})

/** The first thing in a value that JSON would lose. */
function oddity(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const proto = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== Array.prototype && proto !== null)
    return `${path} is no plain data but a ${value.constructor.name}`
  for (const [key, inner] of Object.entries(value)) {
    const found = oddity(inner, `${path}.${key}`)
    if (found) return found
  }
  return null
}
