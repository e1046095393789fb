import type { Seat } from '@ludoteca/engine'
import { COLOUR_KEYS, type State, scoreKnown } from '../../../rules/index.ts'

/** Behind the screens of others lies everything that counts. */
export const covers = (view: State, seat: Seat): readonly string[] =>
  scoreKnown(view, seat) ? [] : [...COLOUR_KEYS, 'treasures']
