import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import styles from './tournament.module.css'

interface ConfirmProps {
  readonly open: boolean
  readonly title: string
  readonly line: string
  readonly yes: string
  readonly no: string
  readonly onAnswer: (yes: boolean) => void
}

/** What cannot be taken back is asked once more. */
export function Confirm({ open, title, line, yes, no, onAnswer }: ConfirmProps) {
  return (
    <Modal open={open} onOpenChange={next => next || onAnswer(false)} title={title}>
      <p>{line}</p>
      <div className={styles.row}>
        <Button tone="danger" onClick={() => onAnswer(true)} data-testid="confirm">
          {yes}
        </Button>
        <Button onClick={() => onAnswer(false)}>{no}</Button>
      </div>
    </Modal>
  )
}
