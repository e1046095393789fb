import type { AnyGame, Options } from '@ludoteca/engine'
import type { Level, Terms, Visibility } from '@ludoteca/protocol'
import { fittingOptions } from '../newgame/draft.ts'
import { PACES, type PaceName } from '../online/pace.ts'

/** A table while it is being set up. */
export interface TermsDraft {
  readonly seats: number
  /** Only what was chosen by hand. */
  readonly options: Options
  readonly pace: PaceName
  readonly visibility: Visibility
  readonly rated: boolean
  /** A rated game counts also if programs play with people. */
  readonly programs: boolean
  readonly guardian: Level
  readonly shuffle: boolean
}

export function firstTerms({ seats: { min, max } }: AnyGame): TermsDraft {
  return {
    seats: Math.min(Math.max(3, min), max),
    options: {},
    pace: 'normal',
    visibility: 'public',
    rated: false,
    programs: false,
    guardian: 'medium',
    shuffle: true,
  }
}

/** What is sent: everything said, nothing left to the defaults of another day. */
export function termsOf(game: AnyGame, draft: TermsDraft): Terms {
  const { seats, pace, visibility, rated, guardian, shuffle, programs } = draft
  return {
    game: game.id,
    seats,
    options: fittingOptions(game, seats, draft.options),
    pace: PACES[pace],
    visibility,
    rated,
    ...(rated && programs && { programs }),
    guardian,
    order: shuffle ? 'shuffle' : 'given',
  }
}
