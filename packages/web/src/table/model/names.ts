import type { Lang, Seat, Who } from '@ludoteca/engine'
import { besideNames } from '../../i18n/index.ts'

/** The names given, and a stand-in where there is none. */
export const fullNames = (
  seats: number,
  names: readonly string[],
  standIn: (seat: Seat) => string,
): string[] => Array.from({ length: seats }, (_, seat) => names[seat]?.trim() || standIn(seat))

/** Names as they stand in a sentence. */
export const namer = (names: readonly string[], lang: Lang): Who => {
  const said = names.map(besideNames[lang])
  return seat => said[seat] ?? ''
}
