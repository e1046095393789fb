import { useCallback, useEffect, useRef, useState } from 'react'
import type { TigrisProps } from '../types.ts'
import type { ConflictResult } from './use-conflict-result.ts'

export interface Staging {
  /** How the conflict ended that is being played out now. */
  readonly result: ConflictResult | null
  readonly ms: number
  /** Plays it out again; null where nothing moves. */
  readonly again: (() => void) | null
}

/** Whoever asks to see it again wants to see it in full. */
const ASKED_MS = 2500

/** A conflict that ends while one looks is played out on the map, until it is over or something is pressed. */
export function useStage(
  result: ConflictResult | null,
  { motionMs, stageMs }: Pick<TigrisProps, 'motionMs' | 'stageMs'>,
): Staging {
  const seen = useRef(result?.ended)
  const [playing, setPlaying] = useState<{ readonly result: ConflictResult; readonly ms: number } | null>(
    null,
  )
  const play = useCallback((played: ConflictResult | null, ms: number) => {
    setPlaying(played && ms > 0 ? { result: played, ms } : null)
  }, [])
  useEffect(() => {
    if (result?.ended === seen.current) return
    seen.current = result?.ended
    play(result, stageMs)
  }, [result, stageMs, play])
  useEffect(() => {
    if (!playing) return
    const over = () => setPlaying(null)
    const timer = setTimeout(over, playing.ms)
    // It lies over the map: nobody has to wait for it.
    addEventListener('pointerdown', over, true)
    addEventListener('keydown', over, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', over, true)
      removeEventListener('keydown', over, true)
    }
  }, [playing])
  return {
    result: playing?.result ?? null,
    ms: playing?.ms ?? 0,
    again: result && motionMs > 0 ? () => play(result, ASKED_MS) : null,
  }
}
