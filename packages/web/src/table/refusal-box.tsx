import { fill, type Refusal } from '@ludoteca/engine'
import { en } from '@ludoteca/engine/text/en'
import { zh } from '@ludoteca/engine/text/zh'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { AnyBoardProps } from '../boards/contract.ts'
import { roomRefusal } from '../online/refusal-words.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './refusal-box.module.css'

interface RefusalBoxProps {
  readonly refusal: Refusal
  readonly props: AnyBoardProps
  readonly onClose: () => void
}

/** Why not: the reason, and the way to the rule. */
export function RefusalBox({ refusal, props, onClose }: RefusalBoxProps) {
  const t = useTranslations('table')
  const engine: Readonly<Record<string, string>> = { en, zh }[props.lang].refusal
  const rule = engine[refusal.rule]
  const own = rule ? fill(rule, refusal.params) : roomRefusal(props.lang, refusal)
  return (
    <div className={styles.box} role="alert" data-testid="refusal">
      <p>
        <strong>{t('why')}</strong>
        {own ?? props.text.refusal(refusal)}
      </p>
      {!own && (
        <Link className={styles.rule} href={`/rules/${props.game.id}#${refusal.rule}`}>
          <Icon name="book" size={18} />
          {t('rule')}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
