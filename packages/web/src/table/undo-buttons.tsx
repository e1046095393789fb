import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './action-bar.module.css'
import type { TableController, TableState } from './controller.ts'

interface UndoButtonsProps {
  readonly controller: TableController
  readonly state: TableState
  readonly names: readonly string[]
}

export function UndoButtons({ controller, state, names }: UndoButtonsProps) {
  const t = useTranslations('table')
  const { undoable, live, viewer } = state
  if (!undoable || !live) return null
  const own = undoable.seat === viewer
  return (
    <div className={styles.undo}>
      <Button tone="quiet" onClick={controller.undo} data-testid="undo">
        <Icon name="undo" />
        {own ? t('undo') : t('undoOf', { name: names[undoable.seat] ?? '' })}
      </Button>
      {undoable.count > 1 && (
        <Button tone="quiet" onClick={controller.resetTurn}>
          <Icon name="reset" />
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
