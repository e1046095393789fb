import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'

interface ModalProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

export function Modal({ open, onOpenChange, title, children }: ModalProps) {
  const t = useTranslations('table')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
