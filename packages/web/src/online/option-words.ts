import { type AnyGame, type AnyText, type Options, resolveOptions, SIGNS } from '@ludoteca/engine'

/** The least choices from which all options follow. */
export function chosenOptions(game: AnyGame, seats: number, options: Options): Options {
  let chosen: Options = {}
  for (const { id } of game.options) {
    const value = options[id]
    const follows = resolveOptions(game, seats, chosen)
    if (value !== undefined && follows.ok && follows.options[id] !== value)
      chosen = { ...chosen, [id]: value }
  }
  return chosen
}

/** The options of a table that differ from the usual ones: "Balanced rules", "Nobles: on". */
export function optionWords(game: AnyGame, text: AnyText, seats: number, options: Options): string[] {
  return Object.entries(chosenOptions(game, seats, options)).map(([id, value]) => {
    const words = text.options[id]
    return SIGNS[text.lang].named(words?.name ?? id, words?.values[value]?.name ?? value)
  })
}
