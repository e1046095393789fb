import { Icon, type IconName } from '@ludoteca/page-kit/ui/icon.tsx'
import { pathOf } from '@ludoteca/review/tree'
import { useTranslations } from 'use-intl'
import type { Board, KeptBoard } from './board.ts'
import styles from './what-if.module.css'

/** Undo and redo of everything, and the way along the line one is on. */
export function Steps({ board, kept }: { board: Board; kept: KeptBoard }) {
  const t = useTranslations('whatIf')
  const { here, tree, past, future } = kept
  const end = pathOf(tree, here.line).length
  const button = (icon: IconName, label: string, run: () => void, off: boolean) => (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      // What is pressed stays in reach of the keyboard.
      aria-disabled={off}
      onClick={() => off || run()}
    >
      <Icon name={icon} />
    </button>
  )
  const to = (at: number) => () => board.go({ line: here.line, at })
  return (
    <div className={styles.steps}>
      <span className={styles.where} role="status" data-testid="what-if-place">
        {t('place', { n: here.at, of: end })}
      </span>
      <div className={styles.row}>
        {button('undo', t('undo'), board.undo, past.length === 0)}
        {button('redo', t('redo'), board.redo, future.length === 0)}
        <span className={styles.gap} />
        {button('prev', t('prev'), to(here.at - 1), here.at === 0)}
        {button('next', t('next'), to(here.at + 1), here.at === end)}
        {button('last', t('last'), to(end), here.at === end)}
      </div>
    </div>
  )
}
