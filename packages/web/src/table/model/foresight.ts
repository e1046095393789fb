import {
  type Action,
  type AnyGame,
  type GameEvent,
  play,
  refusalFor,
  rngFrom,
  type Viewer,
} from '@ludoteca/engine'

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
