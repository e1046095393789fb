import type { Lang, Seat, Who } from '@ludoteca/engine'

/** The names given, and a stand-in where there is none. */
export const fullNames = (
  seats: number,
  names: readonly string[],
  standIn: (seat: Seat) => string,
): string[] => Array.from({ length: seats }, (_, seat) => names[seat]?.trim() || standIn(seat))

/** Names as they stand in a sentence: Chinese sets off what is written in another script, and nothing else. */
export const namer = (names: readonly string[], lang: Lang): Who => {
  const said = lang === 'zh' ? names.map(name => name.replace(/[!-~\u00c0-\u024f]$/u, '$& ')) : names
  return seat => said[seat] ?? ''
}
