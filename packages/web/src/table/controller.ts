import {
  type Action,
  type AnyMatch,
  act,
  canonical,
  type GameEvent,
  type Refusal,
  refusalFor,
  type Seat,
  type Step,
  stateAt,
  undo,
  undoDepth,
  type Viewer,
} from '@ludoteca/engine'
import { humanSeats, type Player } from './players.ts'
import { type Foresight, foresee } from './preview.ts'

/** When a player's last action of a turn is passed on: at once, after some seconds, or when told so. */
export type Confirm = 'off' | 'always' | number

/** A question to a bot: it gets its own view of the position and nothing else. */
export interface BotQuestion {
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly level: string
}

/** What a table needs from the world around it. */
export interface Surroundings {
  /** Answers with the notation of an action. */
  readonly think: (question: BotQuestion) => Promise<string>
  readonly save: (match: AnyMatch) => void
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds a bot's step stays before the next. */
  readonly pace: () => number
  readonly confirm: () => Confirm
  /** Does the position keep something covered from this seat, by the rules if not by the view? */
  readonly keepsSecrets: (view: object, seat: Seat) => boolean
}

export interface TableState {
  /** How many steps the shown position has behind it. */
  readonly position: number
  readonly steps: number
  readonly live: boolean
  readonly over: boolean
  readonly view: object
  readonly viewer: Viewer
  readonly turn: Seat | null
  /** What the viewer may do now. */
  readonly legal: readonly Action[]
  /** This person is to say that they sit at the screen, before they see what is theirs. */
  readonly covered: Seat | null
  readonly thinking: Seat | null
  /** The bot on turn failed to answer. */
  readonly stuck: boolean
  /** The turn is over but not yet passed on; seconds null means until confirmed. */
  readonly held: { readonly seat: Seat; readonly seconds: number | null } | null
  readonly undoable: { readonly seat: Seat; readonly count: number } | null
  readonly foresight: Foresight | null
  readonly refused: Refusal | null
  readonly watching: boolean
  readonly last: Step<Action, GameEvent> | null
  /** Where the viewer's own last action was: steps after it are news. */
  readonly since: number
}

interface Sight {
  readonly now: object
  readonly position: number
  readonly viewer: Viewer
  readonly view: object
  readonly turn: Seat | null
  readonly legal: readonly Action[]
}

const NOTHING: readonly Action[] = []

/** One table: what is shown, who looks, and every verb the page has. Knows no framework and no language. */
export class TableController {
  readonly match: AnyMatch
  readonly players: readonly Player[]
  readonly #privacy: boolean
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  #present: Seat | null = null
  #covered: Seat | null = null
  #shown: number | null = null
  #thinking: Seat | null = null
  #stuck = false
  #held: TableState['held'] = null
  #foresight: Foresight | null = null
  #refused: Refusal | null = null
  #watching = false
  #rush = false
  /** Raised whenever pending answers and timers become stale. */
  #epoch = 0
  #seen: Sight | null = null
  #snapshot: TableState

