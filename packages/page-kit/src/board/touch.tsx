import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type Offer, useInfo } from './info-card.tsx'
import { usePlace } from './pointed.ts'
import { PointedOut } from './pointed-out.tsx'
import styles from './touch.module.css'

interface TouchProps {
  /** What can be done with the thing now. */
  readonly offers: readonly Offer[]
  /** Called when it is tried although nothing can be done with it. */
  readonly closed?: (() => void) | undefined
  /** Called when pointer and focus leave. */
  readonly leave?: (() => void) | undefined
  readonly info?: ReactNode
  /** A finger acts at once where one thing can be done; the card is for looking while nothing can. */
  readonly direct?: boolean | undefined
  readonly label: string
  readonly className?: string | undefined
  readonly spot?: string | undefined
  readonly children: ReactNode
}

const HOVER_MS = 280

/**
 * A thing on the board. A mouse sees what it is by hovering and acts by a click; a finger first sees
 * what it is and acts with the button in the card; a keyboard does as the mouse does.
 */
export function Touch({
  offers,
  closed,
  leave,
  info,
  direct = false,
  label,
  className,
  spot,
  children,
}: TouchProps) {
  const { show, hide } = useInfo()
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef(0)
  const touched = useRef(false)
  const pointed = usePlace(
    button,
    offers.flatMap(({ action }) => action ?? []),
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  const open = (pinned: boolean, tried = false) => {
    const anchor = button.current
    if (anchor && (info || pinned)) show({ anchor, content: info, offers, pinned, tried })
  }
  const look = () => offers[0]?.look?.()
  const quit = () => {
    clearTimeout(timer.current)
    leave?.()
  }

  const onClick = () => {
    clearTimeout(timer.current)
    const [only, ...more] = offers
    const finger = touched.current
    touched.current = false
    if (!only) {
      closed?.()
      return open(finger, closed !== undefined)
    }
    if (more.length > 0 || (finger && info && !direct)) return open(true)
    hide()
    only.run()
  }

  return (
    <button
      ref={button}
      type="button"
      className={pointed ? `${styles.pointed} ${className ?? ''}` : className}
      data-pointed={pointed}
      data-ways={pointed ? offers.length : undefined}
      data-open={offers.length > 0}
      data-spot={spot}
      onClick={onClick}
      onPointerDown={(event: PointerEvent) => {
        touched.current = event.pointerType !== 'mouse'
      }}
      onPointerEnter={event => {
        if (event.pointerType !== 'mouse') return
        look()
        timer.current = window.setTimeout(() => open(false), HOVER_MS)
      }}
      onPointerLeave={event => {
        if (event.pointerType !== 'mouse') return
        quit()
        hide(button.current ?? undefined)
      }}
      onFocus={event => {
        if (!event.currentTarget.matches(':focus-visible')) return
        look()
        open(false)
      }}
      onBlur={() => quit()}
    >
      {/* Said instead of the picture; what is written on the picture hides itself from speech. */}
      <span className="visually-hidden">{label}</span>
      <PointedOut shown={pointed} />
      {children}
    </button>
  )
}
