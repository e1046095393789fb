import type { Seat, Viewer } from '@ludoteca/engine'
import { chipsSeen, type State } from '@ludoteca/puerto-rico'

/** Chips lie face down where the table wants it so, and the customs house would tell how many there are. */
export const hides = (view: State, viewer: Viewer, seat: Seat): readonly string[] =>
  chipsSeen(view, viewer, seat) === null ? ['chips', 'customs_house'] : []
