import { type ReactNode, useState } from 'react'
import { useDesk } from '../desk.tsx'
import { frontOf, type PanelId } from '../places.ts'
import styles from './drawer.module.css'

interface DrawerProps {
  readonly drawers: readonly {
    readonly id: string
    readonly name: string
    /** What can be told of its content while it is shut. */
    readonly summary?: (open: boolean) => ReactNode
    readonly panels: readonly PanelId[]
    readonly content: ReactNode
  }[]
  /** What else lies on the bar. */
  readonly children: ReactNode
}

/** A bar with drawers above it. One opens by itself when something in it is to be decided. */
export function Drawers({ drawers, children }: DrawerProps) {
  const { frame, view, legal } = useDesk()
  const front = frame && legal.length > 0 ? frontOf(frame) : null
  const needed = drawers.find(({ panels }) => front !== null && panels.includes(front))?.id ?? null
  const [chosen, choose] = useState<{ readonly id: string | null; readonly view: object } | null>(null)
  // What one has opened or shut holds for this decision.
  const open = chosen?.view === view ? chosen.id : needed
  return (
    <div className={styles.bar} data-drawers>
      {drawers.map(({ id, name, summary }) => (
        <div key={id} className={styles.part}>
          <button
            type="button"
            className={styles.handle}
            aria-expanded={open === id}
            data-drawer={id}
            data-first={needed === id}
            onClick={() => choose({ id: open === id ? null : id, view })}
          >
            <b>{name}</b>
            <span className={styles.arrow} aria-hidden="true" />
          </button>
          {summary?.(open === id)}
        </div>
      ))}
      {children}
      {drawers.map(({ id, content }) =>
        open === id ? (
          <div key={id} className={styles.drawer} data-open-drawer={id}>
            {content}
          </div>
        ) : null,
      )}
    </div>
  )
}
