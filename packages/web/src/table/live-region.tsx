import type { AnyMatch } from '@ludoteca/engine'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyScene } from '../boards/contract.ts'
import type { TableState } from './controller.ts'
import type { Teller } from './log.ts'

interface LiveRegionProps {
  readonly match: AnyMatch
  readonly teller: Teller
  readonly state: TableState
  readonly scene: AnyScene
}

/** Speaks what has just happened and what is asked next. */
export function LiveRegion({ match, teller, state, scene }: LiveRegionProps) {
  const t = useTranslations('table')
  const heard = useRef(state.steps)
  const from = Math.min(heard.current, state.steps)
  const news = teller.steps(match, from).flatMap(step => step.lines.map(line => line.text))
  const spoken = useRef('')
  if (state.steps !== heard.current) {
    spoken.current = news.join(' ')
    heard.current = state.steps
  }
  const asks = state.legal.length > 0 ? `${t('yourDecision')}: ${scene.text.prompt(scene.view)}` : ''
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live">
      {spoken.current} {asks}
    </div>
  )
}
