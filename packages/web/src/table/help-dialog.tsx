import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/store.ts'
import { Modal } from '../ui/modal.tsx'
import styles from './help-dialog.module.css'

const KEYS = [
  ['1 – 9', 'choose'],
  ['↑ ↓', 'move'],
  ['U', 'undo'],
  ['⇧ U', 'reset'],
  ['↵', 'pass'],
  ['H', 'hint'],
  ['N', 'skip'],
  ['V', 'words'],
  ['L', 'log'],
  ['S', 'standings'],
  ['C', 'chat'],
  ['←', 'back'],
  ['→', 'forward'],
  ['Esc', 'live'],
  ['R', 'rules'],
  ['?', 'help'],
] as const

interface HelpDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function HelpDialog({ open, onOpenChange }: HelpDialogProps) {
  const t = useTranslations('keys')
  const { keys } = useSettings()
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t('title')}>
      {keys === 'off' && <p>{t('none')}</p>}
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
