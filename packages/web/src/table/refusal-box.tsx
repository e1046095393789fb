import { fill, type Refusal } from '@ludoteca/engine'
import { en } from '@ludoteca/engine/text/en'
import { zh } from '@ludoteca/engine/text/zh'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { AnyScene } from '../boards/contract.ts'
import { roomRefusal } from '../online/refusal-words.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './refusal-box.module.css'

interface WhyProps {
  readonly refusal: Refusal
  readonly scene: AnyScene
}

/** Why not: the reason, and the way to the rule. */
export function Why({ refusal, scene }: WhyProps) {
  const t = useTranslations('table')
  const engine: Readonly<Record<string, string>> = { en, zh }[scene.lang].refusal
  const rule = engine[refusal.rule]
  const own = rule ? fill(rule, refusal.params) : roomRefusal(scene.lang, refusal)
  return (
    <div className={styles.reason} data-refusal>
      <p>
        <strong>{t('why')}</strong>
        {own ?? scene.text.refusal(refusal)}
      </p>
      {!own && (
        <Link className={styles.rule} href={`/rules/${scene.game.id}#${refusal.rule}`}>
          <Icon name="book" size={18} />
          {t('rule')}
        </Link>
      )}
    </div>
  )
}

/** The reason in the place where one decides. */
export function RefusalBox({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTranslations('table')
  return (
    <div className={styles.box} role="alert" data-testid="refusal">
      {children}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
