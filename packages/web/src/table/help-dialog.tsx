import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import { useTranslations } from 'use-intl'
import styles from './help-dialog.module.css'

const KEYS = [
  ['1 – 9', 'choose'],
  ['↑ ↓', 'move'],
  ['U', 'undo'],
  ['Shift U', 'reset'],
  ['Enter', 'pass'],
  ['H', 'hint'],
  ['N', 'skip'],
  ['P', 'pauseShow'],
  ['.', 'stepShow'],
  ['− +', 'speedShow'],
  ['M', 'sound'],
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