  constructor(match: AnyMatch, players: readonly Player[], privacy: boolean, around: Surroundings) {
    this.match = match
    this.players = players
    this.#privacy = privacy
    this.#around = around
    const humans = humanSeats(players)
    if (humans.length === 1) this.#present = humans[0] ?? null
    this.#seatPerson()
    this.#snapshot = this.#look(null)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): TableState => this.#snapshot

  /** Lets bots move; call once when the table is opened. */
  readonly open = (): void => void this.#drive()

  readonly close = (): void => {
    this.#epoch++
    this.#thinking = null
  }

  readonly act = (...actions: Action[]): void => {
    const { turn, legal } = this.#snapshot
    if (turn === null || legal.length === 0) return this.#refuse(actions[0])
    const outcome = act(this.match, turn, actions)
    if (!outcome.ok) {
      this.#refused = outcome.refusal
      return this.#publish()
    }
    this.#changed()
    this.#hold(turn)
    this.#goOn()
  }

  /** Says why an action is not possible now. */
  readonly explain = (action: Action): void => this.#refuse(action)

  readonly forgetRefusal = (): void => {
    this.#refused = null
    this.#publish()
  }

  readonly consider = (actions: readonly Action[] | null): void => {
    const { view, viewer, legal } = this.#snapshot
    if (!actions && !this.#foresight) return
    this.#foresight = actions && legal.length > 0 ? foresee(this.match.game, view, viewer, actions) : null
    this.#publish()
  }

  readonly undo = (): void => this.#takeBack(1)

  readonly resetTurn = (): void => this.#takeBack(this.#snapshot.undoable?.count ?? 0)

  /** Ends the pause after a turn. */
  readonly passOn = (): void => {
    if (!this.#held) return
    this.#epoch++
    this.#held = null
    this.#goOn()
  }

  /** The person whose turn it is says that they sit at the screen. */
  readonly uncover = (): void => {
    if (this.#covered === null) return
    this.#present = this.#covered
    this.#covered = null
    this.#publish()
  }

  readonly show = (position: number): void => {
    this.#watching = false
    const last = this.match.steps.length
    this.#shown = position >= last ? null : Math.max(0, position)
    this.#publish()
  }

  readonly backToLive = (): void => this.show(this.match.steps.length)

  /** Shows the steps from a position on, one after the other, up to now. */
  readonly watch = async (from: number): Promise<void> => {
    this.show(from)
    this.#watching = true
    this.#publish()
    while (this.#watching && this.#shown !== null) {
      await this.#around.wait(Math.max(300, this.#around.pace()))
      if (!this.#watching || this.#shown === null) return
      const next = this.#shown + 1
      this.#shown = next >= this.match.steps.length ? null : next
      if (this.#shown === null) this.#watching = false
      this.#publish()
    }
  }

  /** No more waiting: ends the replay of what happened, and bots move at once until a person decides. */
  readonly skip = (): void => {
    this.#rush = this.#thinking !== null
    this.backToLive()
  }

  readonly retry = (): void => {
    this.#stuck = false
    void this.#drive()
  }

  #refuse(action: Action | undefined): void {
    const { viewer, turn, view, live } = this.#snapshot
    const seat = viewer === 'table' ? turn : viewer
    if (!action || seat === null || !live) return
    this.#refused = refusalFor(this.match.game, view, seat, action)
    this.#publish()
  }

  #takeBack(count: number): void {
    const undoable = this.#snapshot.undoable
    if (!undoable || count < 1) return
    this.#refused = undo(this.match, undoable.seat, count)
    if (this.#present !== undoable.seat && this.#covered === null) this.#present = null
    this.#held = null
    this.#changed()
    this.#goOn()
  }

  #changed(): void {
    this.#epoch++
    this.#shown = null
    this.#watching = false
    this.#foresight = null
    this.#refused = null
    this.#around.save(this.match)
  }

  #hold(seat: Seat): void {
    const confirm = this.#around.confirm()
    const { game, state } = this.match
    if (confirm === 'off' || game.turn(state) === seat || undoDepth(this.match, seat) === 0) return
    this.#held = { seat, seconds: confirm === 'always' ? null : confirm }
    if (confirm === 'always') return
    const epoch = this.#epoch
    void this.#around.wait(confirm * 1000).then(() => {
      if (this.#epoch === epoch) this.passOn()
    })
  }

  #goOn(): void {
    if (!this.#held) this.#seatPerson()
    this.#publish()
    void this.#drive()
  }

  /** Decides whose eyes the page serves, now that the turn may have passed to another person. */
  #seatPerson(): void {
    const { game, state } = this.match
    const turn = game.turn(state)
    this.#covered = null
    if (turn === null || this.players[turn]?.kind !== 'human' || turn === this.#present) return
    const own = game.view(state, turn)
    const secret = () =>
      this.#around.keepsSecrets(own, turn) || canonical(own) !== canonical(game.view(state, 'table'))
    if (this.#privacy && secret()) {
      this.#covered = turn
    } else {
      this.#present = turn
    }
  }

  async #drive(): Promise<void> {
    const { match } = this
    const { game } = match
    const seat = game.turn(match.state)
    const player = seat === null ? undefined : this.players[seat]
    if (seat === null || player?.kind !== 'bot' || this.#held || this.#thinking !== null || this.#stuck) {
      if (player?.kind === 'human') this.#rush = false
      return
    }
    const epoch = this.#epoch
    this.#thinking = seat
    this.#publish()
    const question = { game: game.id, view: game.view(match.state, seat), seat, level: player.level }
    const [answer] = await Promise.allSettled([
      this.#around.think(question),
      this.#around.wait(this.#rush ? 0 : this.#around.pace()),
    ])
    this.#thinking = null
    if (this.#epoch === epoch) this.#takeAnswer(seat, answer)
    else void this.#drive()
  }

  #takeAnswer(seat: Seat, answer: PromiseSettledResult<string>): void {
    const action = answer.status === 'fulfilled' ? this.match.game.read(answer.value) : null
    if (!action || !act(this.match, seat, [action]).ok) {
      this.#stuck = true
      return this.#publish()
    }
    const shown = this.#shown
    const watching = this.#watching
    this.#changed()
    // A person who looks at an earlier position is left there.
    this.#shown = shown
    this.#watching = watching
    this.#goOn()
  }

  #publish(): void {
    this.#snapshot = this.#look(this.#snapshot)
    for (const listener of this.#listeners) listener()
  }

  #viewer(): Viewer {
    return this.#covered !== null || this.#present === null ? 'table' : this.#present
  }

  /** The view and the choices in it, computed once per position and viewer. */
  #sight(position: number, viewer: Viewer): Sight {
    const { match } = this
    const seen = this.#seen
    if (seen && seen.now === match.state && seen.position === position && seen.viewer === viewer) return seen
    const { game } = match
    const view = game.view(stateAt(match, position), viewer)
    const turn = game.turn(view)
    const legal = turn === viewer && position === match.steps.length ? game.legal(view) : []
    this.#seen = { now: match.state, position, viewer, view, turn, legal }
    return this.#seen
  }

  #look(before: TableState | null): TableState {
    const { match, players } = this
    const steps = match.steps.length
    const position = this.#shown ?? steps
    const viewer = this.#viewer()
    const { view, turn, legal } = this.#sight(position, viewer)
    const mine = !this.#held && viewer !== 'table' && players[viewer]?.kind === 'human'
    return {
      position,
      steps,
      live: position === steps,
      over: match.game.turn(match.state) === null,
      view,
      viewer,
      turn,
      legal: mine ? legal : NOTHING,
      covered: this.#covered,
      thinking: this.#thinking,
      stuck: this.#stuck,
      held: this.#held,
      undoable: undoableNow(match, players),
      foresight: this.#foresight,
      refused: this.#refused,
      watching: this.#watching,
      last: before && before.position > position ? null : (match.steps[position - 1] ?? null),
      since: match.steps.findLastIndex(step => step.seat === viewer) + 1,
    }
  }
}

/** Whose latest actions can still be taken back, and how many; bots never take back. */
function undoableNow(match: AnyMatch, players: readonly Player[]): TableState['undoable'] {
  const seat = match.steps.at(-1)?.seat
  if (seat === undefined || players[seat]?.kind !== 'human') return null
  const count = undoDepth(match, seat)
  return count === 0 ? null : { seat, count }
}
