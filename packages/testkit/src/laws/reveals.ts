import { play } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { difference } from '../tools.ts'

const WORLDS = 3

/**
 * Nobody takes back what taught them something: if one action, in two worlds that the actor cannot
 * tell apart, shows the actor different things, then in both worlds an event says `reveals`.
 */
export const reveals: LawMaker = ({ game }) => ({
  name: 'what the actor learns is marked as revealed',
  every: 9,
  step({ state, seat, action, after, events, rng }) {
    const seen = (world: { state: object; events: readonly { readonly type: string }[] }) =>
      JSON.stringify([
        world.events.map(event => game.viewEvent(event, seat)),
        game.view(world.state, seat),
        game.turn(world.state),
      ])
    const here = { state: after, events }
    const own = game.view(state, seat)
    for (let n = 0; n < WORLDS; n++) {
      const there = play(game, game.redeal(own, seat, rng), action)
      const [one, other] = [seen(here), seen(there)]
      if (one === other) continue
      for (const world of [here, there]) {
        if (!world.events.some(event => event.reveals))
          return `“${game.write(action)}” teaches the actor something unmarked: ${difference(one, other)}`
      }
    }
    return null
  },
})
