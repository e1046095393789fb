import type { Line } from './lines.ts'

/** What games with the same beginning add up to. */
interface Sums {
  /** Games. */
  n: number
  /** Victories; a shared one is a part of one. */
  won: number
  places: number
  points: number
}

/** Where a beginning is seen: a game, and the position right after it. */
export interface Example<G> {
  readonly game: G
  readonly at: number
}

export interface Node<G> extends Sums {
  readonly next: Map<string, Node<G>>
  /** Games in which it is seen. */
  readonly seen: Example<G>[]
}

export const newNode = <G>(): Node<G> => ({ n: 0, won: 0, places: 0, points: 0, next: new Map(), seen: [] })

/** Adds a game to a tree: to the root, and to every beginning of its line. */
export function addLine<G>(root: Node<G>, { steps, won, place, points }: Line, game: G): void {
  let node = root
  for (const step of [null, ...steps]) {
    if (step !== null) {
      const next = node.next.get(step.key) ?? newNode<G>()
      node.next.set(step.key, next)
      node = next
    }
    node.n++
    node.won += won
    node.places += place
    node.points += points
    node.seen.push({ game, at: step?.at ?? 0 })
  }
}

/** A tree without beginnings of fewer games than that. */
export function pruned<G>(node: Node<G>, least: number): Node<G> {
  const next = [...node.next].filter(([, each]) => each.n >= least)
  return { ...node, next: new Map(next.map(([key, each]) => [key, pruned(each, least)])) }
}
