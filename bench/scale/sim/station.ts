import type { Agenda } from './agenda.ts'

interface Waiting {
  readonly seconds: number
  readonly done: () => void
}

/** A queue that is read from its front without being copied. */
class Line<T> {
  private items: T[] = []
  private first = 0

  get length(): number {
    return this.items.length - this.first
  }

  push(item: T): void {
    this.items.push(item)
  }

  shift(): T | undefined {
    if (this.first >= this.items.length) return undefined
    const item = this.items[this.first++]
    if (this.first > 1_000 && this.first * 2 > this.items.length) {
      this.items = this.items.slice(this.first)
      this.first = 0
    }
    return item
  }
}

/** So many who serve, and one queue before them: whoever comes first is served first. */
export class Station {
  arrived = 0
  served = 0
  refused = 0
  /** Seconds of work that were done. */
  busy = 0
  private readonly agenda: Agenda
  private readonly servers: number
  private readonly most: number
  private readonly line = new Line<Waiting>()
  private serving = 0

  /** `most` may wait; who comes then is refused. */
  constructor(agenda: Agenda, servers: number, most = Number.POSITIVE_INFINITY) {
    this.agenda = agenda
    this.servers = servers
    this.most = most
  }

  /** Those who wait or are being served. */
  get present(): number {
    return this.line.length + this.serving
  }

  /** False: there is no room. */
  ask(seconds: number, done: () => void = () => {}): boolean {
    this.arrived++
    if (this.serving >= this.servers && this.line.length >= this.most) {
      this.refused++
      return false
    }
    if (this.serving < this.servers) this.serve({ seconds, done })
    else this.line.push({ seconds, done })
    return true
  }

  private serve({ seconds, done }: Waiting): void {
    this.serving++
    this.agenda.in(seconds, () => {
      this.serving--
      this.served++
      this.busy += seconds
      const next = this.line.shift()
      if (next) this.serve(next)
      done()
    })
  }
}

/** Takes all that has come in meanwhile, up to so many, as one: statements with moves, and the disk. */
export class Together {
  rounds = 0
  served = 0
  private readonly work: (count: number, done: () => void) => void
  private readonly most: number
  private readonly line = new Line<() => void>()
  private atWork = false

  constructor(work: (count: number, done: () => void) => void, most = Number.POSITIVE_INFINITY) {
    this.work = work
    this.most = most
  }

  ask(done: () => void): void {
    this.line.push(done)
    if (!this.atWork) this.begin()
  }

  private begin(): void {
    const taken: (() => void)[] = []
    while (taken.length < this.most) {
      const next = this.line.shift()
      if (!next) break
      taken.push(next)
    }
    if (taken.length === 0) return
    this.atWork = true
    this.work(taken.length, () => {
      this.rounds++
      this.served += taken.length
      this.atWork = false
      this.begin()
      for (const done of taken) done()
    })
  }
}
