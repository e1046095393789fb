import type { ReactNode } from 'react'
import { useDesk } from './desk.tsx'
import type { PanelId } from './places.ts'

interface PanelProps {
  readonly id: Exclude<PanelId, 'mine' | 'others'>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of the board that can be found by its name. */
export function Panel({ id, className, children }: PanelProps) {
  const { words } = useDesk()
  return (
    <section className={className} aria-label={words.board.panels[id]} data-panel={id} data-spot={id}>
      {children}
    </section>
  )
}
