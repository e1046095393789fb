import { type AnyMatch, act, type Seat } from '@ludoteca/engine'
import type { BotQuestion } from '../../bots/question.ts'
import type { Player } from '../../store/players.ts'

export interface BotDependencies {
  /**
   * Answers with the notation of an action; if asked, not before what a person did is on the screen. When
   * aborted, the answer is not wanted any more.
   */
  readonly think: (question: BotQuestion, afterPaint: boolean, signal: AbortSignal) => Promise<string>
  /** Where bots wait for somebody to let them play: whether they may, and how to let them. */
  readonly release?: { readonly may: () => boolean; readonly let: () => void }
}

interface BotEvents {
  /** A bot began to think, or failed. */
  readonly changed: () => void
  /** A bot has played. */
  readonly played: () => void
}

/** Lets the bot on turn think and plays its answer. */
export class BotTurns {
  readonly #match: AnyMatch
  readonly #players: readonly Player[]
  readonly #dependencies: BotDependencies
  readonly #events: BotEvents
  #thinking: Seat | null = null
  #stuck = false
  #question = new AbortController()

  constructor(match: AnyMatch, players: readonly Player[], dependencies: BotDependencies, events: BotEvents) {
    this.#match = match
    this.#players = players
    this.#dependencies = dependencies
    this.#events = events
  }

  /** The bot that is being waited for. */
  get thinking(): Seat | null {
    return this.#thinking
  }

  /** The bot on turn failed to answer. */
  get stuck(): boolean {
    return this.#stuck
  }

  /** The bot on turn waits for somebody to let it play. */
  get waits(): boolean {
    const { game, state } = this.#match
    const seat = game.turn(state)
    const isBot = seat !== null && this.#players[seat]?.kind === 'bot'
    return isBot && this.#thinking === null && this.#dependencies.release?.may() === false
  }

  /** Asks the bot on turn, if a bot is on turn, may play and has not been asked yet. */
  async ask(afterPaint: boolean): Promise<void> {
    const { game, state } = this.#match
    const seat = game.turn(state)
    const player = seat === null ? undefined : this.#players[seat]
    if (seat === null || player?.kind !== 'bot' || this.#thinking !== null || this.#stuck) return
    if (this.#dependencies.release?.may() === false) return
    this.#thinking = seat
    this.#question = new AbortController()
    const { signal } = this.#question
    this.#events.changed()
    const question = { game: game.id, view: game.witness(state, seat), seat, level: player.level }
    const [answer] = await Promise.allSettled([this.#dependencies.think(question, afterPaint, signal)])
    if (signal.aborted) return
    this.#thinking = null
    const action = answer.status === 'fulfilled' ? game.read(answer.value) : null
    this.#stuck = !action || !act(this.#match, seat, [action]).ok
    if (this.#stuck) this.#events.changed()
    else this.#events.played()
  }

  /** Drops the answer of a bot that is thinking. */
  stop(): void {
    this.#thinking = null
    this.#question.abort()
  }

  /** Lets the bot that failed be asked once more. */
  forgive(): void {
    this.#stuck = false
  }
}
