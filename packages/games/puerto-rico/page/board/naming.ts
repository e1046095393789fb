import { type Action, assign, phaseOf, player, puertoRico, type State } from '../../rules/index.ts'

/** A building where it matters who works, and how many of its workers are still to be named. */
interface Post {
  readonly building: number
  readonly workers: number
}

export function posts(s: State): Post[] {
  const counts = new Map<number, number>()
  for (const building of phaseOf(s, 'assign').places) counts.set(building, (counts.get(building) ?? 0) + 1)
  return [...counts].map(([building, workers]) => ({ building, workers }))
}

/** Nobles who have no post yet. */
export function noblesLeft(s: State): number {
  const p = player(s, s.actor)
  return p.nobles - p.nobleIn.length
}

/** The decisions that put so many nobles to each post; what is forced is not asked. */
export function namingBatch(s: State, nobles: ReadonlyMap<number, number>): Action[] {
  const world = puertoRico.clone(s)
  const left = new Map(nobles)
  const actions: Action[] = []
  while (world.phase.kind === 'assign' && world.actor === s.actor) {
    const building = world.phase.places[0] as number
    const wanted = left.get(building) ?? 0
    left.set(building, wanted - 1)
    const action = assign(building, wanted > 0)
    actions.push(action)
    puertoRico.apply(world, action)
  }
  return actions
}
