import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TableState } from '../model/model.ts'
import type { Teller } from './log.ts'

interface LiveRegionProps {
  readonly teller: Teller
  readonly state: TableState
  readonly scene: AnyScene
}

/** Speaks what has just happened and what is asked next. */
export function LiveRegion({ teller, state, scene }: LiveRegionProps) {
  const t = useTranslations('table')
  const { length } = state.steps
  const [heard, setHeard] = useState({ length, spoken: '' })
  if (length !== heard.length) {
    const news = teller.steps(state.steps, Math.min(heard.length, length))
    setHeard({ length, spoken: news.flatMap(step => step.lines.map(line => line.text)).join(' ') })
  }
  const asks = state.legal.length > 0 ? t('youAreAsked', { prompt: scene.text.prompt(scene.view) }) : ''
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live">
      {heard.spoken} {asks}
    </div>
  )
}
