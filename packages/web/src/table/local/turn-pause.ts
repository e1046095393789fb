import { type AnyMatch, type Seat, undoDepth } from '@ludoteca/engine'
import type { TableState } from '../model/model.ts'

/** When a player's last action of a turn is passed on: at once, after some seconds, or when told so. */
export type Confirm = 'off' | 'always' | number

interface PauseDependencies {
  readonly confirm: () => Confirm
  readonly wait: (ms: number) => Promise<void>
}

/** The time after a turn in which it can still be taken back. */
export class TurnPause {
  readonly #match: AnyMatch
  readonly #dependencies: PauseDependencies
  readonly #ended: () => void
  #held: TableState['held'] = null
  /** Raised whenever a running timer becomes stale. */
  #epoch = 0

  constructor(match: AnyMatch, dependencies: PauseDependencies, ended: () => void) {
    this.#match = match
    this.#dependencies = dependencies
    this.#ended = ended
  }

  get held(): TableState['held'] {
    return this.#held
  }

  /** Holds the turn that this seat has just ended, if the player wants it and something can be taken back. */
  begin(seat: Seat): void {
    const confirm = this.#dependencies.confirm()
    const { game, state } = this.#match
    if (confirm === 'off' || game.turn(state) === seat || undoDepth(this.#match, seat) === 0) return
    this.#held = { seat, seconds: confirm === 'always' ? null : confirm }
    if (confirm === 'always') return
    const epoch = ++this.#epoch
    void this.#dependencies.wait(confirm * 1000).then(() => {
      if (this.#epoch === epoch) this.#ended()
    })
  }

  /** The timer rings no more. */
  stop(): void {
    this.#epoch++
  }

  /** False: nothing was held. */
  end(): boolean {
    const held = this.#held !== null
    this.stop()
    this.#held = null
    return held
  }
}
