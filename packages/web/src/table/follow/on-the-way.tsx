import { PreviewContext } from '@ludoteca/page-kit/board/preview.tsx'
import { type ReactNode, use } from 'react'
import type { TableModel, TableState } from '../model/model.ts'
import styles from './on-the-way.module.css'

interface OnTheWayProps {
  readonly model: TableModel
  readonly state: TableState
  readonly children: ReactNode
}

/**
 * A board that may be on its way to the present. What is being considered belongs to the present. Whoever is asked
 * to decide and touches the board wants to act: that brings the present, and nothing else.
 */
export function OnTheWay({ model, state, children }: OnTheWayProps) {
  const preview = use(PreviewContext)
  const awaited = state.now !== null && state.now.legal.length > 0
  return (
    <div
      className={styles.way}
      onClickCapture={event => {
        if (!awaited) return
        event.preventDefault()
        event.stopPropagation()
        model.backToLive()
      }}
    >
      <PreviewContext value={state.watching ? null : preview}>{children}</PreviewContext>
    </div>
  )
}
