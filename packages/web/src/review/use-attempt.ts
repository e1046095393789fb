import { type Action, type AnyMatch, writeSave } from '@ludoteca/engine'
import type { Moment, Terms, Tried } from '@ludoteca/review'
import { useEffect, useRef, useState } from 'react'
import { Line } from './work/line.ts'

/** What somebody would do instead, and what came of it. */
export interface Attempt {
  readonly notation: string
  readonly tried?: Tried
  readonly failed?: true
}

/** As many steps as the last look took. */
const TIMES = 16

/** Checks choices made instead, in a worker of their own; the latest is what counts. */
export function useAttempt(
  match: AnyMatch,
  terms: Terms,
  { step, best, why }: Moment,
): [Attempt | null, (action: Action) => void] {
  const line = useRef<Line | null>(null)
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  useEffect(
    () => () => {
      line.current?.close()
      line.current = null
    },
    [],
  )
  const check = (action: Action): void => {
    const notation = match.game.write(action)
    if (notation === best) return setAttempt({ notation, tried: { loss: 0, why: why?.best ?? null } })
    setAttempt({ notation })
    if (!line.current) line.current = new Line(writeSave(match))
    const job = { step, steps: terms.steps * TIMES, reasons: true, opinions: 1 }
    const answer = (found: Attempt): void =>
      setAttempt(latest => (latest?.notation === notation ? found : latest))
    line.current.attempt(terms, job, notation).then(
      tried => answer({ notation, tried }),
      () => answer({ notation, failed: true }),
    )
  }
  return [attempt, check]
}
