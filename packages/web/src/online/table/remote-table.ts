import type { Action, AnyGame, Seat, Setup } from '@ludoteca/engine'
import { type Occupant, rulesPlayer } from '../../store/players.ts'
import { present, type TableModel, type TableState } from '../../table/model/model.ts'
import { type Following, lastStep, NO_ACTIONS, ShownTable } from '../../table/model/shown-table.ts'
import type { Answer } from '../connection.ts'
import { EarlierPositions, samePast } from './earlier-positions.ts'
import type { Known } from './known.ts'
import type { TableFeed } from './table-feed.ts'

/** What a table at the server depends on besides the live connection. */
export interface RemoteDependencies extends Following {
  /** What this viewer sees of the position after so many steps; null when that cannot be had now. */
  readonly position: (steps: number) => Promise<object | null>
  /** The save file, once the game is over. */
  readonly save: () => Promise<string>
  readonly pointsOverTime: () => Promise<readonly (readonly number[])[]>
}

/** A table that has started, as this page knows it. */
export type Playing = Known & { readonly view: object }
export const isPlaying = (known: Known): known is Playing => known.view !== null

/**
 * A table in the server's hands. Shows only what the server has said: an action that has been sent
 * changes nothing here until it comes back as something that happened.
 */
export class RemoteTable extends ShownTable<object> implements TableModel {
  readonly setup: Omit<Setup, 'seed'>
  readonly names: readonly string[]
  readonly players: readonly Occupant[]
  readonly #feed: TableFeed
  readonly #dependencies: RemoteDependencies
  readonly #positions: EarlierPositions
  #known: Playing
  #legal: { readonly view: object; readonly actions: readonly Action[] } | null = null
  /** The steps there were when the actions now on their way were chosen. */
  #acting: Known['steps'] | null = null

  /** The feed knows a game that has started. */
  constructor(feed: TableFeed, game: AnyGame, names: readonly string[], dependencies: RemoteDependencies) {
    const { known } = feed.snapshot()
    if (!known || !isPlaying(known)) throw new Error('this table has not started')
    const positions = new EarlierPositions(dependencies.position)
    const history = () => this.#known.steps
    const at = (steps: number) => positions.at(steps) ?? positions.get(steps, history)
    super(game, { count: () => history().length, at }, dependencies)
    const { seats, options } = known.facts.terms
    this.setup = { seats, options }
    this.names = names
    this.#feed = feed
    this.#dependencies = dependencies
    this.#positions = positions
    this.#known = known
    this.players = known.facts.seats.map((seat, index) => {
      if (index === known.seat) return { kind: 'human' }
      const rules = rulesPlayer(game, options, index)
      if (rules) return rules
      return seat.bot ? { kind: 'bot', level: seat.bot } : { kind: 'elsewhere' }
    })
  }

  /** Follows the feed until the returned function is called. */
  readonly open = (): (() => void) => {
    this.#follow()
    void this.#recall()
    return this.#feed.subscribe(() => this.#follow())
  }

