import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { columnOf, HEIGHT, rowOf, WIDTH } from '../../../rules/index.ts'
import { MARGIN, PICTURE_HEIGHT, PICTURE_WIDTH, SIDE } from './geometry.ts'

/** A finger needs this much, in CSS pixels. */
const TOUCH = 44
const STEPS = 1.15
const LARGEST = 3.5

interface Zoom {
  readonly scale: number
  /** The point of the picture in the middle of the frame, as parts of its width and height. */
  readonly x: number
  readonly y: number
}

const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 }

/** So much of the frame may stay free below the picture: the button that lies there covers no square. */
const SPARE = 0.25

/** Keeps the picture over the frame. */
export function within({ scale, x, y }: Zoom): Zoom {
  const kept = Math.min(LARGEST, Math.max(1, scale))
  if (kept === 1) return WHOLE
  const half = 0.5 / kept
  const keep = (part: number, most: number): number => Math.min(most, Math.max(half, part))
  return { scale: kept, x: keep(x, 1 - half), y: keep(y, 1 - half + SPARE / kept) }
}

interface Finger {
  readonly x: number
  readonly y: number
}

const middle = (one: Finger, other: Finger): Finger => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
const apart = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y)

/** Magnifies the map: by a tap on a square too small for a finger, by pinching, and moves it by dragging. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(WHOLE)
  const fingers = useRef(new Map<number, Finger>())
  const dragged = useRef(false)

  const squareWidth = (): number => ((frame.current?.clientWidth ?? PICTURE_WIDTH) / PICTURE_WIDTH) * SIDE

  /** Whether squares are too small for a finger as they are shown now. */
  const tooSmall = (): boolean => squareWidth() * zoom.scale * STEPS < TOUCH

  const zoomTo = (square: number): void =>
    setZoom(
      within({
        scale: Math.min(LARGEST, Math.max(1, (TOUCH * STEPS) / squareWidth())),
        x: (MARGIN + (columnOf(square) + 0.5) * SIDE) / PICTURE_WIDTH,
        y: (MARGIN + (rowOf(square) + 0.5) * SIDE) / PICTURE_HEIGHT,
      }),
    )

  const move = (from: readonly Finger[], to: readonly Finger[]): void => {
    const box = frame.current?.getBoundingClientRect()
    const [a, b] = from
    const [c, d] = to
    if (!box || !a || !c) return
    const start = b ? middle(a, b) : a
    const end = d ? middle(c, d) : c
    const by = b && d ? apart(c, d) / Math.max(1, apart(a, b)) : 1
    setZoom(({ scale, x, y }) =>
      within({
        scale: scale * by,
        x: x - (end.x - start.x) / box.width / scale,
        y: y - (end.y - start.y) / box.height / scale,
      }),
    )
  }

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && zoom.scale === 1) return
      if (fingers.current.size === 0) dragged.current = false
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      if (!dragged.current && fingers.current.size === 1 && apart(before, now) < 8) return
      dragged.current = true
      const from = [...fingers.current.values()]
      fingers.current.set(event.pointerId, now)
      if (zoom.scale > 1 || from.length > 1) move(from, [...fingers.current.values()])
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    // The click that ends a drag chooses nothing.
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
  }

  const shift = (part: number): number => (0.5 - part * zoom.scale) * 100
  const style = {
    transform: `translate(${shift(zoom.x)}%, ${shift(zoom.y)}%) scale(${zoom.scale})`,
  }
  const whole = useCallback(() => setZoom(WHOLE), [])
  return { frame, zoomed: zoom.scale > 1, style, handlers, tooSmall, zoomTo, whole }
}

/** Part of the picture that the squares take, for laying buttons over them. */
export const SQUARES_BOX = {
  left: `${(MARGIN / PICTURE_WIDTH) * 100}%`,
  top: `${(MARGIN / PICTURE_HEIGHT) * 100}%`,
  width: `${((WIDTH * SIDE) / PICTURE_WIDTH) * 100}%`,
  height: `${((HEIGHT * SIDE) / PICTURE_HEIGHT) * 100}%`,
}
