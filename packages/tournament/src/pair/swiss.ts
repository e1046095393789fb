import { distanceOf, scoresOf } from './distance.ts'
import { type Field, type Groups, groupsFor } from './field.ts'

/** Fresh opponents, then equal scores; the lowest of those with the fewest byes sit out. */
export function swiss(field: Field): Groups {
  const { t, present } = field
  const scores = scoresOf(t)
  const order = [...present].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const rank = new Map(order.map((person, i) => [person, Math.floor((200 * i) / order.length)]))
  return groupsFor(field, order, { distance: distanceOf(t), byeRank: person => rank.get(person) ?? 0 })
}
