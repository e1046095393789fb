import {
  type Action,
  type AnyGame,
  type GameEvent,
  play,
  refusalFor,
  rngFrom,
  type Viewer,
} from '@ludoteca/engine'
import type { AnyGameUi, AnyPreview, AnyScene, Change } from '../boards/contract.ts'
import type { TableState } from './model.ts'
import { seenStandings } from './seen-standings.ts'

/** What a choice leads to, before it is put into words. */
export interface Foresight {
  readonly actions: readonly Action[]
  readonly after: object
  readonly events: readonly GameEvent[]
  readonly uncertain: boolean
}

/**
 * Plays the actions in a world the viewer cannot tell from the real one. Tells events only up to the
 * first draw, because from there on that world and the real one may differ.
 */
export function foresee(
  game: AnyGame,
  view: object,
  viewer: Viewer,
  actions: readonly Action[],
): Foresight | null {
  const seat = game.turn(view)
  if (seat === null || seat !== viewer) return null
  let world = game.redeal(view, viewer, rngFrom('preview'))
  const events: GameEvent[] = []
  let uncertain = false
  for (const action of actions) {
    if (refusalFor(game, world, seat, action)) return null
    const next = play(game, world, action)
    world = next.state
    for (const event of next.events) {
      uncertain ||= event.reveals === true
      if (!uncertain) events.push(game.viewEvent(event, viewer))
    }
  }
  return { actions, after: game.view(world, viewer), events, uncertain }
}

const sameActions = (some: readonly Action[] | null, others: readonly Action[] | null): boolean =>
  some === others ||
  (some?.length === others?.length && (some ?? []).every((action, i) => action === others?.[i]))

/** What is foreseen when these actions are pointed at; the very same as before if they already were. */
export function reconsider(
  before: Foresight | null,
  game: AnyGame,
  { view, viewer, legal }: TableState,
  actions: readonly Action[] | null,
): Foresight | null {
  if (sameActions(actions, before?.actions ?? null)) return before
  return actions && legal.length > 0 ? foresee(game, view, viewer, actions) : null
}

/** What a seat owns that can be counted: its points, and what the game's own ui counts. */
export function tallies(ui: AnyGameUi, scene: AnyScene, seat: number, points: string) {
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
  const changes = foresight.uncertain ? [] : changesBetween(ui, scene, after, points)
  return {
    actions: foresight.actions,
    after,
    events,
    lines,
    changes,
    uncertain: foresight.uncertain,
  }
}
