import type { Action, AnyGame, Options, Seat, Standing } from '@ludoteca/engine'
import { connect, type Ending } from './connection.ts'
import { PROTOCOL, plainLine } from './messages.ts'

/** Why an answer could not be used. */
export type Failure = 'late' | 'illegal' | 'dead'

export interface Slip {
  readonly failure: Failure
  readonly seat: Seat
  /** What the program said, where it said something; fit to be shown. */
  readonly said: string
}

export interface CallOptions {
  readonly game: AnyGame
  readonly seats: number
  readonly seat: Seat
  readonly options: Options
  /** The version of the rules that the game goes by, if not the latest. */
  readonly rules?: number
  /** To say that it is ready. */
  readonly startMs?: number
  /** Told what the program calls itself, in one short line; empty if it does not say. */
  readonly onReady?: (name: string) => void
}

/** A program that has been started, and plays one seat. */
export interface CalledProgram {
  /** What it chooses within so many milliseconds, or why there is no choice of its. */
  ask(view: object, legal: readonly Action[], ms: number): Promise<Action | Slip>
  /** Why it plays no more; null while it does. */
  ending(): Ending | null
  /** Says goodbye, with null when the table breaks up early; done when the program has left or was ended. */
  over(standings: readonly Standing[] | null): Promise<void>
}

/** Time to start up: an interpreter on a busy machine needs a while, and whoever misses it plays no more. */
const START_MS = 10_000

const MOST_SAID = 60

/** Starts a program by its command line. It never throws and never hangs. */
export function callProgram(command: string, table: CallOptions): CalledProgram {
  const { game, seats, seat, options, rules = game.version, startMs = START_MS, onReady } = table
  const line = connect(command)
  line.send({ type: 'hello', protocol: PROTOCOL, game: game.id, rules, seats, seat, options })
  let asked = 0
  const started = line
    .next(said => said.type === 'ready', startMs)
    .then(said => {
      if (said === 'late') line.end('unready')
      else if (said !== 'dead' && said.type === 'ready') onReady?.(said.name)
    })

  return {
    async ask(view, legal, ms) {
      await started
      const id = ++asked
      line.send({ type: 'decide', id, seat, view, legal: legal.map(game.write), ms })
      const answer = await line.next(said => said.type === 'action' && said.id === id, ms)
      if (answer === 'dead' || answer === 'late') return { failure: answer, seat, said: '' }
      const said = answer.type === 'action' ? answer.action : ''
      const chosen = legal.find(action => game.write(action) === said)
      return chosen ?? { failure: 'illegal', seat, said: plainLine(said, MOST_SAID) }
    },
    ending: () => line.ending(),
    over(standings) {
      if (standings) line.send({ type: 'over', standings })
      return line.close()
    },
  }
}
