import { type AnyMatch, canonical, type Seat, type Viewer } from '@ludoteca/engine'
import { humanSeats, type Player } from '../../store/players.ts'

/** Which of the people at one screen is looking at it. */
export class PersonAtScreen {
  readonly #match: AnyMatch
  readonly #players: readonly Player[]
  readonly #privacy: boolean
  #present: Seat | null = null
  #covered: Seat | null = null

  constructor(match: AnyMatch, players: readonly Player[], privacy: boolean) {
    this.#match = match
    this.#players = players
    this.#privacy = privacy
    const humans = humanSeats(players)
    if (humans.length === 1) this.#present = humans[0] ?? null
    this.call()
  }

  get viewer(): Viewer {
    return this.#covered !== null || this.#present === null ? 'table' : this.#present
  }

  /** The person who is to say that they sit at the screen. */
  get covered(): Seat | null {
    return this.#covered
  }

  /** Calls the person whose turn it is, now that the turn may have passed to somebody else. */
  call(): void {
    const { game, state } = this.#match
    const turn = game.turn(state)
    this.#covered = null
    if (turn === null || this.#players[turn]?.kind !== 'human' || turn === this.#present) return
    const own = game.view(state, turn)
    const secret = () => canonical(own) !== canonical(game.view(state, 'table'))
    if (this.#privacy && secret()) this.#covered = turn
    else this.#present = turn
  }

  /** False when nobody was called. */
  arrive(): boolean {
    if (this.#covered === null) return false
    this.#present = this.#covered
    this.#covered = null
    return true
  }

  /** Gives the turn back to this seat; nobody else is at the screen. */
  giveBack(seat: Seat): void {
    if (this.#present !== seat && this.#covered === null) this.#present = null
  }
}
