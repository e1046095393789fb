import type { Action } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { PointingContext } from '@ludoteca/page-kit/board/pointed.ts'
import { PreviewContext } from '@ludoteca/page-kit/board/preview.tsx'
import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { TableModel } from '../model/model.ts'
import { tell } from './preview.ts'

interface PreviewLayerProps {
  readonly model: TableModel
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly children: ReactNode
}

/** Puts what is being considered into words, when there is time for it, and knows what was pointed out. */
export function PreviewLayer({ model, scene, ui, children }: PreviewLayerProps) {
  const t = useTranslations('table')
  const foresight = useSyncExternalStore(model.subscribe, model.foresight)
  const later = useDeferredValue(foresight)
  const laterScene = useDeferredValue(scene)
  const told = later && tell(ui, laterScene, later, t('points'))
  const pointing = usePointingAt(model, scene.view)
  const pointed = pointing.pointed && scene.text.action(pointing.pointed.action, scene.view)
  return (
    <PointingContext value={pointing}>
      {/* What is not considered any more goes at once. */}
      <PreviewContext value={foresight && told}>{children}</PreviewContext>
      <div className="visually-hidden" role="status" data-testid="pointed">
        {pointed && t('pointedOut', { choice: pointed })}
      </div>
    </PointingContext>
  )
}

/** What was pointed out is meant for one decision. */
function usePointingAt({ consider }: TableModel, view: object) {
  const [last, setLast] = useState<{ readonly view: object; readonly action: Action } | null>(null)
  return useMemo(
    () => ({
      pointed: last?.view === view ? last : null,
      point: (action: Action) => {
        consider([action])
        setLast({ view, action })
      },
    }),
    [last, view, consider],
  )
}
