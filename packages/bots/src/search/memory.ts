import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, canonical, type Seat } from '@ludoteca/engine'
import type { Decision, Observer, View } from '../bot.ts'
import type { Node } from './node.ts'
import type { Search } from './search.ts'

/**
 * What a bot remembers from one decision to the next. When its next decision follows at once and nothing
 * was revealed in between, the search goes on where it stopped.
 */
export interface Memory {
  last: { readonly game: AnyGame; readonly seat: Seat; readonly view: View; readonly action: Action } | null
  next: Node | null
}

export const newMemory = (): Memory => ({ last: null, next: null })

export function recall(
  memory: Memory,
  knowledge: AnyKnowledge,
  { game, view, seat, rng }: Decision,
  observe: Observer,
): Node | null {
  const { last, next } = memory
  if (!last || !next || last.game !== game || last.seat !== seat || next.seat !== seat) return null
  const world = game.redeal(last.view, seat, rng)
  game.apply(world, last.action)
  // The tree has quiet positions only.
  if (!knowledge.quiet(world)) return null
  return canonical(observe(game, world, seat)) === canonical(view) ? next : null
}

export function remember(
  memory: Memory,
  search: Search,
  { game, view, seat }: Decision,
  action: Action,
): void {
  memory.last = { game, view, seat, action }
  memory.next = search.after(action)
}
