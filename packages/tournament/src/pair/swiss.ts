import { PARTS } from '../scoring.ts'
import { talliesOf } from '../standings/tally.ts'
import { type Field, type Groups, groupsFor } from './field.ts'

/** Fresh opponents, then equal scores; the lowest of those with the fewest byes sit out. */
export function swiss(field: Field): Groups {
  const { t, present } = field
  const scores = talliesOf(t).map(({ parts }) => parts)
  const first = Math.max(1, t.settings.points[0] ?? 1) * PARTS
  const score = (i: number): number => scores[i] ?? 0
  const order = [...present].sort((a, b) => score(b) - score(a))
  const rank = new Map(order.map((person, i) => [person, Math.floor((200 * i) / order.length)]))
  return groupsFor(field, order, {
    distance: (a, b) => Math.round(((score(a) - score(b)) * 10) / first) ** 2,
    byeRank: person => rank.get(person) ?? 0,
  })
}
