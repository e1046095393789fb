import type { Seat } from '@ludoteca/engine'

/** A question to a bot: it gets its own view of the position and nothing else. */
export interface BotQuestion {
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly level: string
}
