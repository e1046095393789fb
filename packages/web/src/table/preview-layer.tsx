import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyGameUi, AnyScene } from '../boards/contract.ts'
import { PreviewContext } from '../boards/preview.tsx'
import type { TableModel } from './model.ts'
import { tell } from './preview.ts'

interface PreviewLayerProps {
  readonly model: TableModel
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly children: ReactNode
}

/** Puts what is being considered into words, when there is time for it. */
export function PreviewLayer({ model, scene, ui, children }: PreviewLayerProps) {
  const t = useTranslations('table')
  const foresight = useSyncExternalStore(model.subscribe, model.foresight)
  const later = useDeferredValue(foresight)
  const laterScene = useDeferredValue(scene)
  const told = later && tell(ui, laterScene, later, t('points'))
  // What is not considered any more goes at once.
  return <PreviewContext value={foresight && told}>{children}</PreviewContext>
}
