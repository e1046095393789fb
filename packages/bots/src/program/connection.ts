import { run } from './guard.ts'
import { type FromProgram, readMessage, type ToProgram } from './messages.ts'

/** Why a program plays no more: it has left, never said it was ready, or wrote without end. */
export type Ending = 'ended' | 'unready' | 'flood'

interface Connection {
  send(message: ToProgram): void
  /** The next message that fits; or why there is none. */
  next(fits: (said: FromProgram) => boolean, ms: number): Promise<FromProgram | 'late' | 'dead'>
  /** Null while it runs. */
  ending(): Ending | null
  /** Ends the program. */
  end(why: Ending): void
  /** Closes its input; done when it has left or was ended. */
  close(): Promise<void>
}

/** Characters a program may write for one question. No answer needs a hundredth of it. */
const MOST_WRITTEN = 256 * 1024
/** Time to leave after the game. */
const LEAVE_MS = 1000

export function connect(command: string): Connection {
  const { input, output, onExit, end: kill } = run(command)
  let ending: Ending | null = null
  let running = true
  let leaving = false
  let waiting: ((said: FromProgram | 'dead') => void) | null = null
  const gone = (why: Ending): void => {
    ending ??= why
    waiting?.('dead')
  }
  const end = (why: Ending): void => {
    gone(why)
    kill()
    output.destroy()
  }
  const left: (() => void)[] = []
  onExit(() => {
    running = false
    gone('ended')
    for (const tell of left) tell()
  })

  // Read only while an answer is awaited: whoever talks unasked fills its own pipe and waits.
  let rest = ''
  let written = 0
  output.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk.length
    if (written > MOST_WRITTEN) return end('flood')
    const lines = chunk.split('\n')
    lines[0] = rest + (lines[0] ?? '')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const said = waiting && readMessage(line)
      if (said) waiting?.(said)
    }
    if (!waiting && !leaving) output.pause()
  })
  // It cannot answer any more, but may still be cleaning up.
  output.on('end', () => gone('ended'))
  output.pause()
  const listen = (): void => {
    written = rest.length
    output.resume()
  }

  return {
    send(message) {
      if (!ending) input.write(`${JSON.stringify(message)}\n`)
    },
    next(fits, ms) {
      if (ending) return Promise.resolve('dead')
      return new Promise(resolve => {
        const finish = (said: FromProgram | 'late' | 'dead'): void => {
          clearTimeout(timer)
          waiting = null
          if (!leaving) output.pause()
          resolve(said)
        }
        const timer = setTimeout(() => finish('late'), ms)
        waiting = said => {
          if (said === 'dead' || fits(said)) finish(said)
        }
        listen()
      })
    },
    ending: () => ending,
    end,
    close() {
      leaving = true
      input.end()
      if (!running) return Promise.resolve()
      listen()
      return new Promise(resolve => {
        const timer = setTimeout(kill, LEAVE_MS)
        left.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    },
  }
}
