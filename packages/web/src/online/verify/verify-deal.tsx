import type { AnyGame } from '@ludoteca/engine'
import { readSave } from '@ludoteca/engine'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Known } from '../known.ts'
import { type Checks, checkDeal, notedDeal } from './deal.ts'
import styles from './verify-deal.module.css'

interface VerifyDealProps {
  readonly known: Known
  readonly game: AnyGame
  readonly save: () => Promise<string>
}

const CHECKS = ['print', 'replay', 'opening', 'end'] as const

function verdictOf(checks: Checks): 'failed' | 'verified' | 'replayed' {
  if (CHECKS.some(key => checks[key] === false)) return 'failed'
  return checks.print === null ? 'replayed' : 'verified'
}

/** Lets anyone convince themselves that nobody, not even the house, chose the cards. */
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
    const deal = notedDeal(facts.id) ?? { commitment: facts.commitment, opening: null, viewer }
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
              <p className={styles.verdict}>{t(verdictOf(checks))}</p>
            </div>
          )}
        </div>
      </Modal>
    </>
  )
}
