import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './flights.module.css'

/** Something that went from one place on the board to another; the first place found counts. */
export interface Flight {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly art: ReactNode
}

interface FlightsProps {
  readonly frame: RefObject<HTMLElement | null>
  /** Changes when there is something new to show. */
  readonly moment: unknown
  readonly flights: readonly Flight[]
  /** 0 means that nothing flies. */
  readonly ms: number
}

const MOST = 16
const SIZE = 26

function centre(frame: HTMLElement, spots: readonly string[]): readonly [x: number, y: number] | null {
  for (const spot of spots) {
    const box = frame.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect()
    if (box && box.width > 0) return [box.x + box.width / 2, box.y + box.height / 2]
  }
  return null
}

const at = ([x, y]: readonly [number, number], scale: number): string =>
  `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`

/** Shows what moved between two positions. It never stands in the way of the next click. */
export function Flights({ frame, moment, flights, ms }: FlightsProps) {
  const [shown, setShown] = useState<{ readonly flights: readonly Flight[] } | null>(null)
  const seen = useRef(moment)
  useLayoutEffect(() => {
    if (seen.current === moment) return
    seen.current = moment
    setShown(ms > 0 && flights.length > 0 ? { flights: flights.slice(0, MOST) } : null)
  }, [moment, flights, ms])
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = frame.current
    if (!shown || !root || !layer.current) return
    const moves = [...layer.current.children].flatMap((piece, i) => {
      const flight = shown.flights[i]
      const from = flight && centre(root, flight.from)
      const to = flight && centre(root, flight.to)
      if (!from || !to) {
        piece.setAttribute('hidden', '')
        return []
      }
      const frames = [{ transform: at(from, 1) }, { transform: at(to, 0.7), opacity: 0.6 }]
      return [piece.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'both' })]
    })
    const landed = () => setShown(now => (now === shown ? null : now))
    Promise.all(moves.map(each => each.finished)).then(landed, () => {})
    return () => {
      for (const move of moves) move.cancel()
    }
  }, [shown, frame, ms])
  if (!shown) return null
  return (
    <div ref={layer} aria-hidden="true">
      {shown.flights.map((flight, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a flight lives for a quarter of a second
          key={i}
          className={styles.flight}
          style={{ width: SIZE, height: SIZE }}
        >
          {flight.art}
        </div>
      ))}
    </div>
  )
}
