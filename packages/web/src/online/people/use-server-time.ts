import { useEffect, useState } from 'react'
import { connection } from '../room.ts'

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
