import { fill, type Refusal } from '@ludoteca/engine'
import { engineTexts } from '@ludoteca/engine/text'
import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { TableModel, TableState } from '../model/model.ts'
import styles from './refusal-box.module.css'
import { serverRefusal } from './refusal-words.ts'

interface WhyProps {
  readonly refusal: Refusal
  readonly scene: AnyScene
  readonly onRule: (anchor: string) => void
}

/** Why not: the reason, and the way to the rule. */
export function Why({ refusal, scene, onRule }: WhyProps) {
  const t = useTranslations('table')
  const engine: Readonly<Record<string, string>> = engineTexts[scene.lang].refusal
  const rule = engine[refusal.rule]
  const own = rule ? fill(rule, refusal.params) : serverRefusal(scene.lang, refusal)
  return (
    <div className={styles.reason} data-refusal>
      <p>
        <strong>{t('why')}</strong>
        {own ?? scene.text.refusal(refusal)}
      </p>
      {!own && (
        <button type="button" className={styles.rule} onClick={() => onRule(refusal.rule)}>
          <Icon name="book" size={18} />
          {t('rule')}
        </button>
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

/**
 * A refusal has been read when something else is pressed, by finger, mouse or key: it makes room for what
 * is chosen now. Pointing at things on the way to the rule is not enough.
 */
export function useMovingOn({ forgetRefusal }: TableModel, { refused }: TableState): void {
  useEffect(() => {
    if (!refused) return
    // Before whatever was pressed answers, perhaps with another refusal.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('[data-refusal]'))) forgetRefusal()
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [refused, forgetRefusal])
}
