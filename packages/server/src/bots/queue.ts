import type { Level } from '@ludoteca/protocol'

/** For whom a bot's decision is made. */
export interface Wish {
  /** The person whose turn in the queue it takes: each person has one turn, however many tables they have. */
  readonly person: string
  /** How many people play at the table themselves. */
  readonly people: number
}

/** About how long the levels think, in turns. */
const TURNS: Readonly<Record<Level, number>> = {
  random: 1,
  easy: 1,
  medium: 2,
  hard: 6,
  expert: 12,
  master: 30,
}

/** Thinks for a moment only. */
export const isQuick = (level: Level): boolean => TURNS[level] <= 2

/** The weight of a job: more when several people wait for it, less when nobody does. */
const weight = (people: number): number => (people > 1 ? 1 : people === 1 ? 2 : 8)

interface Waiting<T> {
  readonly job: T
  readonly person: string
  readonly turn: number
}

export interface QueueSize {
  /** The most waiting jobs: of one person, and of all together. */
  readonly perPerson: number
  readonly inAll: number
}

export const QUEUE: QueueSize = { perPerson: 40, inAll: 1_000 }

/**
 * Who is next, in fair queueing: a job's turn comes as much later than now, or than its person's last one, as it will
 * take. So people take turns, whatever they have asked for; who asks for little, or for several people, comes first; and
 * a job that waits is passed over only by those whose turn comes before its own, which are no more than there are people.
 */
export class FairQueue<T> {
  private readonly waiting: Waiting<T>[] = []
  /** When the turn of each waiting person's last job comes, and how many they have. */
  private readonly people = new Map<string, { last: number; jobs: number }>()
  private now = 0
  private readonly size: QueueSize

  constructor(size: QueueSize = QUEUE) {
    this.size = size
  }

  get length(): number {
    return this.waiting.length
  }

  /** False when the queue is full, for this person or for all. */
  push(job: T, level: Level, { person, people }: Wish): boolean {
    const own = this.people.get(person) ?? { last: this.now, jobs: 0 }
    if (own.jobs >= this.size.perPerson || this.waiting.length >= this.size.inAll) return false
    const turn = Math.max(this.now, own.last) + TURNS[level] * weight(people)
    this.people.set(person, { last: turn, jobs: own.jobs + 1 })
    const at = this.waiting.findLastIndex(each => each.turn <= turn)
    this.waiting.splice(at + 1, 0, { job, person, turn })
    return true
  }

  /** The next job among those that fit now. */
  first(fits: (job: T) => boolean = () => true): T | undefined {
    return this.waiting.find(each => fits(each.job))?.job
  }

  shift(fits: (job: T) => boolean = () => true): T | undefined {
    const at = this.waiting.findIndex(each => fits(each.job))
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1)
    if (!next) return undefined
    this.now = Math.max(this.now, next.turn)
    this.left(next.person)
    return next.job
  }

  /** Removes a job that is no longer wanted; false when it is not in the queue. */
  drop(job: T): boolean {
    const at = this.waiting.findIndex(each => each.job === job)
    const [gone] = at < 0 ? [] : this.waiting.splice(at, 1)
    if (gone) this.left(gone.person)
    return gone !== undefined
  }

  clear(): T[] {
    this.people.clear()
    return this.waiting.splice(0).map(each => each.job)
  }

  /** Forgets a person with no waiting jobs, so that finished jobs do not delay their next one. */
  private left(person: string): void {
    const own = this.people.get(person)
    if (!own) return
    if (own.jobs > 1) this.people.set(person, { ...own, jobs: own.jobs - 1 })
    else this.people.delete(person)
  }
}
