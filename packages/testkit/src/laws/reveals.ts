import { type GameEvent, pick, play, type Viewer } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { difference, viewers } from '../tools.ts'

const WORLDS = 2

interface World {
  readonly state: object
  readonly events: readonly GameEvent[]
}

/**
 * Nobody takes back what taught somebody something. One action is played in two worlds that the actor
 * cannot tell apart. If it shows different things to the actor, or to anybody else who could not tell
 * these worlds apart before, then in both worlds an event says `reveals`.
 */
export const reveals: LawMaker = ({ game }) => ({
  name: 'what anybody learns is marked as revealed',
  every: 19,
  step({ setup, state, seat, action, after, events, rng }) {
    const seen = (world: World, viewer: Viewer) =>
      JSON.stringify([
        world.events.map(event => game.viewEvent(event, viewer)),
        game.view(world.state, viewer),
      ])
    const same = (other: object, viewer: Viewer) =>
      JSON.stringify(game.view(other, viewer)) === JSON.stringify(game.view(state, viewer))
    const own = game.view(state, seat)
    const here: World = { state: after, events }
    for (let n = 0; n < WORLDS; n++) {
      const other = game.redeal(own, seat, rng)
      const there: World = play(game, other, action)
      if ([here, there].every(world => world.events.some(event => event.reveals))) continue
      for (const viewer of [seat, pick(rng, viewers(setup))]) {
        if (viewer !== seat && !same(other, viewer)) continue
        const [one, two] = [seen(here, viewer), seen(there, viewer)]
        if (one !== two)
          return `“${game.write(action)}” shows ${viewer} something unmarked: ${difference(one, two)}`
      }
    }
    return null
  },
})
