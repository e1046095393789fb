import { type CalledProgram, callProgram, type Slip } from '@ludoteca/bots/program'
import type { Action, AnyGame, Options, Seat, Standing } from '@ludoteca/engine'

/** Answers that cannot be used, for one decision, and starts of the program, for one game. */
const MOST = { slips: 3, starts: 4 } as const

interface MindDeps {
  readonly command: string
  readonly game: AnyGame
  readonly rules: number
  readonly seats: number
  readonly seat: Seat
  readonly options: Options
  onReady(name: string): void
  /** An answer could not be used; the program is asked again. */
  onSlip(slip: Slip | { readonly failure: 'unready' | 'flood' }, ms: number): void
}

/** The program at one table. It is started again when it ends, and asked again when it answers badly, a few times. */
export class Mind {
  private program: CalledProgram | null = null
  private starts = 0
  private left = false
  private readonly deps: MindDeps

  constructor(deps: MindDeps) {
    this.deps = deps
  }

  /** What it chooses, within `ms()` each time; null when it cannot play this game. */
  async choose(view: object, legal: readonly Action[], ms: () => number): Promise<Action | null> {
    for (let slips = 0; slips < MOST.slips; slips++) {
      const program = this.running()
      if (!program) return null
      const time = ms()
      const answer = await program.ask(view, legal, time)
      if (!('failure' in answer)) return answer
      const ending = program.ending()
      if (this.left) return null
      if (ending !== null) this.program = null
      this.deps.onSlip(ending === 'unready' || ending === 'flood' ? { failure: ending } : answer, time)
    }
    return null
  }

  /** Ends the program until there is something to choose again, which is no start that counts. */
  async rest(): Promise<void> {
    const { program } = this
    if (!program) return
    this.program = null
    this.starts--
    await program.over(null)
  }

  /** Says goodbye; null when there is no end to tell of. */
  async over(standings: readonly Standing[] | null): Promise<void> {
    this.left = true
    await this.program?.over(standings)
    this.program = null
  }

  private running(): CalledProgram | null {
    if (this.program || this.starts >= MOST.starts) return this.program
    this.starts++
    const { command, game, rules, seats, seat, options, onReady } = this.deps
    this.program = callProgram(command, { game, rules, seats, seat, options, onReady })
    return this.program
  }
}
