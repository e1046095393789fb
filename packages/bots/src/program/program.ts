import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Action, AnyGame, Options, Rng, Seat, Standing } from '@ludoteca/engine'
import { chooseAction } from '../choose.ts'
import { type FromProgram, PROTOCOL, readMessage, type ToProgram } from './messages.ts'

/** Why a program lost a move to the `easy` bot. */
export type Failure = 'late' | 'illegal' | 'dead'

export interface Slip {
  readonly failure: Failure
  readonly seat: Seat
  /** What the program said, where it said something. */
  readonly said: string
}

export interface ProgramOptions {
  readonly game: AnyGame
  readonly seats: number
  readonly seat: Seat
  readonly options: Options
  /** For each answer; the first one may take `patience` longer because the program has to start. */
  readonly ms: number
  readonly rng: Rng
  /** Told about every move the program loses. */
  readonly onSlip: (slip: Slip) => void
}

/** A player in another process. */
export interface Program {
  decide(view: object, legal: readonly Action[]): Promise<Action>
  /** Says goodbye; done when the program has left or was ended. */
  over(standings: readonly Standing[]): Promise<void>
}

/** Time to start up: an interpreter on a busy machine needs a while. */
const START_MS = 5000
/** Time to leave after the game. */
const LEAVE_MS = 1000

/** Starts a program by its command line. It never throws and never hangs: what it loses, `easy` plays. */
export function startProgram(command: string, table: ProgramOptions): Program {
  const { game, seats, seat, options, ms, rng, onSlip } = table
  const line = connect(command)
  line.send({ type: 'hello', protocol: PROTOCOL, game: game.id, rules: game.version, seats, seat, options })
  let asked = 0
  let started: Promise<unknown> | null = line.next(said => said.type === 'ready', START_MS)

  async function ask(view: object, legal: readonly Action[]): Promise<Action | Slip> {
    if (started) await started
    started = null
    const id = ++asked
    line.send({ type: 'decide', id, seat, view, legal: legal.map(game.write), ms })
    const answer = await line.next(said => said.type === 'action' && said.id === id, ms)
    if (answer === 'dead' || answer === 'late') return { failure: answer, seat, said: '' }
    const said = answer.type === 'action' ? answer.action : ''
    return legal.find(action => game.write(action) === said) ?? { failure: 'illegal', seat, said }
  }

  return {
    async decide(view, legal) {
      const answer = await ask(view, legal)
      if (!('failure' in answer)) return answer
      onSlip(answer)
      return chooseAction(game, view, seat, legal, { level: 'easy', rng })
    },
    over(standings) {
      line.send({ type: 'over', standings })
      return line.close()
    },
  }
}

const GROUPS = process.platform !== 'win32'

interface Connection {
  send(message: ToProgram): void
  /** The next message that fits; or why there is none. */
  next(fits: (said: FromProgram) => boolean, ms: number): Promise<FromProgram | 'late' | 'dead'>
  close(): Promise<void>
}

function connect(command: string): Connection {
  const child: ChildProcess = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own, so that the shell and what it started end together.
    detached: GROUPS,
  })
  let dead = false
  let waiting: ((said: FromProgram | 'dead') => void) | null = null
  const died = (): void => {
    dead = true
    waiting?.('dead')
  }
  child.on('error', died)
  child.on('exit', died)
  child.stdin?.on('error', () => undefined)
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', text => {
      const said = readMessage(text)
      if (said) waiting?.(said)
    })
  }
  return {
    send(message) {
      if (!dead) child.stdin?.write(`${JSON.stringify(message)}\n`)
    },
    next(fits, ms) {
      if (dead) return Promise.resolve('dead')
      return new Promise(resolve => {
        const finish = (said: FromProgram | 'late' | 'dead'): void => {
          clearTimeout(timer)
          waiting = null
          resolve(said)
        }
        const timer = setTimeout(() => finish('late'), ms)
        waiting = said => {
          if (said === 'dead' || fits(said)) finish(said)
        }
      })
    },
    close() {
      child.stdin?.end()
      if (dead) return Promise.resolve()
      return new Promise(resolve => {
        const timer = setTimeout(() => end(child), LEAVE_MS)
        child.on('exit', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    },
  }
}

function end(child: ChildProcess): void {
  if (GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  else child.kill('SIGKILL')
}
