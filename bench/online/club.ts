import type { BenchTable } from '@ludoteca/harness/client/table.ts'
import { drawn, steadily } from '@ludoteca/harness/figures.ts'
import type { Acknowledged } from './compare.ts'

/** A move: when it was due, when it was sent, and when everybody at the table had it. */
interface Span {
  readonly due: number
  readonly from: number
  readonly to: number
}

/** People who play on whatever happens to the servers they are in. */
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

  play(rate: number, seconds: number): Promise<void> {
    return steadily(rate, seconds, due => {
      const table = drawn(this.ready)
      if (table) void this.move(table, due)
      else this.late++
    })
  }

  private async move(table: BenchTable, due: number): Promise<void> {
    const choice = table.choose()
    if (!choice) throw new Error(`nobody is on turn at ${table.id}`)
    const before = choice.page.seq
    const from = performance.now()
    const reply = await table.act(choice)
    if (reply.type === 'done') {
      this.acknowledged.push({ table: table.id, id: reply.id, line: choice.line })
      await table.until(() => table.pages.every(page => page.seq > before))
      this.spans.push({ due, from, to: performance.now() })
      if (table.isOver) await table.begin()
    } else this.refused++
    this.ready.push(table)
  }
}
