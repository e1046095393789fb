import type { Seat } from '@ludoteca/engine'
import type { ClockFacts, Pace } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { connection } from '../room.ts'

/** Milliseconds this seat has left at a moment of the server's time; null when no clock concerns it. */
export function timeLeft(clock: ClockFacts, pace: Pace, seat: Seat, now: number): number | null {
  if (clock.running === seat && clock.due !== null) return Math.max(0, clock.due - now)
  // Days are counted per turn: those who wait have no clock.
  return pace.kind === 'live' ? (clock.left[seat] ?? null) : null
}

/** Under this, a clock warns. */
export const SHORT_MS = 30_000

/** The server's time, renewed every second while a clock runs. */
export function useServerTime(running: boolean): number {
  const [now, setNow] = useState(connection.now)
  useEffect(() => {
    if (!running) return
    setNow(connection.now())
    const timer = setInterval(() => setNow(connection.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
