import type { Action, Rng, Standing } from '@ludoteca/engine'
import { chooseAction } from '../choose.ts'
import { type CallOptions, callProgram, type Slip } from './call.ts'
import type { Ending } from './connection.ts'

export { type CalledProgram, callProgram, type Failure, type Slip } from './call.ts'
export type { Ending } from './connection.ts'
export { plainLine } from './messages.ts'

interface ProgramOptions extends Omit<CallOptions, 'rules'> {
  /** For each answer. */
  readonly ms: number
  readonly rng: Rng
  /** Told about every move the program loses to the `easy` bot. */
  readonly onSlip: (slip: Slip) => void
  /** Told once, with the first move lost, that `easy` plays all the rest. */
  readonly onEnd: (why: Ending) => void
}

/** A player in another process. */
export interface Program {
  decide(view: object, legal: readonly Action[]): Promise<Action>
  /** Says goodbye, with null when the table breaks up early; done when the program has left or was ended. */
  over(standings: readonly Standing[] | null): Promise<void>
}

/** Starts a program by its command line. What it loses, `easy` plays. */
export function startProgram(command: string, table: ProgramOptions): Program {
  const { game, seat, ms, rng, onSlip, onEnd } = table
  const called = callProgram(command, table)
  let told = false
  return {
    async decide(view, legal) {
      const answer = await called.ask(view, legal, ms)
      if (!('failure' in answer)) return answer
      onSlip(answer)
      if (answer.failure === 'dead' && !told) {
        told = true
        onEnd(called.ending() ?? 'ended')
      }
      return chooseAction(game, view, seat, legal, { level: 'easy', rng })
    },
    over: called.over,
  }
}
