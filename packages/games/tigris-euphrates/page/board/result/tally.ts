import type { Seat } from '@ludoteca/engine'
import type { Tally } from '@ludoteca/page-kit/board/contract.ts'
import { COLOURS, scoreKnown, TREASURE } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'

/** Points by sphere and treasures, as far as they are known. */
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
    ...(row[TREASURE] === undefined
      ? []
      : [{ key: 'treasures', name: words.treasures, count: row[TREASURE] }]),
  ]
}
