import type { AnyMatch } from '@ludoteca/engine'
import { checkedReview, isSettled, newReview, type ReviewState, usualTerms } from '@ludoteca/review'
import { useEffect, useState } from 'react'
import { keepReview, keptReview } from './store.ts'
import { work } from './work/work.ts'

/** Shown this often while it is being made, and kept this often. */
const SHOWN_MS = 250
const KEPT_MS = 2000

export interface ReviewInHand {
  /** Null until it is known what is there. */
  readonly state: ReviewState | null
  readonly doing: 'working' | 'stopped' | 'failed'
  readonly stop: () => void
  readonly go: () => void
}

/** Where a review is kept for everybody who may see it. */
export interface Shared {
  /** What is there, whoever sent it; null when nothing is. */
  readonly get: () => Promise<unknown>
  /** Offers a settled one, where it is wanted. */
  readonly put: (state: ReviewState) => void
}

/** What this device has, or else what others have. */
async function known(match: AnyMatch, shared: Shared | undefined): Promise<ReviewState | null> {
  const own = await keptReview(match)
  if (!shared) return own
  const found = checkedReview(match, await shared.get())
  if (own && isSettled(own)) {
    shared.put(own)
    return own
  }
  return found && isSettled(found) ? found : own
}

/** The review of a game: what there is of it already, gone on with until somebody stops it. */
export function useReview(match: AnyMatch, shared?: Shared): ReviewInHand {
  const [state, setState] = useState<ReviewState | null>(null)
  const [doing, setDoing] = useState<ReviewInHand['doing']>('working')
  useEffect(() => {
    if (doing !== 'working') return
    let current = true
    let leave = () => {}
    void known(match, shared).then(kept => {
      if (!current) return
      const from = kept ?? newReview(match, usualTerms(match))
      setState(from)
      if (!isSettled(from))
        leave = goOn(match, from, {
          show: setState,
          done: state => shared?.put(state),
          failed: () => setDoing('failed'),
        })
    })
    return () => {
      current = false
      leave()
    }
  }, [match, shared, doing])
  return { state, doing, stop: () => setDoing('stopped'), go: () => setDoing('working') }
}

interface Told {
  readonly show: (state: ReviewState) => void
  readonly done: (state: ReviewState) => void
  readonly failed: () => void
}

/** Works, shows and keeps; returns how to stop. What was found is kept then, too. */
function goOn(match: AnyMatch, from: ReviewState, { show, done, failed }: Told): () => void {
  let latest = from
  let kept = from
  const keep = (): void => {
    if (kept === latest) return
    kept = latest
    void keepReview(latest)
  }
  const shower = setInterval(() => show(latest), SHOWN_MS)
  const keeper = setInterval(keep, KEPT_MS)
  const end = (): void => {
    clearInterval(shower)
    clearInterval(keeper)
    keep()
  }
  const stop = work(match, from, {
    onState: state => {
      latest = state
      if (!isSettled(state)) return
      end()
      show(state)
      done(state)
    },
    onFailed: () => {
      end()
      failed()
    },
  })
  return () => {
    stop()
    end()
  }
}
