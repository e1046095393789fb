import { type AnyGame, labelOf, type Options, ownOption } from '@ludoteca/engine'
import { keep, readKept } from '../store/device.ts'

/** The set each game is played with on this device, as text; games without one are played with ours. */
const SETS = 'ludoteca.sets'

const kept = (): Readonly<Record<string, unknown>> => {
  const found = readKept(SETS)
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
}

/** The options that put the own set on the table; none without one, or when this version cannot read it. */
export function ownSetOf(game: AnyGame): Options {
  const option = ownOption(game)
  const text = kept()[game.id]
  const read = typeof text === 'string' ? option?.own?.read(text) : undefined
  return option && read?.ok ? { [option.id]: read.text } : {}
}

export const keepOwnSet = (game: AnyGame, text: string | null): void =>
  keep(SETS, { ...kept(), [game.id]: text })

/** What it calls itself; null when the game is played with ours. */
export function ownSetLabel(game: AnyGame, chosen: Options): string | null {
  const option = ownOption(game)
  const text = chosen[option?.id ?? '']
  return option && text !== undefined ? labelOf(option, text) : null
}
