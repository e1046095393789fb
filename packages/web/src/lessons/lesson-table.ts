import type { Action, AnyGame, AnyMatch } from '@ludoteca/engine'
import type { AnyLesson, Step, Told } from '@ludoteca/page-kit/lesson.ts'
import type { Player } from '../store/players.ts'
import { TableController } from '../table/local/controller.ts'
import type { Foresight } from '../table/model/foresight.ts'
import type { TableModel, TableState } from '../table/model/model.ts'
import { Observers } from '../table/model/observers.ts'
import { matchAt } from './script.ts'

/** How fast the others answer. */
interface Answering {
  readonly wait: (ms: number) => Promise<void>
  readonly pace: () => number
}

interface LessonState {
  /** The step to do; the number of steps when all are done. */
  readonly step: number
  /** The others are answering. */
  readonly waiting: boolean
  /** The learner tried something that the rules allow but the lesson does not want yet. */
  readonly astray: boolean
  readonly told: Told<object>
}

const LEARNER = 0

/**
 * A table at which only the next line of a script can be played. The others answer from the script; to the
 * board it is a table like any other, with one choice where there would be many.
 */
export class LessonTable implements TableModel {
  readonly game: AnyGame
  readonly setup: TableModel['setup']
  readonly names: readonly string[]
  readonly players: readonly Player[]
  readonly #lesson: AnyLesson
  readonly #match: AnyMatch
  readonly #inner: TableController
  readonly #observers = new Observers()
  #step: number
  /** How many lines of this step have been played. */
  #done = 0
  #astray = false
  /** How long the log was when the others were asked. */
  #asked: number
  #began: object
  #before: object
  /** What the snapshot was made from: it stays the same until one of these changes. */
  #seen: TableState
  #line: string | undefined
  #snapshot: TableState
  #state: LessonState

  constructor(
    game: AnyGame,
    lesson: AnyLesson,
    names: readonly string[],
    step: number,
    { wait, pace }: Answering,
  ) {
    this.#lesson = lesson
    this.#step = step
    this.#match = matchAt(game, lesson, names, step)
    this.#asked = this.#match.steps.length
    this.game = game
    this.setup = this.#match.setup
    this.names = names
    this.players = names.map((_, seat) =>
      seat === LEARNER ? { kind: 'human' } : { kind: 'bot', level: 'easy' },
    )
    this.#inner = new TableController(this.#match, this.players, false, {
      wait,
      // The strip tells what happens: every answer takes its time, and is shown at once.
      stay: () => 0,
      think: async () => {
        await wait(pace())
        return this.#answer()
      },
      save: () => {},
      confirm: () => 'off',
    })
    this.#began = this.#inner.snapshot().view
    this.#before = step > 0 ? game.view(matchAt(game, lesson, names, step - 1).state, LEARNER) : this.#began
    this.#seen = this.#inner.snapshot()
    this.#line = this.#next
    this.#snapshot = this.#narrowed()
    this.#state = this.#progress()
    this.#inner.subscribe(() => this.#publish())
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#observers.subscribe(listener)

  readonly snapshot = (): TableState => this.#snapshot

  readonly progress = (): LessonState => this.#state

  readonly open = (): void => this.#inner.open()

  readonly close = (): void => this.#inner.close()

  readonly act = (...actions: Action[]): void => {
    const wanted = this.#wanted?.does.slice(this.#done, this.#done + actions.length)
    const given = actions.map(this.game.write)
    if (!wanted || given.length > wanted.length || given.some((line, i) => line !== wanted[i]))
      return this.#stray(actions[0])
    if (this.#done === 0) this.#before = this.#began
    this.#done += actions.length
    this.#astray = false
    if (this.#done === this.#wanted?.does.length) {
      this.#asked = this.#match.steps.length + actions.length
      this.#step++
      this.#done = 0
    }
    this.#inner.act(...actions)
  }

  readonly explain = (action: Action): void => this.#stray(action)

  readonly forgetRefusal = (): void => this.#inner.forgetRefusal()
  readonly consider = (actions: readonly Action[] | null): void => this.#inner.consider(actions)
  readonly foresight = (): Foresight | null => this.#inner.foresight()
  readonly passOn = (): void => this.#inner.passOn()
  readonly uncover = (): void => this.#inner.uncover()
  readonly show = (position: number): void => this.#inner.show(position)
  readonly backToLive = (): void => this.#inner.backToLive()
  readonly watch = (from: number): void => this.#inner.watch(from)
  readonly pause = (): void => this.#inner.pause()
  readonly resume = (): void => this.#inner.resume()
  readonly step = (): void => this.#inner.step()
  readonly skip = (): void => this.#inner.skip()
  readonly retry = (): void => this.#inner.retry()
  // A lesson goes back by whole steps, which `LessonStrip` offers; a single action is not taken back.
  readonly undo = (): void => {}
  readonly resetTurn = (): void => {}

  get #wanted(): Step | undefined {
    return this.#lesson.steps[this.#step]
  }

  get #next(): string | undefined {
    return this.#wanted?.does[this.#done]
  }

  /** What the others do after the step before. */
  get #answers(): readonly string[] {
    return this.#lesson.steps[this.#step - 1]?.answers ?? []
  }

  #answer(): string {
    return this.#answers[this.#match.steps.length - this.#asked] ?? ''
  }

  /** Something else was tried: "not yet" if the rules allow it, else the rule against it. */
  #stray(action: Action | undefined): void {
    const lines = this.#inner.snapshot().legal.map(this.game.write)
    this.#astray = action !== undefined && lines.includes(this.game.write(action))
    if (!this.#astray && action) return this.#inner.explain(action)
    this.#publish()
  }

  #publish(): void {
    const seen = this.#inner.snapshot()
    if (seen !== this.#seen || this.#next !== this.#line) {
      this.#seen = seen
      this.#line = this.#next
      this.#snapshot = this.#narrowed()
    }
    const state = this.#progress()
    if (!same(state, this.#state)) this.#state = state
    this.#observers.tell()
  }

  /** What the table shows, with the wanted choice as the only one. */
  #narrowed(): TableState {
    const { legal, steps } = this.#seen
    const wanted = legal.filter(action => this.game.write(action) === this.#line)
    return { ...this.#seen, legal: wanted, undoable: null, retakable: 0, since: steps.length, before: null }
  }

  #progress(): LessonState {
    const { view, live } = this.#inner.snapshot()
    const turn = this.game.turn(this.#match.state)
    const over = this.#step === this.#lesson.steps.length
    const left = this.#answers.length - (this.#match.steps.length - this.#asked)
    const waiting = over ? left > 0 : turn !== LEARNER
    if (live && !waiting && this.#done === 0) this.#began = view
    const told = { now: this.#began, before: this.#before, names: this.names }
    return { step: this.#step, waiting, astray: this.#astray, told }
  }
}

const same = (a: LessonState, b: LessonState): boolean =>
  a.step === b.step &&
  a.waiting === b.waiting &&
  a.astray === b.astray &&
  a.told.now === b.told.now &&
  a.told.before === b.told.before
