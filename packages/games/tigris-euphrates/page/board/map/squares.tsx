import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { rowOf, SQUARES, shifted, squareName, WIDTH } from '../../../rules/index.ts'
import { spotOf } from '../happening.ts'
import styles from './squares.module.css'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
}

/** Where a key leads from a square; -1 when it leads nowhere. */
function stepFrom(square: number, key: string): number {
  const way = WAYS[key]
  if (way) return shifted(square, ...way)
  if (key === 'Home') return rowOf(square) * WIDTH
  if (key === 'End') return rowOf(square) * WIDTH + WIDTH - 1
  return -1
}

interface SquaresProps {
  readonly label: string
  readonly describe: (square: number) => string
  /** The squares one can choose now. */
  readonly open: { has: (square: number) => boolean }
  readonly chosen: number | null
  readonly onChoose: (square: number, touch: boolean) => void
  /** The square under the pointer or the focus; null when there is none. */
  readonly onLook: (square: number | null) => void
  /** What is written on a square, where there is no picture under it. */
  readonly children?: (square: number) => ReactNode
}

const ALL = Array.from({ length: SQUARES }, (_, square) => square)
/** Somewhere in the middle of the map. */
const FIRST = 5 * WIDTH + 7

/** One button per square; a single stop for the tab key, arrow keys move between them. */
export function Squares({ label, describe, open, chosen, onChoose, onLook, children }: SquaresProps) {
  const [cursor, setCursor] = useState(FIRST)
  const touch = useRef(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepFrom(cursor, event.key)
    if (next < 0) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-square="${squareName(next)}"]`)?.focus()
  }
  return (
    <fieldset
      ref={group}
      className={styles.squares}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onLook(null)}
      onPointerDown={event => {
        touch.current = event.pointerType !== 'mouse'
      }}
      data-testid="squares"
    >
      {ALL.map(square => (
        <button
          key={square}
          type="button"
          className={styles.square}
          tabIndex={square === cursor ? 0 : -1}
          data-square={squareName(square)}
          data-spot={children ? undefined : spotOf(square)}
          data-open={open.has(square) || undefined}
          data-choice={open.has(square) ? squareName(square) : undefined}
          aria-pressed={square === chosen}
          aria-label={children ? undefined : describe(square)}
          onFocus={() => {
            setCursor(square)
            onLook(square)
          }}
          onPointerEnter={event => event.pointerType === 'mouse' && onLook(square)}
          onClick={event => onChoose(square, event.detail > 0 && touch.current)}
        >
          {children && (
            <>
              <span aria-hidden="true">{children(square)}</span>
              <span className="visually-hidden">{describe(square)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  )
}
