import type { Action, AnyGame, Options, Rng, Seat, Standing } from '@ludoteca/engine'
import { chooseAction } from '../choose.ts'
import { connect, type Ending } from './connection.ts'
import { PROTOCOL, plainLine } from './messages.ts'

export type { Ending } from './connection.ts'

/** Why a program lost a move to the `easy` bot. */
export type Failure = 'late' | 'illegal' | 'dead'

export interface Slip {
  readonly failure: Failure
  readonly seat: Seat
  /** What the program said, where it said something; fit to be shown. */
  readonly said: string
}

interface ProgramOptions {
  readonly game: AnyGame
  readonly seats: number
  readonly seat: Seat
  readonly options: Options
  /** For each answer. */
  readonly ms: number
  /** To say that it is ready. */
  readonly startMs?: number
  readonly rng: Rng
  /** Told about every move the program loses. */
  readonly onSlip: (slip: Slip) => void
  /** Told once, with the first move lost, that `easy` plays all the rest. */
  readonly onEnd: (why: Ending) => void
  /** Told what the program calls itself, in one short line; empty if it does not say. */
  readonly onReady?: (name: string) => void
}

/** A player in another process. */
export interface Program {
  decide(view: object, legal: readonly Action[]): Promise<Action>
  /** Says goodbye, with null when the table breaks up early; done when the program has left or was ended. */
  over(standings: readonly Standing[] | null): Promise<void>
}

/** Time to start up: an interpreter on a busy machine needs a while, and whoever misses it plays no more. */
const START_MS = 10_000

const MOST_SAID = 60

/** Starts a program by its command line. It never throws and never hangs: what it loses, `easy` plays. */
export function startProgram(command: string, table: ProgramOptions): Program {
  const { game, seats, seat, options, ms, startMs = START_MS, rng, onSlip, onEnd, onReady } = table
  const line = connect(command)
  line.send({ type: 'hello', protocol: PROTOCOL, game: game.id, rules: game.version, seats, seat, options })
  let asked = 0
  let told = false
  const started = line
    .next(said => said.type === 'ready', startMs)
    .then(said => {
      if (said === 'late') line.end('unready')
      else if (said !== 'dead' && said.type === 'ready') onReady?.(said.name)
    })

  async function ask(view: object, legal: readonly Action[]): Promise<Action | Slip> {
    await started
    const id = ++asked
    line.send({ type: 'decide', id, seat, view, legal: legal.map(game.write), ms })
    const answer = await line.next(said => said.type === 'action' && said.id === id, ms)
    if (answer === 'dead' || answer === 'late') return { failure: answer, seat, said: '' }
    const said = answer.type === 'action' ? answer.action : ''
    const chosen = legal.find(action => game.write(action) === said)
    return chosen ?? { failure: 'illegal', seat, said: plainLine(said, MOST_SAID) }
  }

  return {
    async decide(view, legal) {
      const answer = await ask(view, legal)
      if (!('failure' in answer)) return answer
      onSlip(answer)
      if (answer.failure === 'dead' && !told) {
        told = true
        onEnd(line.ending() ?? 'ended')
      }
      return chooseAction(game, view, seat, legal, { level: 'easy', rng })
    },
    over(standings) {
      if (standings) line.send({ type: 'over', standings })
      return line.close()
    },
  }
}
