import {
  type Action,
  type AnyMatch,
  act,
  rewind,
  type Seat,
  type Setup,
  stateAt,
  undo,
  undoDepth,
  writeSave,
} from '@ludoteca/engine'
import type { SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { humanSeats, type Player, sittersOf } from '../../store/players.ts'
import { present, type TableModel, type TableState } from '../model/model.ts'
import { pointsOverTime } from '../model/points-over-time.ts'
import { type Following, lastStep, NO_ACTIONS, ShownTable } from '../model/shown-table.ts'
import { type BotDependencies, BotTurns } from './bot-turns.ts'
import { MatchViews } from './match-views.ts'
import { PersonAtScreen } from './person-at-screen.ts'
import { type Confirm, TurnPause } from './turn-pause.ts'

/** What a table on this device depends on. */
export interface TableDependencies extends BotDependencies, Following {
  readonly save: (match: AnyMatch) => void
  readonly confirm: () => Confirm
}

/** Bots think ahead of what is shown of them, by so many steps at most: up to a person’s turn, or not far. */
const AHEAD = { withPeople: 80, alone: 12 }

/** A table played on this device. */
export class TableController extends ShownTable<object> implements TableModel {
  readonly match: AnyMatch
  readonly setup: Setup
  readonly names: readonly string[]
  readonly players: readonly Player[]
  readonly #keep: (match: AnyMatch) => void
  readonly #screen: PersonAtScreen
  readonly #pause: TurnPause
  readonly #bots: BotTurns
  readonly #release: BotDependencies['release']
  readonly #views: MatchViews
  /** Until a person decides, whatever bots do is shown at once. */
  #rush = false

  constructor(
    match: AnyMatch,
    players: readonly Player[],
    privacy: boolean,
    dependencies: TableDependencies,
  ) {
    super(match.game, { count: () => match.steps.length, at: steps => stateAt(match, steps) }, dependencies)
    this.match = match
    this.setup = match.setup
    this.names = match.names
    this.players = players
    this.#keep = dependencies.save
    this.#release = dependencies.release
    this.#screen = new PersonAtScreen(match, players, privacy)
    this.#pause = new TurnPause(match, dependencies, () => this.passOn())
    this.#bots = new BotTurns(match, players, dependencies, {
      changed: () => this.publish(),
      played: () => this.#played(),
    })
    this.#views = new MatchViews(match)
  }

  /** Lets bots move; call once when the table is opened. */
  readonly open = (): void => void this.#bots.ask(false)

  readonly close = (): void => this.#stop()

  readonly act = (...actions: Action[]): void => {
    const { turn, legal } = present(this.snapshot())
    if (turn === null || legal.length === 0) return this.refuse(actions[0])
    const outcome = act(this.match, turn, actions)
    if (!outcome.ok) {
      this.refused = outcome.refusal
      return this.publish()
    }
    this.player.reset()
    this.#changed()
    this.#pause.begin(turn)
    this.#goOn(true)
  }

  readonly retake = (): void => {
    const { retakable } = present(this.snapshot())
    if (retakable === 0 || rewind(this.match, retakable)) return
    this.#bots.forgive()
    this.#begunAnew()
  }

  readonly passOn = (): void => {
    if (this.#pause.end()) this.#goOn(true)
  }

  readonly uncover = (): void => {
    if (this.#screen.arrive()) this.publish()
  }

  readonly skip = (): void => {
    this.#rush = this.#bots.thinking !== null
    this.backToLive()
  }

  readonly retry = (): void => {
    this.#bots.forgive()
    this.#release?.let()
    this.#ask(false)
  }

  readonly save = async (): Promise<string> => writeSave(this.match, sittersOf(this.players))

  readonly pointsOverTime = async (): Promise<readonly (readonly number[])[]> => pointsOverTime(this.match)

  protected takeBack(seat: Seat, count: number): void {
    undo(this.match, seat, count)
    this.#screen.giveBack(seat)
    this.#begunAnew()
  }

  protected refusedSeat({ viewer, turn }: TableState): Seat | null {
    return viewer === 'table' ? turn : viewer
  }

  protected look(before: TableState | null): TableState {
    const { match, players, player } = this
    const { shown } = player
    const { viewer, covered } = this.#screen
    const { held } = this.#pause
    const { legal, ...seen } = this.#views.of(viewer)
    const { steps } = seen
    const mine = !held && viewer !== 'table' && players[viewer]?.kind === 'human'
    const now: TableState = {
      ...seen,
      position: steps.length,
      live: true,
      over: match.game.turn(match.state) === null,
      viewer,
      legal: mine ? legal : NO_ACTIONS,
      covered,
      thinking: this.#bots.thinking,
      stuck: this.#bots.stuck,
      ...(this.#bots.waits && { waits: true }),
      held,
      undoable: undoableNow(match, players),
      retakable: retakableNow(match, players),
      refused: this.refused,
      watching: false,
      paused: player.paused,
      behind: 0,
      now: null,
      last: lastStep(steps, steps.length, before),
    }
    if (!shown) return now
    const view = this.#views.view(shown.found, viewer)
    return { ...now, ...this.earlier(now, shown.position, view, before) }
  }

  protected stepTo(position: number): SeenStep | undefined {
    return this.match.steps[position - 1]
  }

  /** With fewer steps to be shown, bots may think on. */
  protected override moved(): void {
    super.moved()
    this.#ask(false)
  }

  /** Answers and timers that are still awaited are stale. */
  #stop(): void {
    this.#bots.stop()
    this.#pause.stop()
  }

  #changed(): void {
    this.#stop()
    this.considering.reset()
    this.refused = null
    this.#keep(this.match)
  }

  #begunAnew(): void {
    this.#pause.end()
    this.player.reset()
    this.#changed()
    this.#goOn(true)
  }

  #goOn(byPerson: boolean): void {
    if (!this.#pause.held) this.#screen.call()
    this.publish()
    this.#ask(byPerson)
  }

  #ask(byPerson: boolean): void {
    const most = humanSeats(this.players).length > 0 ? AHEAD.withPeople : AHEAD.alone
    if (!this.#pause.held && this.player.behind < most) void this.#bots.ask(byPerson)
  }

  /** A bot has played. A person who looks at an earlier position is left there. */
  #played(): void {
    const { game, state, steps } = this.match
    this.#changed()
    const turn = game.turn(state)
    if (turn !== null && this.players[turn]?.kind === 'human') this.#rush = false
    else if (this.#rush) return this.#goOn(false)
    this.player.follow(steps.length - 1)
    this.#goOn(false)
  }
}

/** Whose latest actions can still be taken back, and how many; bots never take back. */
function undoableNow(match: AnyMatch, players: readonly Player[]): TableState['undoable'] {
  const seat = match.steps.at(-1)?.seat
  if (seat === undefined || players[seat]?.kind !== 'human') return null
  const count = undoDepth(match, seat)
  return count === 0 ? null : { seat, count }
}

/** How far back the last decision of the only person at the table lies, while the game is on. */
function retakableNow(match: AnyMatch, players: readonly Player[]): number {
  const [me, ...others] = humanSeats(players)
  if (me === undefined || others.length > 0 || match.game.turn(match.state) === null) return 0
  const own = match.steps.findLastIndex(step => step.seat === me)
  return own < 0 ? 0 : match.steps.length - own
}
