import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { Command, TableFacts } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import form from '../../people/form.module.css'
import { PACE_NAMES, PACES, type PaceName, usePaceWords } from '../pace.ts'

export type Dialog = 'resign' | 'pace'

interface AskDialogsProps {
  readonly open: Dialog | null
  readonly facts: TableFacts
  readonly onClose: () => void
  readonly onDo: (command: Command) => void
}

/** Asks once more before what concerns everybody. */
export function AskDialogs({ open, facts, onClose, onDo }: AskDialogsProps) {
  const t = useTranslations()
  const paceWords = usePaceWords()
  const [pace, setPace] = useState<PaceName>('days')
  const close = (isOpen: boolean) => isOpen || onClose()
  const send = (command: Command) => {
    onDo(command)
    onClose()
  }
  return (
    <>
      <Modal open={open === 'resign'} onOpenChange={close} title={t('online.table.resignAsk')}>
        <div className={form.form}>
          <p>{t('online.table.resignLine', { level: t(`newGame.levels.${facts.terms.guardian}`) })}</p>
          <div className={form.row}>
            <Button tone="danger" onClick={() => send({ do: 'resign' })}>
              {t('online.table.resignYes')}
            </Button>
            <Button onClick={onClose}>{t('online.table.resignNo')}</Button>
          </div>
        </div>
      </Modal>
      <Modal open={open === 'pace'} onOpenChange={close} title={t('online.table.paceAsk')}>
        <div className={form.form}>
          <Segments
            label={t('online.terms.pace')}
            hint={paceWords(PACES[pace])}
            value={pace}
            choices={PACE_NAMES.map(value => ({ value, label: t(`online.terms.paces.${value}`) }))}
            onChange={setPace}
          />
          <div className={form.row}>
            <Button
              tone="main"
              onClick={() => send({ do: 'ask', request: { kind: 'pace', pace: PACES[pace] } })}
            >
              {t('online.table.propose')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}
