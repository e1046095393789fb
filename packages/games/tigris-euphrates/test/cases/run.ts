import { canonical } from '@ludoteca/engine'
import { clone, type State } from '../../rules/state.ts'
import { type Check, parseCheck } from './checks.ts'
import { type Command, parseCommand, run } from './commands.ts'
import type { Case } from './parse.ts'
import { Malformed, position } from './position.ts'

/** Where and why a case does not hold. */
interface Failure {
  readonly line: number
  readonly what: string
  readonly malformed?: true
}

type Step =
  | { readonly kind: 'when'; readonly line: number; readonly commands: readonly Command[] }
  | { readonly kind: 'then'; readonly line: number; readonly checks: readonly (readonly [string, Check])[] }

class At extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Runs one line of the parser so that what it throws knows its line. */
function reading<T>(line: number, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof Malformed) throw new At(line, error.message)
    throw error
  }
}

/** Tokens may lean on later ones, so all are laid out together; the line to blame is found afterwards. */
function startOf(test: Case): State {
  const givens = test.clauses.filter(clause => clause.kind === 'given')
  const upTo = (count: number): State =>
    position(
      givens
        .slice(0, count)
        .flatMap(clause => clause.parts)
        .join(' '),
    )
  try {
    return upTo(givens.length)
  } catch (error) {
    for (const [i, clause] of givens.entries()) reading(clause.line, () => upTo(i + 1))
    throw error
  }
}

/** Reads everything before anything is run: a malformed case is reported as such. */
function prepare(test: Case): { start: State; steps: Step[] } {
  const start = startOf(test)
  const steps = test.clauses.flatMap(({ kind, line, parts }): Step[] => {
    if (kind === 'when')
      return [{ kind, line, commands: reading(line, () => parts.map(p => parseCommand(start, p))) }]
    if (kind === 'then') {
      return [{ kind, line, checks: reading(line, () => parts.map(p => [p, parseCheck(start, p)] as const)) }]
    }
    return []
  })
  return { start, steps }
}

/** Null when the case holds. */
export function runCase(test: Case): Failure | null {
  try {
    const { start, steps } = prepare(test)
    return play(start, steps)
  } catch (error) {
    if (error instanceof At) return { line: error.line, what: error.message, malformed: true }
    // One strange position must not keep the other cases of a file from running.
    return { line: test.line, what: `the rules failed: ${error instanceof Error ? error.message : error}` }
  }
}

function play(before: State, steps: readonly Step[]): Failure | null {
  const now = clone(before)
  let refused: boolean | null = null
  for (const [i, step] of steps.entries()) {
    if (step.kind === 'then') {
      for (const [text, check] of step.checks) {
        const found = check({ before, now, refused })
        if (found) return { line: step.line, what: `${text}: ${found}` }
      }
      continue
    }
    const next = steps[i + 1]
    const refusalExpected = next?.kind === 'then' && next.checks.some(([text]) => text === 'illegal')
    for (const [c, command] of step.commands.entries()) {
      const untouched = canonical(now)
      const refusal = run(now, command)
      refused = refusal !== null
      const last = c === step.commands.length - 1
      if (refusal && !(last && refusalExpected)) {
        return { line: step.line, what: `${command.text} was refused: ${refusal.rule}` }
      }
      if (refusal && canonical(now) !== untouched) {
        return { line: step.line, what: `${command.text} was refused but changed something` }
      }
    }
  }
  return null
}
