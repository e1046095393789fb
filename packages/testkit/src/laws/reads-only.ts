import type { LawMaker } from '../law.ts'
import { deepFreeze, viewers } from '../tools.ts'

/** Everything but `apply` only reads: it works on a position nobody can write to. */
export const readsOnly: LawMaker = ({ game }) => ({
  name: 'only apply changes a state',
  every: 11,
  step({ setup, state, legal, events, rng }) {
    const frozen = deepFreeze(game.clone(state))
    const asked: [string, () => unknown][] = [
      ['turn', () => game.turn(frozen)],
      ['legal', () => game.legal(frozen)],
      ['refusal', () => legal.map(action => game.refusal(frozen, action))],
      ['standings', () => game.standings(frozen)],
      ['check', () => game.check(frozen)],
      ['clone', () => game.clone(frozen)],
    ]
    for (const viewer of viewers(setup)) {
      asked.push(['view', () => game.view(frozen, viewer)])
      asked.push(['viewEvent', () => events.map(event => game.viewEvent(deepFreeze(event), viewer))])
      asked.push(['redeal', () => game.redeal(deepFreeze(game.view(frozen, viewer)), viewer, rng)])
    }
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
