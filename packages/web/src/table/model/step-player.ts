/** Where the earlier positions of a table come from. */
export interface Positions<T> {
  /** The steps there are. */
  readonly count: () => number
  /** What is needed to show the position after so many steps; null when that cannot be had now. */
  readonly at: (steps: number) => T | null | Promise<T | null>
}

/** How steps are played one after the other. */
interface Motion {
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds the step that led to this position stays before the next; 0: it is not stopped at. */
  readonly stay: (position: number) => number
}

/** Whoever asked to watch sees every step, however fast the table is followed. */
const LEAST_MS = 300
/** When more has happened than this, it is not played of its own accord. */
const MOST = 40

/**
 * Decides which position is shown: the present, an earlier one, or one on the way to the present. Steps that
 * others take are shown one after the other, each for its time; whoever has seen enough goes to the present.
 */
export class StepPlayer<T> {
  readonly #positions: Positions<T>
  readonly #motion: Motion
  readonly #changed: () => void
  #shown: { readonly position: number; readonly found: T } | null = null
  /** Steps are played, from the shown position on. `asked`: somebody wanted to watch them. */
  #playing: { readonly asked: boolean } | null = null
  #paused = false
  /** The step on the screen has not yet stayed for its time. */
  #resting = false
  /** Raised whenever another position is asked for: what arrives for an earlier wish is not shown. */
  #wish = 0

  constructor(positions: Positions<T>, motion: Motion, changed: () => void) {
    this.#positions = positions
    this.#motion = motion
    this.#changed = changed
  }

  /** The earlier position that is shown; null when the present is. */
  get shown(): { readonly position: number; readonly found: T } | null {
    return this.#shown
  }

  /** Steps are being played that lead to the present. */
  get watching(): boolean {
    return this.#playing !== null && this.#shown !== null
  }

  /** Steps wait until somebody asks for them. */
  get paused(): boolean {
    return this.#paused
  }

  /** How many steps are still to be played. */
  get behind(): number {
    return this.watching && this.#shown ? this.#positions.count() - this.#shown.position : 0
  }

  readonly show = (position: number): void => {
    this.#stop()
    void this.#goTo(position)
  }

  readonly backToLive = (): void => {
    this.#paused = false
    this.show(this.#positions.count())
  }

  /** Shows the steps from a position on, one after the other, up to the present. */
  readonly watch = (from: number): void => {
    this.#stop()
    this.#paused = false
    if (from >= this.#positions.count()) return void this.#goTo(from)
    this.#playing = { asked: true }
    this.#arrived(this.#goTo(from))
  }

  /** Others have acted since this position, which was the present; nothing is told yet. */
  follow(from: number): void {
    const count = this.#positions.count()
    if (this.#shown || from >= count) return
    const next = this.#next(from)
    const free = !this.#resting && !this.#paused
    if (count - from > MOST || (free && next >= count)) {
      this.#rest()
      return
    }
    const found = this.#positions.at(from)
    if (found === null || found instanceof Promise) return
    this.#shown = { position: from, found }
    this.#playing = { asked: false }
    if (free) this.#arrived(this.#goTo(next))
  }

  pause(): void {
    this.#paused = true
    this.#changed()
  }

  /** Goes on from the position that is shown. */
  resume(): void {
    this.#paused = false
    if (this.#shown && !this.#playing) this.#playing = { asked: true }
    if (this.#resting || !this.watching) this.#changed()
    else this.#advance()
  }

  /** The next step at once, and then no more. */
  step(): void {
    this.#paused = true
    if (!this.#shown) return this.#changed()
    this.#playing ??= { asked: true }
    this.#advance()
  }

  /** The present is shown again, without a word to anybody. Its last step takes its time. */
  reset(): void {
    this.#wish++
    this.#stop()
    this.#shown = null
    this.#rest()
  }

  /** Positions after this one are no longer the past. */
  cut(end: number): void {
    if (!this.#shown || this.#shown.position <= end) return
    this.#wish++
    this.#stop()
    this.#shown = null
  }

  #stop(): void {
    this.#playing = null
    this.#resting = false
  }

  /** The next position to stop at: steps that take no time are passed over. */
  #next(from: number): number {
    const count = this.#positions.count()
    let next = from + 1
    while (next < count && this.#stay(next) === 0) next++
    return next
  }

  #stay(position: number): number {
    const ms = this.#motion.stay(position)
    return this.#playing?.asked ? Math.max(LEAST_MS, ms) : ms
  }

  #advance(): void {
    if (this.#shown) this.#arrived(this.#goTo(this.#next(this.#shown.position)))
  }

  /** The position stays for its time, once it is there. What is at hand is shown without waiting. */
  #arrived(there: boolean | Promise<boolean>): void {
    this.#resting = true
    if (there instanceof Promise) void there.then(found => found && this.#rest())
    else if (there) this.#rest()
  }

  /** What is on the screen stays for its time; then the next step comes. */
  #rest(): void {
    const wish = this.#wish
    const position = this.#shown?.position ?? this.#positions.count()
    this.#resting = true
    void this.#motion.wait(this.#stay(position)).then(() => this.#rested(wish))
  }

  #rested(wish: number): void {
    if (this.#wish !== wish) return
    this.#resting = false
    if (this.watching && !this.#paused) this.#advance()
  }

  /** False when something else was asked for meanwhile, or the position cannot be had. */
  #goTo(position: number): boolean | Promise<boolean> {
    const wish = ++this.#wish
    const at = Math.max(0, position)
    const found = at >= this.#positions.count() ? null : this.#positions.at(at)
    return found instanceof Promise
      ? found.then(each => this.#arrive(wish, at, each))
      : this.#arrive(wish, at, found)
  }

  #arrive(wish: number, at: number, found: T | null): boolean {
    if (this.#wish !== wish) return false
    const live = at >= this.#positions.count()
    const lost = !live && found === null
    if (lost) {
      // Who asked to watch stays where they are; whoever follows is not kept from the present.
      if (this.#playing?.asked === false) this.#shown = null
      this.#stop()
    } else {
      this.#shown = live || found === null ? null : { position: at, found }
      if (live) this.#playing = null
    }
    this.#changed()
    return !lost
  }
}
