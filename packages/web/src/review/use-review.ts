import type { AnyMatch } from '@ludoteca/engine'
import { isSettled, newReview, type ReviewState, usualTerms } from '@ludoteca/review'
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

/** The review of a game: what this device has of it, gone on with until somebody stops it. */
export function useReview(match: AnyMatch): ReviewInHand {
  const [state, setState] = useState<ReviewState | null>(null)
  const [doing, setDoing] = useState<ReviewInHand['doing']>('working')
  useEffect(() => {
    if (doing !== 'working') return
    let current = true
    let leave = () => {}
    void keptReview(match).then(kept => {
      if (!current) return
      const from = kept ?? newReview(match, usualTerms(match))
      setState(from)
      if (!isSettled(from)) leave = goOn(match, from, setState, () => setDoing('failed'))
    })
    return () => {
      current = false
      leave()
    }
  }, [match, doing])
  return { state, doing, stop: () => setDoing('stopped'), go: () => setDoing('working') }
}

/** Works, shows and keeps; returns how to stop. What was found is kept then, too. */
function goOn(
  match: AnyMatch,
  from: ReviewState,
  show: (state: ReviewState) => void,
  onFailed: () => void,
): () => void {
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
    },
    onFailed: () => {
      end()
      onFailed()
    },
  })
  return () => {
    stop()
    end()
  }
}
