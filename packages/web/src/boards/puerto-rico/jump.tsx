import type { RefObject } from 'react'
import { useDesk } from './desk.tsx'
import styles from './jump.module.css'
import { SECTIONS, type SectionId } from './sections.ts'

interface JumpProps {
  readonly order: readonly SectionId[]
  readonly frame: RefObject<HTMLElement | null>
}

/** On a narrow screen: one tap to each part of the board. */
export function Jump({ order, frame }: JumpProps) {
  const { words, motionMs } = useDesk()
  const names: Readonly<Record<SectionId, string>> = {
    roles: words.roles,
    mine: words.sections.mine,
    harbour: words.sections.harbour,
    market: words.sections.town,
    others: words.others,
  }
  const go = (id: SectionId) =>
    frame.current
      ?.querySelector(`[data-section="${id}"]`)
      ?.scrollIntoView({ block: 'start', behavior: motionMs > 0 ? 'smooth' : 'auto' })
  return (
    <nav className={styles.jump} aria-label={words.parts}>
      {SECTIONS.map(id => (
        <button key={id} type="button" data-first={order[0] === id} onClick={() => go(id)}>
          {names[id]}
        </button>
      ))}
    </nav>
  )
}
