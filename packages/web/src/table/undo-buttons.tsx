import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { TableModel, TableState } from './model.ts'

interface UndoButtonsProps {
  readonly model: TableModel
  readonly state: TableState
  readonly names: readonly string[]
}

export function UndoButtons({ model, state, names }: UndoButtonsProps) {
  const t = useTranslations('table')
  const { undoable, live, viewer } = state
  if (!undoable || !live) return null
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
