import { pick } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { deepFreeze, some, viewers } from '../tools.ts'

const ASKED = 10

/** Everything but `apply` only reads: it works on a position nobody can write to. */
export const readsOnly: LawMaker = ({ game }) => ({
  name: 'only apply changes a state',
  every: 13,
  step({ setup, state, legal, events, rng }) {
    const frozen = deepFreeze(game.clone(state))
    const viewer = pick(rng, viewers(setup))
    const asked: [string, () => unknown][] = [
      ['turn', () => game.turn(frozen)],
      ['legal', () => game.legal(frozen)],
      ['refusal', () => some(legal, ASKED, rng).map(action => game.refusal(frozen, action))],
      ['standings', () => game.standings(frozen)],
      ['check', () => game.check(frozen)],
      ['clone', () => game.clone(frozen)],
      ['view', () => game.view(frozen, viewer)],
      ['witness', () => game.witness(frozen, viewer)],
      ['viewEvent', () => events.map(event => game.viewEvent(deepFreeze(event), viewer))],
      ['redeal', () => game.redeal(deepFreeze(game.view(frozen, viewer)), viewer, rng)],
    ]
    for (const [what, ask] of asked) {
      try {
        ask()
      } catch (error) {
        return `${what} changes what it is given: ${error}`
      }
    }
    return null
  },
})
