import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useTranslations } from 'use-intl'
import type { TableModel, TableState } from '../model/model.ts'

interface UndoButtonsProps {
  readonly model: TableModel
  readonly state: TableState
  readonly names: readonly string[]
}

export function UndoButtons({ model, state, names }: UndoButtonsProps) {
  const t = useTranslations('table')
  const { undoable, retakable, live, viewer } = state
  if (!live) return null
  if (!undoable)
    return retakable > 0 && model.retake ? (
      <Button tone="quiet" onClick={model.retake} title={t('retakeLine')} data-testid="retake">
        <Icon name="undo" />
        {t('retake')}
      </Button>
    ) : null
  const own = undoable.seat === viewer
  return (
    <>
      <Button tone="quiet" onClick={model.undo} data-testid="undo">
        <Icon name="undo" />
        {own ? t('undo') : t('undoOf', { name: names[undoable.seat] ?? '' })}
      </Button>
      {undoable.count > 1 && (
        <Button tone="quiet" onClick={model.resetTurn}>
          <Icon name="reset" />
          {t('reset')}
        </Button>
      )}
    </>
  )
}
