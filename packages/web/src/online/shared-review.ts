import type { Shared } from '../review/use-review.ts'
import { call } from './api.ts'

interface Answer {
  readonly review: unknown
  /** There is none yet, and this person sat at the table. */
  readonly wanted: boolean
}

/** The review of a finished table that the server keeps: that of whoever sat there and asked first. */
export function sharedReview(id: string): Shared {
  const path = `/tables/${id}/review`
  let isWanted = false
  return {
    async get() {
      const kept = await call<Answer>('GET', path)
      isWanted = kept.ok && kept.value.wanted
      return kept.ok ? kept.value.review : null
    },
    put(review) {
      if (isWanted) void call('PUT', path, { review })
      isWanted = false
    },
  }
}
