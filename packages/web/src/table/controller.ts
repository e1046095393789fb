import {
  type Action,
  type AnyGame,
  type AnyMatch,
  act,
  canonical,
  type Refusal,
  refusalFor,
  type Seat,
  type Setup,
  stateAt,
  undo,
  undoDepth,
  type Viewer,
  writeSave,
} from '@ludoteca/engine'
import { Eyes } from './eyes.ts'
import { pointsOverTime } from './history.ts'
import type { SeenStep, TableModel, TableState } from './model.ts'
import { humanSeats, type Player } from './players.ts'
import { type Foresight, reconsider } from './preview.ts'

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
  /**
   * Answers with the notation of an action; if asked, not before what a person did has been drawn. When
   * aborted, the answer is not wanted any more.
   */
  readonly think: (question: BotQuestion, drawnFirst: boolean, signal: AbortSignal) => Promise<string>
  readonly save: (match: AnyMatch) => void
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds a bot's step stays before the next. */
  readonly pace: () => number
  readonly confirm: () => Confirm
}

/** What can be seen, computed once per position and viewer. */
interface Sight extends Pick<TableState, 'steps' | 'view' | 'turn' | 'legal' | 'since' | 'before'> {
  readonly now: object
  readonly position: number
  readonly viewer: Viewer
}

const NOTHING: readonly Action[] = []

/** A table played on this device. Knows no framework and no language. */
export class TableController implements TableModel {
  readonly match: AnyMatch
  readonly game: AnyGame
  readonly setup: Setup
  readonly names: readonly string[]
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
  #question = new AbortController()
  #eyes: Eyes | null = null
  #seen: Sight | null = null
  #snapshot: TableState

  constructor(match: AnyMatch, players: readonly Player[], privacy: boolean, around: Surroundings) {
    this.match = match
    this.game = match.game
    this.setup = match.setup
    this.names = match.names
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

  readonly close = (): void => this.#stopThinking()

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

  readonly explain = (action: Action): void => this.#refuse(action)

  readonly forgetRefusal = (): void => {
    this.#refused = null
    this.#publish()
  }

  readonly consider = (actions: readonly Action[] | null): void => {
    const before = this.#foresight
    this.#foresight = reconsider(before, this.game, this.#snapshot, actions)
    if (this.#foresight !== before) this.#tell()
  }

  readonly foresight = (): Foresight | null => this.#foresight

  readonly undo = (): void => this.#takeBack(1)

  readonly resetTurn = (): void => this.#takeBack(this.#snapshot.undoable?.count ?? 0)

  readonly passOn = (): void => {
    if (!this.#held) return
    this.#epoch++
    this.#held = null
    this.#goOn()
  }

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

  readonly skip = (): void => {
    this.#rush = this.#thinking !== null
    this.backToLive()
  }

  readonly retry = (): void => {
    this.#stuck = false
    void this.#drive()
  }

  readonly save = async (): Promise<string> => writeSave(this.match)

  readonly pointsOverTime = async (): Promise<readonly (readonly number[])[]> => pointsOverTime(this.match)

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

  /** Whatever a bot is thinking about is stale. */
  #stopThinking(): void {
    this.#epoch++
    this.#thinking = null
    this.#question.abort()
  }

  #changed(): void {
    this.#stopThinking()
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

  #goOn(byPerson = true): void {
    if (!this.#held) this.#seatPerson()
    this.#publish()
    void this.#drive(byPerson)
  }

  /** Decides whose eyes the page serves, now that the turn may have passed to another person. */
  #seatPerson(): void {
    const { game, state } = this.match
    const turn = game.turn(state)
    this.#covered = null
    if (turn === null || this.players[turn]?.kind !== 'human' || turn === this.#present) return
    const own = game.view(state, turn)
    const secret = () => canonical(own) !== canonical(game.view(state, 'table'))
    if (this.#privacy && secret()) {
      this.#covered = turn
    } else {
      this.#present = turn
    }
  }

  async #drive(byPerson = false): Promise<void> {
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
    this.#question = new AbortController()
    this.#publish()
    const question = { game: game.id, view: game.witness(match.state, seat), seat, level: player.level }
    const [answer] = await Promise.allSettled([
      this.#around.think(question, byPerson, this.#question.signal),
      this.#around.wait(this.#rush ? 0 : this.#around.pace()),
    ])
    if (this.#epoch !== epoch) return
    this.#thinking = null
    this.#takeAnswer(seat, answer)
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
    this.#goOn(false)
  }

  #publish(): void {
    this.#snapshot = this.#look(this.#snapshot)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #viewer(): Viewer {
    return this.#covered !== null || this.#present === null ? 'table' : this.#present
  }

  #sight(position: number, viewer: Viewer): Sight {
    const { match, game } = this
    const seen = this.#seen
    if (seen && seen.now === match.state && seen.position === position && seen.viewer === viewer) return seen
    const steps = this.#steps(viewer)
    const since = steps.findLastIndex(step => step.seat === viewer) + 1
    const view = game.view(stateAt(match, position), viewer)
    const turn = game.turn(view)
    const legal = turn === viewer && position === steps.length ? game.legal(view) : NOTHING
    const before = this.#before(steps, since, viewer)
    this.#seen = { now: match.state, position, viewer, steps, view, turn, legal, since, before }
    return this.#seen
  }

  #steps(viewer: Viewer): readonly SeenStep[] {
    const { match } = this
    if (this.#seen?.now === match.state && this.#seen.viewer === viewer) return this.#seen.steps
    if (this.#eyes?.viewer !== viewer) this.#eyes = new Eyes(match.game, viewer)
    return this.#eyes.steps(match.steps)
  }

  /** What the viewer saw after their own last step, if anything has happened since. */
  #before(steps: readonly SeenStep[], since: number, viewer: Viewer): object | null {
    if (since === 0 || since === steps.length) return null
    const seen = this.#seen
    if (seen?.before && seen.viewer === viewer && seen.steps[since - 1] === steps[since - 1])
      return seen.before
    return this.game.view(stateAt(this.match, since), viewer)
  }

  #look(earlier: TableState | null): TableState {
    const { match, players } = this
    const position = this.#shown ?? match.steps.length
    const viewer = this.#viewer()
    const { steps, view, turn, legal, since, before } = this.#sight(position, viewer)
    const mine = !this.#held && viewer !== 'table' && players[viewer]?.kind === 'human'
    return {
      steps,
      position,
      live: position === steps.length,
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
      refused: this.#refused,
      watching: this.#watching,
      last: earlier && earlier.position > position ? null : (steps[position - 1] ?? null),
      since,
      before,
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
