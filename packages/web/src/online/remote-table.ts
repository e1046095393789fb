import {
  type Action,
  type AnyGame,
  type Refusal,
  refusalFor,
  type Seat,
  type Setup,
  type Viewer,
} from '@ludoteca/engine'
import type { TableModel, TableState } from '../table/model.ts'
import type { Occupant } from '../table/players.ts'
import { type Foresight, reconsider } from '../table/preview.ts'
import type { Answer } from './connection.ts'
import type { Known } from './known.ts'
import type { TableFeed } from './seen-table.ts'

/** What a table elsewhere needs besides the live line. */
export interface Surroundings {
  /** What this viewer sees of the position after so many steps; null when that cannot be had now. */
  readonly position: (steps: number) => Promise<object | null>
  /** The save file, once the game is over. */
  readonly save: () => Promise<string>
  readonly pointsOverTime: () => Promise<readonly (readonly number[])[]>
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds a step stays when the game is watched again. */
  readonly pace: () => number
}

/** A table that has started, as this page knows it. */
export type Playing = Known & { readonly view: object }
export const isPlaying = (known: Known): known is Playing => known.view !== null

const NOTHING: readonly Action[] = []

/**
 * A table in the server's hands. Shows only what the server has said: an action that has been sent
 * changes nothing here until it comes back as something that happened.
 */
export class RemoteTable implements TableModel {
  readonly game: AnyGame
  readonly setup: Omit<Setup, 'seed'>
  readonly names: readonly string[]
  readonly players: readonly Occupant[]
  readonly #feed: TableFeed
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  readonly #positions = new Map<number, object>()
  #known: Playing
  #viewer: Viewer
  #legal: { readonly view: object; readonly actions: readonly Action[] } | null = null
  #shown: { readonly position: number; readonly view: object } | null = null
  /** Raised whenever another position is asked for: what arrives for an earlier wish is not shown. */
  #wish = 0
  #watching = false
  /** The steps there were when the actions now on their way were chosen. */
  #acting: Known['steps'] | null = null
  #foresight: Foresight | null = null
  #refused: Refusal | null = null
  #snapshot: TableState

