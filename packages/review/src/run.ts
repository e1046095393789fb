import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Interruption } from '@ludoteca/bots'
import type { AnyMatch } from '@ludoteca/engine'
import type { ReviewState } from './findings.ts'
import { lookAt } from './look.ts'
import { pending, withLook } from './state.ts'

/**
 * Goes on with a review until it is settled, or until somebody interrupts; after every look there is a state that can be
 * kept and gone on with.
 */
export async function* reviewing(
  match: AnyMatch,
  from: ReviewState,
  signal?: Interruption,
  known?: AnyKnowledge,
): AsyncGenerator<ReviewState> {
  let state = from
  for (let jobs = pending(state); jobs.length > 0; jobs = pending(state)) {
    for (const job of jobs) {
      const look = signal?.aborted ? null : await lookAt(match, state.terms, job, signal, known)
      if (!look) return
      state = withLook(state, look)
      yield state
    }
  }
}
