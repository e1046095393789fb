import type { RefObject } from 'react'
import styles from './jump.module.css'

interface JumpProps<K extends string> {
  readonly label: string
  readonly parts: readonly { readonly id: K; readonly name: string }[]
  /** What the decision is about. */
  readonly first: K | null
  readonly frame: RefObject<HTMLElement | null>
  /** How a part is found inside the frame. */
  readonly find: (id: K) => string
  readonly motionMs: number
}

/** On a narrow screen: one tap to each part of the board. */
export function Jump<K extends string>(props: JumpProps<K>) {
  const { label, parts, first, frame, find, motionMs } = props
  const go = (id: K) =>
    frame.current
      ?.querySelector(find(id))
      ?.scrollIntoView({ block: 'start', behavior: motionMs > 0 ? 'smooth' : 'auto' })
  return (
    <nav className={styles.jump} aria-label={label}>
      {parts.map(({ id, name }) => (
        <button key={id} type="button" data-first={first === id} onClick={() => go(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