  readonly act = (...actions: Action[]): void => {
    const { legal, viewer } = present(this.snapshot())
    if (viewer === 'table' || this.#acting) return
    if (legal.length === 0) return this.refuse(actions[0])
    const { steps } = this.#known
    this.#acting = steps
    this.considering.reset()
    this.refused = null
    this.publish()
    const lines = actions.map(action => this.game.write(action))
    void this.#send(this.#feed.do({ do: 'act', steps: steps.length, lines }))
  }

  readonly skip = (): void => this.backToLive()

  // Nobody else sits at this screen, turns pass on at the server, and its bots answer to it.
  readonly passOn = (): void => {}
  readonly uncover = (): void => {}
  readonly retry = (): void => {}

  get save(): (() => Promise<string>) | undefined {
    return this.snapshot().over ? this.#dependencies.save : undefined
  }

  get pointsOverTime(): TableModel['pointsOverTime'] {
    return this.snapshot().over ? this.#dependencies.pointsOverTime : undefined
  }

  protected takeBack(_: Seat, count: number): void {
    if (this.#acting) return
    const { steps } = this.#known
    this.#acting = steps
    this.publish()
    void this.#send(this.#feed.do({ do: 'undo', steps: steps.length, count }))
  }

  protected refusedSeat({ viewer, over }: TableState): Seat | null {
    return viewer === 'table' || over ? null : viewer
  }

  protected look(before: TableState | null): TableState {
    const { steps, facts, seat, undoable } = this.#known
    const { shown, paused } = this.player
    const viewer = seat ?? 'table'
    const { view } = this.#known
    const over = facts.phase === 'over'
    const turn = over ? null : this.game.turn(view)
    const mine = turn === seat && this.#mayAct(seat)
    const since = steps.findLastIndex(step => step.seat === viewer && !step.guarded) + 1
    const now: TableState = {
      steps,
      position: steps.length,
      live: true,
      over,
      view,
      viewer,
      turn,
      legal: mine ? this.#legalIn(view) : NO_ACTIONS,
      covered: null,
      thinking: null,
      stuck: false,
      held: null,
      // The guardian would at once do again what was taken back.
      retakable: 0,
      undoable:
        this.#mayAct(seat) && !facts.seats[seat]?.guarded && undoable > 0 ? { seat, count: undoable } : null,
      refused: this.refused,
      ...(this.#acting && { asked: true }),
      watching: false,
      paused,
      behind: 0,
      now: null,
      last: lastStep(steps, steps.length, before),
      since,
      before: this.#positions.at(since),
    }
    return shown ? { ...now, ...this.earlier(now, shown.position, shown.found, before) } : now
  }

  protected stepTo(position: number): Known['steps'][number] | undefined {
    return this.#known.steps[position - 1]
  }

  async #send(sent: Promise<Answer>): Promise<void> {
    const answer = await sent
    if (answer.type !== 'done') this.#acting = null
    if (answer.type === 'refused') this.refused = answer.refusal
    this.publish()
  }

  #follow(): void {
    const { known } = this.#feed.snapshot()
    if (!known || !isPlaying(known) || known === this.#known) return
    const past = samePast(this.#known.steps, known.steps)
    this.#positions.forgetAfter(past)
    // What is shown may have been taken back, or all that came after it.
    this.player.cut(Math.min(past, known.steps.length - 1))
    if (known.steps !== this.#known.steps) {
      this.considering.reset()
      this.refused = null
    }
    const acted = this.#acting !== null && known.steps !== this.#acting
    if (acted) this.#acting = null
    const last = this.#known
    this.#known = known
    this.#followOn(last, past, acted)
    this.publish()
    void this.#recall()
  }

  /** What others did is shown step by step; what was done at this page, at once. */
  #followOn({ steps, view, seat }: Playing, past: number, acted: boolean): void {
    const now = this.#known.steps
    // Somebody else looks from now on: what this one saw is not theirs.
    if (seat !== this.#known.seat) return this.#positions.forgetAfter(-1)
    if (past < steps.length || now.length === past) return
    const from = acted ? now.findIndex((step, at) => at >= past && step.seat !== seat) : past
    if (acted) this.player.reset()
    if (from === past) this.#positions.keep(past, view)
    if (from >= past) this.player.follow(from)
  }

  /** Fetches what the viewer saw after their last action, for "since your last turn". */
  async #recall(): Promise<void> {
    const { since, steps, legal, before } = present(this.snapshot())
    if (since === 0 || since === steps.length || legal.length === 0 || before) return
    if (await this.#positions.get(since, () => this.#known.steps)) this.publish()
  }

  #legalIn(view: object): readonly Action[] {
    if (this.#legal?.view !== view) this.#legal = { view, actions: this.game.legal(view) }
    return this.#legal.actions
  }

  #mayAct(seat: Seat | null): seat is Seat {
    const { facts } = this.#known
    return seat !== null && facts.phase === 'playing' && !facts.unplayable && !facts.seats[seat]?.resigned
  }
}
