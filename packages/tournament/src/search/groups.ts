import { below, type Rng } from '@ludoteca/engine'
import { seatingCost } from './seats.ts'

/** A table to fill, or those without one (`size` 0). */
export interface Group {
  readonly people: number
  /** Seats, those of bots included. */
  readonly size: number
}

/** What is good about a way to put people at tables. Weights say what comes first. People are 0 to `count` − 1. */
export interface Task {
  readonly count: number
  readonly groups: readonly Group[]
  /** What it costs that two sit at one table. */
  readonly pair: (a: number, b: number) => number
  /** What it costs that somebody is in a group, whoever else is. */
  readonly alone: (person: number, group: number) => number
  /** What each seat of a table of that size costs a person. */
  readonly seats: (person: number, size: number) => readonly number[]
  readonly seatWeight: number
  /** Searched on while the cost is at least this. */
  readonly good: number
}

/** How many exchanges are tried at most, after those that only ever improve: there are fewer ways to put few people. */
const triesFor = (count: number): number => Math.min(30_000, 50 * count * count)

/**
 * Puts people into groups: begins with the order given, exchanges two people while that improves, then shakes what is not
 * good and repairs it. Bounded by a number of tries; the same for the same lots. Answers with the people of each group.
 */
export function fillGroups(
  task: Task,
  order: readonly number[],
  rng: Rng,
  mayExchange: (a: number, b: number) => boolean = () => true,
): number[][] {
  const search = new Search(task, order, mayExchange)
  search.improve(search.everybody())
  search.shake(rng)
  return search.members
}

export const costOf = (task: Task, members: readonly (readonly number[])[]): number =>
  new Search(task, members.flat(), () => false).total()

/** Whether there is nothing to search on for. */
export const isGood = (task: Task, members: readonly (readonly number[])[]): boolean =>
  new Search(task, members.flat(), () => false).costs.every(each => each < task.good)

class Search {
  private readonly task: Task
  members: number[][]
  private readonly groupOf: number[]
  readonly costs: Float64Array
  private readonly seatCosts: Float64Array
  private tries = 0

  private readonly mayExchange: (a: number, b: number) => boolean

  constructor(task: Task, order: readonly number[], mayExchange: (a: number, b: number) => boolean) {
    this.task = task
    this.mayExchange = mayExchange
    let from = 0
    this.members = task.groups.map(({ people }) => {
      from += people
      return order.slice(from - people, from)
    })
    this.groupOf = new Array(task.count).fill(0)
    this.costs = new Float64Array(task.groups.length)
    this.seatCosts = new Float64Array(task.groups.length)
    for (let g = 0; g < this.members.length; g++) this.renew(g)
  }

  everybody(): number[] {
    return this.members.flat()
  }

  total(): number {
    let sum = 0
    for (const each of this.costs) sum += each
    return sum
  }

  private group(g: number): number[] {
    return this.members[g] as number[]
  }

  private renew(g: number): void {
    for (const person of this.group(g)) this.groupOf[person] = g
    this.seatCosts[g] = this.seatCost(g)
    let cost = this.seatCosts[g] as number
    const people = this.group(g)
    const sits = this.task.groups[g]?.size !== 0
    people.forEach((person, i) => {
      cost += this.task.alone(person, g)
      if (sits) for (let j = 0; j < i; j++) cost += this.task.pair(person, people[j] as number)
    })
    this.costs[g] = cost
  }

  private seatCost(g: number): number {
    const { seats, seatWeight, groups } = this.task
    const size = groups[g]?.size ?? 0
    if (size === 0 || seatWeight === 0) return 0
    const costs = this.group(g).map(person => seats(person, size))
    return seatWeight * seatingCost(costs, size)
  }

  /** What pairs and places cost more when `out` leaves its group for `into`. */
  private replaced(g: number, out: number, into: number): number {
    const { alone, pair, groups } = this.task
    let more = alone(into, g) - alone(out, g)
    if (groups[g]?.size !== 0)
      for (const other of this.group(g)) if (other !== out) more += pair(into, other) - pair(out, other)
    return more
  }

  private exchange(a: number, b: number): void {
    const [g, h] = [this.groupOf[a] as number, this.groupOf[b] as number]
    const [in1, in2] = [this.group(g), this.group(h)]
    in1[in1.indexOf(a)] = b
    in2[in2.indexOf(b)] = a
    this.groupOf[a] = h
    this.groupOf[b] = g
  }

  /** Exchanges the two if that makes the whole cheaper. */
  private tried(a: number, b: number): boolean {
    const [g, h] = [this.groupOf[a] as number, this.groupOf[b] as number]
    if (g === h || !this.mayExchange(a, b)) return false
    this.tries++
    const more = this.replaced(g, a, b) + this.replaced(h, b, a)
    const seatsNow = (this.seatCosts[g] as number) + (this.seatCosts[h] as number)
    if (more >= seatsNow - 1e-9) return false
    this.exchange(a, b)
    if (more + this.seatCost(g) + this.seatCost(h) < seatsNow - 1e-9) {
      this.renew(g)
      this.renew(h)
      return true
    }
    this.exchange(b, a)
    return false
  }

  /** Exchanges while something gets better; begins with `people` and follows what changes. */
  improve(people: readonly number[]): void {
    const waiting = [...people]
    const listed = new Set(waiting)
    const all = this.everybody().sort((a, b) => a - b)
    for (let at = 0; at < waiting.length; at++) {
      const a = waiting[at] as number
      listed.delete(a)
      for (const b of all) {
        if (!this.tried(a, b)) continue
        for (const each of [
          ...this.group(this.groupOf[a] as number),
          ...this.group(this.groupOf[b] as number),
        ])
          if (!listed.has(each)) {
            listed.add(each)
            waiting.push(each)
          }
      }
    }
  }

  /** Moves somebody of a group that is not good anywhere, repairs, and keeps what is no worse. */
  shake(rng: Rng): void {
    const { good, count } = this.task
    this.tries = 0
    while (this.tries < triesFor(count)) {
      const bad = this.members.flatMap((_, g) => ((this.costs[g] as number) >= good ? [g] : []))
      if (bad.length === 0 || this.members.length < 2) return
      const before = { members: this.members.map(each => [...each]), cost: this.total() }
      const touched: number[] = []
      for (let kick = 1 + below(rng, 3); kick > 0; kick--) {
        const group = this.group(bad[below(rng, bad.length)] as number)
        const a = group[below(rng, group.length)] as number
        const b = below(rng, count)
        const [g, h] = [this.groupOf[a] as number, this.groupOf[b] as number]
        this.tries++
        if (g === h || !this.mayExchange(a, b)) continue
        this.exchange(a, b)
        this.renew(g)
        this.renew(h)
        touched.push(...this.group(g), ...this.group(h))
      }
      this.improve(touched)
      if (this.total() <= before.cost) continue
      this.members = before.members
      for (let g = 0; g < this.members.length; g++) this.renew(g)
    }
  }
}
