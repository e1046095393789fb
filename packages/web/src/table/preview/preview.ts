import type { AnyGameUi, AnyPreview, AnyScene, Change } from '@ludoteca/page-kit/board/contract.ts'
import type { Foresight } from '../model/foresight.ts'
import { seenStandings } from '../panels/seen-standings.ts'

/** What a seat owns that can be counted: its points, and what the game's own ui counts. */
function tallies(ui: AnyGameUi, scene: AnyScene, seat: number, points: string) {
  const standing = seenStandings(ui, scene).find(each => each.seat === seat)
  const total = { key: 'points', name: points, count: standing?.total ?? 0 }
  return [total, ...(ui.tally?.(scene, seat) ?? [])]
}

export function changesBetween(ui: AnyGameUi, scene: AnyScene, after: object, points: string): Change[] {
  const later = { ...scene, view: after }
  return scene.names.flatMap((_, seat) => {
    const now = tallies(ui, scene, seat, points)
    const then = tallies(ui, later, seat, points)
    return now.flatMap(({ key, name, count }) => {
      const next = then.find(each => each.key === key)?.count ?? 0
      return next === count ? [] : [{ seat, key, name, before: count, after: next }]
    })
  })
}

export function tell(ui: AnyGameUi, scene: AnyScene, foresight: Foresight, points: string): AnyPreview {
  const { after, events } = foresight
  const lines = [
    ...events.flatMap(event => scene.text.event(event, scene.who) ?? []),
    ...(ui.foretell?.(scene, after, events) ?? []),
  ]
  const told = foresight.uncertain ? [] : changesBetween(ui, scene, after, points)
  const changes = withDues(ui, scene, foresight, told)
  return {
    actions: foresight.actions,
    after,
    events,
    lines,
    changes,
    uncertain: foresight.uncertain,
  }
}

/** The changes with what is sure to be paid later taken off. */
function withDues(
  ui: AnyGameUi,
  scene: AnyScene,
  { after }: Foresight,
  told: readonly Change[],
): readonly Change[] {
  const dues = ui.dues?.(scene, after) ?? []
  const lowered = dues.flatMap(({ seat, key, least, most }): Change[] => {
    const now = ui.tally?.(scene, seat).find(each => each.key === key)
    if (!now || most === 0) return []
    const before = now.count
    const then = told.find(each => each.seat === seat && each.key === key)?.after ?? before
    return [{ seat, key, name: now.name, before, after: then - least, worst: then - most }]
  })
  const rest = told.filter(each => !lowered.some(due => due.seat === each.seat && due.key === each.key))
  return [...lowered, ...rest]
}
