import type { Acknowledged } from './crash.ts'
import { pause } from './figures.ts'
import type { BenchTable } from './table.ts'

/** A move, from when it was due until everybody at the table had it. */
interface Span {
  readonly from: number
  readonly to: number
}

/** People who play on whatever happens to the houses they are in. */
export class Club {
  readonly spans: Span[] = []
  readonly acknowledged: Acknowledged[] = []
  refused = 0
  /** Moves that were due while every table was busy. */
  late = 0
  private readonly count: number
  private readonly ready: BenchTable[]

  constructor(tables: readonly BenchTable[]) {
    this.count = tables.length
    this.ready = [...tables]
  }

  /** Tables at which something has not arrived yet. */
  get busy(): number {
    return this.count - this.ready.length
  }

  async play(rate: number, seconds: number): Promise<void> {
    const start = performance.now()
    let due = 0
    while (performance.now() - start < seconds * 1000) {
      for (; due < ((performance.now() - start) / 1000) * rate; due++) {
        const [table] = this.ready.splice(Math.floor(Math.random() * this.ready.length), 1)
        if (table) void this.move(table, start + (due / rate) * 1000)
        else this.late++
      }
      await pause(1)
    }
  }

  private async move(table: BenchTable, from: number): Promise<void> {
    const choice = table.choose()
    if (!choice) throw new Error(`nobody is on turn at ${table.id}`)
    const before = choice.page.seq
    const reply = await table.act(choice)
    if (reply.type === 'done') {
      this.acknowledged.push({ table: table.id, id: reply.id, line: choice.line })
      await table.until(() => table.pages.every(page => page.seq > before))
      this.spans.push({ from, to: performance.now() })
      if (table.isOver) await table.begin()
    } else this.refused++
    this.ready.push(table)
  }
}
