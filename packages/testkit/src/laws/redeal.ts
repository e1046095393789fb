import { below, canonical, pick } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { notations, viewers } from '../tools.ts'
import { BOUND } from '../walk.ts'

const ENOUGH = 30
const PLAYED_ON = 4

/** A redeal is a position like any other: it holds together, offers the same and can be played to its end. */
export const redeal: LawMaker = ({ game, secrets }) => {
  const asked = new Map<string, number>()
  const changed = new Set<string>()
  return {
    name: 'a redeal is a full position that the viewer could be in',
    every: 23,
    position({ setup, state, seat, legal, rng }) {
      const truth = notations(game, legal).join('\n')
      for (const viewer of viewers(setup)) {
        const dealt = game.redeal(game.view(state, viewer), viewer, rng)
        const wrong = game.check(dealt)[0]
        if (wrong !== undefined) return `dealt anew for ${viewer}: ${wrong}`
        if (viewer === seat && notations(game, game.legal(dealt)).join('\n') !== truth)
          return `dealt anew for ${viewer}, other actions are legal`
        const there = secrets?.(dealt, viewer)
        for (const [name, here] of Object.entries(secrets?.(state, viewer) ?? {})) {
          asked.set(name, (asked.get(name) ?? 0) + 1)
          if (canonical(there?.[name]) !== canonical(here)) changed.add(name)
        }
      }
      if (below(rng, PLAYED_ON) > 0) return null
      const viewer = pick(rng, viewers(setup))
      const world = game.redeal(game.view(state, viewer), viewer, rng)
      for (let n = 0; game.turn(world) !== null; n++) {
        if (n === BOUND) return `dealt anew for ${viewer}, the game does not end`
        game.apply(world, pick(rng, game.legal(world)))
      }
      return game.check(world)[0] ?? null
    },
    finish() {
      for (const [name, times] of asked) {
        if (times >= ENOUGH && !changed.has(name))
          return `no redeal ever changes ${name}: the view gives it away`
      }
      return null
    },
  }
}
