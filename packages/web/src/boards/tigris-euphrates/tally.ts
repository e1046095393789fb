import type { Seat } from '@ludoteca/engine'
import { COLOURS, scoreKnown, TREASURE } from '@ludoteca/tigris-euphrates'
import type { Tally } from '../contract.ts'
import type { TigrisScene } from './types.ts'
import { wordsIn } from './words/index.ts'

/** Points by sphere and treasures, where they are known. */
export function tally({ view, lang }: TigrisScene, seat: Seat): Tally[] {
  if (!scoreKnown(view, seat)) return []
  const words = wordsIn(lang)
  const row = view.scores[seat] ?? []
  return [
    ...COLOURS.map(colour => ({
      key: `sphere-${colour}`,
      name: words.sphere(colour),
      count: row[colour] ?? 0,
    })),
    { key: 'treasures', name: words.treasures, count: row[TREASURE] ?? 0 },
  ]
}