  /** The feed knows a game that has started. */
  constructor(feed: TableFeed, game: AnyGame, names: readonly string[], around: Surroundings) {
    const { known } = feed.snapshot()
    if (!known || !isPlaying(known)) throw new Error('this table has not started')
    const { seats, options } = known.facts.terms
    this.game = game
    this.setup = { seats, options }
    this.names = names
    this.#feed = feed
    this.#around = around
    this.#known = known
    this.#viewer = known.seat ?? 'table'
    this.players = known.facts.seats.map((seat, index) => {
      if (index === known.seat) return { kind: 'human' }
      return seat.bot ? { kind: 'bot', level: seat.bot } : { kind: 'elsewhere' }
    })
    this.#snapshot = this.#look(null)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): TableState => this.#snapshot

  /** Follows the feed until the returned function is called. */
  readonly open = (): (() => void) => {
    this.#follow()
    void this.#recall()
    return this.#feed.subscribe(() => this.#follow())
  }

  readonly act = (...actions: Action[]): void => {
    const { legal, viewer } = this.#snapshot
    if (viewer === 'table' || this.#acting) return
    if (legal.length === 0) return this.#refuse(actions[0])
    const { steps } = this.#known
    this.#acting = steps
    this.#foresight = null
    this.#refused = null
    this.#publish()
    const lines = actions.map(action => this.game.write(action))
    void this.#send(this.#feed.do({ do: 'act', steps: steps.length, lines }))
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

  readonly show = (position: number): void => void this.#goTo(position)
  readonly backToLive = (): void => void this.#goTo(this.#known.steps.length)

  readonly watch = async (from: number): Promise<void> => {
    if (!(await this.#goTo(from))) return
    this.#watching = true
    this.#publish()
    while (this.#watching && this.#shown) {
      const { position } = this.#shown
      await this.#around.wait(Math.max(300, this.#around.pace()))
      if (!this.#watching || this.#shown?.position !== position) return
      if (!(await this.#goTo(position + 1))) return
      this.#watching = this.#shown !== null
      this.#publish()
    }
  }

  readonly skip = (): void => this.backToLive()

  // Nobody else sits at this screen, turns pass on at the server, and its bots answer to it.
  readonly passOn = (): void => {}
  readonly uncover = (): void => {}
  readonly retry = (): void => {}

  get save(): (() => Promise<string>) | undefined {
    return this.#snapshot.over ? this.#around.save : undefined
  }

  get pointsOverTime(): TableModel['pointsOverTime'] {
    return this.#snapshot.over ? this.#around.pointsOverTime : undefined
  }

  #takeBack(count: number): void {
    const { undoable } = this.#snapshot
    if (!undoable || count < 1 || this.#acting) return
    const { steps } = this.#known
    this.#acting = steps
    void this.#send(this.#feed.do({ do: 'undo', steps: steps.length, count }))
  }

  async #send(sent: Promise<Answer>): Promise<void> {
    const answer = await sent
    if (answer.type !== 'done') this.#acting = null
    if (answer.type === 'refused') this.#refused = answer.refusal
    this.#publish()
  }

  #refuse(action: Action | undefined): void {
    const { viewer, view, live, over } = this.#snapshot
    if (!action || viewer === 'table' || !live || over) return
    this.#refused = refusalFor(this.game, view, viewer, action)
    this.#publish()
  }

  /** False: something else was wished for meanwhile, or the position cannot be had. */
  async #goTo(position: number): Promise<boolean> {
    const wish = ++this.#wish
    this.#watching = false
    const at = Math.max(0, position)
    const view = at >= this.#known.steps.length ? null : await this.#position(at)
    if (this.#wish !== wish) return false
    const live = at >= this.#known.steps.length
    if (!live && !view) return false
    this.#shown = live || !view ? null : { position: at, view }
    this.#foresight = null
    this.#publish()
    return true
  }

  async #position(steps: number): Promise<object | null> {
    const kept = this.#positions.get(steps)
    if (kept) return kept
    const { steps: before } = this.#known
    const view = await this.#around.position(steps)
    if (view && samePast(before, this.#known.steps) >= steps) this.#positions.set(steps, view)
    return view
  }

  #follow(): void {
    const { known } = this.#feed.snapshot()
    if (!known || !isPlaying(known) || known === this.#known) return
    const past = samePast(this.#known.steps, known.steps)
    for (const steps of this.#positions.keys()) if (steps > past) this.#positions.delete(steps)
    // What is shown may have been taken back, or all that came after it.
    const end = Math.min(past, known.steps.length - 1)
    if (this.#shown && this.#shown.position > end) this.#shown = null
    if (known.steps !== this.#known.steps) {
      this.#foresight = null
      this.#refused = null
    }
    if (this.#acting && known.steps !== this.#acting) this.#acting = null
    this.#known = known
    this.#viewer = known.seat ?? 'table'
    this.#publish()
    void this.#recall()
  }

  /** Fetches what the viewer saw after their last action, for "since your last turn". */
  async #recall(): Promise<void> {
    const { since, steps, legal } = this.#snapshot
    if (since === 0 || since === steps.length || legal.length === 0 || this.#positions.has(since)) return
    if (await this.#position(since)) this.#publish()
  }

  #publish(): void {
    this.#snapshot = this.#look(this.#snapshot)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #legalIn(view: object): readonly Action[] {
    if (this.#legal?.view !== view) this.#legal = { view, actions: this.game.legal(view) }
    return this.#legal.actions
  }

  #mayAct(seat: Seat | null): seat is Seat {
    const { facts } = this.#known
    return seat !== null && facts.phase === 'playing' && !facts.unplayable && !facts.seats[seat]?.resigned
  }

  #look(before: TableState | null): TableState {
    const { steps, facts, seat, undoable } = this.#known
    const viewer = this.#viewer
    const position = this.#shown?.position ?? steps.length
    const live = this.#shown === null
    const view = this.#shown?.view ?? this.#known.view
    const over = facts.phase === 'over'
    const turn = live && over ? null : this.game.turn(view)
    const mine = live && turn === seat && this.#mayAct(seat)
    const since = steps.findLastIndex(step => step.seat === viewer && !step.guarded) + 1
    return {
      steps,
      position,
      live,
      over,
      view,
      viewer,
      turn,
      legal: mine ? this.#legalIn(view) : NOTHING,
      covered: null,
      thinking: null,
      stuck: false,
      held: null,
      // The guardian would at once do again what was taken back.
      undoable:
        this.#mayAct(seat) && !facts.seats[seat]?.guarded && undoable > 0 ? { seat, count: undoable } : null,
      refused: this.#refused,
      watching: this.#watching,
      last: before && before.position > position ? null : (steps[position - 1] ?? null),
      since,
      before: this.#positions.get(since) ?? null,
    }
  }
}

/** How many steps two histories have in common from the start. */
function samePast(one: Known['steps'], other: Known['steps']): number {
  const most = Math.min(one.length, other.length)
  if (most > 0 && one[most - 1] === other[most - 1]) return most
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
