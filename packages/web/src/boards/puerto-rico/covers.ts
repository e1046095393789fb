import type { Seat } from '@ludoteca/engine'
import { chipsSeen, type State } from '@ludoteca/puerto-rico'

/** Chips lie face down where the table wants it so. */
export const covers = (view: State, seat: Seat): boolean => chipsSeen(view, seat) === null
