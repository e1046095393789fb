import { useEffect, useState } from 'react'

export const SPEEDS = { slow: 2000, normal: 900, fast: 250 } as const
export type Speed = keyof typeof SPEEDS

export interface Playback {
  readonly position: number
  /** The last move was one step ahead, so it can be animated. */
  readonly forward: boolean
  readonly playing: boolean
  readonly speed: Speed
  readonly go: (position: number) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: Speed) => void
}

/** Where a replay stands; plays by itself if asked. */
export function usePlayback(end: number, start: number): Playback {
  const [{ position, forward }, setPlace] = useState({ position: start, forward: false })
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const go = (to: number) => {
    const next = Math.min(end, Math.max(0, to))
    setPlace({ position: next, forward: next === position + 1 })
    if (next === end) setPlaying(false)
  }
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      setPlace({ position: position + 1, forward: true })
      if (position + 1 >= end) setPlaying(false)
    }, SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, position, speed, end])
  const toggle = () => {
    if (!playing && position >= end) setPlace({ position: 0, forward: false })
    setPlaying(!playing && end > 0)
  }
  return { position, forward, playing, speed, go, toggle, setSpeed }
}
