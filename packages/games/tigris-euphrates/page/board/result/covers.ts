import type { Seat } from '@ludoteca/engine'
import { COLOUR_KEYS, type State, scoreKnown, treasuresKnown } from '../../../rules/index.ts'

/** Behind the screens of others lies everything that counts, or only the treasures. */
export function covers(view: State, seat: Seat): readonly string[] {
  if (treasuresKnown(view, seat)) return []
  return scoreKnown(view, seat) ? ['treasures'] : [...COLOUR_KEYS, 'treasures']
}
