import type { Node } from './tree.ts'

/** Few games in which every beginning of these trees is seen: always the one next that shows most of what is still unseen. */
export function cover<G>(roots: readonly Node<G>[]): ReadonlySet<G> {
  const ends: Node<G>[] = []
  const walk = (node: Node<G>): void => {
    if (node.next.size === 0) ends.push(node)
    for (const each of node.next.values()) walk(each)
  }
  for (const root of roots) walk(root)
  const shows = new Map<G, Node<G>[]>()
  for (const end of ends)
    for (const { game } of end.seen) {
      const list = shows.get(game)
      if (list) list.push(end)
      else shows.set(game, [end])
    }
  const open = new Set(ends)
  const chosen = new Set<G>()
  while (open.size > 0) {
    let best: G | null = null
    let most = 0
    for (const [game, list] of shows) {
      const count = list.filter(each => open.has(each)).length
      if (count > most) [best, most] = [game, count]
    }
    if (best === null) return chosen
    chosen.add(best)
    for (const each of shows.get(best) ?? []) open.delete(each)
    shows.delete(best)
  }
  return chosen
}
