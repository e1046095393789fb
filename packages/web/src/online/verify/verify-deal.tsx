import type { AnyGame } from '@ludoteca/engine'
import { readSave, shapeOf } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Known } from '../table/known.ts'
import { type Checks, checkDeal, notedDeal, verdictOf } from './deal.ts'
import styles from './verify-deal.module.css'

interface VerifyDealProps {
  readonly known: Known
  readonly game: AnyGame
  readonly save: () => Promise<string>
}

const CHECKS = ['print', 'replay', 'opening', 'end'] as const

/** Lets anyone convince themselves that nobody, not even the server, chose the cards. */
export function VerifyDeal({ known, game, save }: VerifyDealProps) {
  const t = useTranslations('online.table')
  const [open, setOpen] = useState(false)
  const [checks, setChecks] = useState<Checks | 'checking' | null>(null)
  const { facts, seat, view } = known
  const print = notedDeal(facts.id)?.commitment ?? facts.commitment
  const check = async () => {
    setChecks('checking')
    const loaded = readSave(await save(), [game])
    const viewer = seat ?? 'table'
    const match = loaded.ok ? loaded.match : null
    const { commitment } = facts
    const deal = notedDeal(facts.id) ?? { commitment, opening: null, shape: shapeOf(game), viewer }
    setChecks(checkDeal(deal, { seed: facts.seed ?? '', match, end: view ?? {}, viewer }))
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} data-testid="verify">
        <Icon name="lock" />
        {t('verify')}
      </Button>
      <Modal open={open} onOpenChange={setOpen} title={t('verify')}>
        <div className={styles.verify}>
          <p>{t('verifyLine')}</p>
          <dl>
            <dt>{t('seed')}</dt>
            <dd>
              <code>{facts.seed}</code>
            </dd>
            <dt>{t('print')}</dt>
            <dd>
              <code>{print ?? '—'}</code>
            </dd>
          </dl>
          {facts.commitment === null && <p data-testid="withdrawn">{t('withdrawn')}</p>}
          {checks === null || checks === 'checking' ? (
            <Button tone="main" disabled={checks === 'checking'} onClick={() => void check()}>
              {checks === 'checking' ? t('checking') : t('verifyGo')}
            </Button>
          ) : (
            <div role="status" data-testid="verified">
              <ul>
                {CHECKS.filter(key => checks[key] !== null).map(key => (
                  <li key={key} data-good={checks[key]}>
                    <Icon name={checks[key] ? 'check' : 'close'} />
                    {t(`checks.${key}`)}
                  </li>
                ))}
              </ul>
              {checks.opening === null && <p data-testid="not-compared">{t('notCompared')}</p>}
              <p className={styles.verdict}>{t(verdictOf(checks))}</p>
            </div>
          )}
        </div>
      </Modal>
    </>
  )
}
