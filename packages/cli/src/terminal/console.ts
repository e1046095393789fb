import { createInterface, type Interface } from 'node:readline'
import { paintFor } from '@ludoteca/terminal-kit/paint.ts'
import { plain, plainOver } from './plain.ts'
import type { Complete, Terminal } from './terminal.ts'

const WIDEST = 100

/** The terminal this process runs in. Input may also come from a pipe or a file. */
export function consoleTerminal(interruptAnswer: string): Terminal {
  const { stdin, stdout, stderr, env } = process
  const interactive = Boolean(stdin.isTTY && stdout.isTTY)
  const lines = lineReader(interactive, interruptAnswer)
  // Somebody who closes the pipe (`| head`) has seen enough.
  stdout.on('error', () => process.exit(0))
  return {
    out: text => void stdout.write(`${plain(text)}\n`),
    err: text => void stderr.write(plainOver(text)),
    async ask(question, complete) {
      const answer = await lines.next(plain(question), complete)
      // A piped answer is shown where it would have been typed, so that the record can be read.
      if (!interactive) stdout.write(plain(`${question}${answer ?? ''}\n`))
      return answer
    },
    close: lines.close,
    paint: paintFor(env, Boolean(stdout.isTTY)),
    interactive,
    redraws: Boolean(stderr.isTTY),
    columns: Math.min(stdout.columns ?? WIDEST, WIDEST),
  }
}

/** Opened at the first question: a command that asks nothing leaves the input alone. */
function lineReader(interactive: boolean, interruptAnswer: string) {
  const waiting: string[] = []
  let asked: ((answer: string | null) => void) | null = null
  let ended = false
  let interrupted = false
  let complete: Complete = () => []
  let reader: Interface | null = null

  const give = (answer: string | null) => {
    const resolve = asked
    asked = null
    if (resolve) resolve(answer)
    else if (answer !== null) waiting.push(answer)
  }
  const open = (): Interface => {
    const opened = createInterface({
      input: process.stdin,
      ...(interactive ? { output: process.stdout } : {}),
      terminal: interactive,
      completer: (line: string) => [complete(line), line],
    })
    opened.on('line', line => {
      interrupted = false
      give(line)
    })
    // Ctrl-C asks to leave; once more means it.
    opened.on('SIGINT', () => {
      give(interrupted ? null : interruptAnswer)
      interrupted = true
    })
    opened.on('close', () => {
      ended = true
      give(null)
    })
    return opened
  }
  return {
    async next(question: string, completion: Complete = () => []): Promise<string | null> {
      complete = completion
      reader ??= open()
      const line = waiting.shift()
      if (line !== undefined) return line
      if (ended) return null
      if (interactive) {
        reader.setPrompt(question)
        reader.prompt()
      }
      return new Promise(resolve => {
        asked = resolve
      })
    },
    close() {
      reader?.close()
    },
  }
}
