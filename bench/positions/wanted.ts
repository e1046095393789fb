import { type Action, type AnyGame, resolveOptions } from '@ludoteca/engine'
import type { State as PuertoRico } from '@ludoteca/puerto-rico'
import type { State as TigrisEuphrates } from '@ludoteca/tigris-euphrates'

/** A kind of decision to look for: the answers to compare with what the bot chose; null where there is nothing to look at. */
interface Wanted {
  readonly note: string
  answers(state: object, legal: readonly Action[]): readonly Action[] | null
}

/** Late, with nothing in hand of the colour one has least of: exchange. */
function exchange(state: object, legal: readonly Action[]): readonly Action[] | null {
  const { phase, bag, hands, scores, active } = state as TigrisEuphrates
  const left = bag.reduce((sum, each) => sum + each, 0)
  if (phase.kind !== 'action' || left < 6 || left > 24) return null
  const score = scores[active] ?? []
  const hand = hands[active] ?? []
  const weakest = Math.min(...score.slice(0, 4))
  if (hand.some((count, colour) => count > 0 && score[colour] === weakest)) return null
  const all = legal.filter(
    action => action.type === 'swap' && 'tiles' in action && `${action.tiles}` === `${hand.slice(0, 4)}`,
  )
  return all.length > 0 ? all : null
}

/** Late, with no goods to ship. */
function emptyHanded(state: object, legal: readonly Action[]): readonly Action[] | null {
  const { phase, round, players, actor } = state as PuertoRico
  const goods = players[actor]?.goods.reduce((sum, each) => sum + each, 0)
  return phase.kind === 'role' && round >= 11 && goods === 0 && legal.length > 2 ? legal : null
}

export const WANTED: Readonly<Record<string, Wanted>> = {
  'tigris-euphrates': {
    note: 'Late, with nothing in hand of the weakest colour: exchange.',
    answers: exchange,
  },
  'puerto-rico': { note: 'A late choice of role, without goods.', answers: emptyHanded },
}

export function newGame(game: AnyGame, seats: number, seed: string): object {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return game.create({ seats, options: resolved.options, seed })
}
