import { sayReason } from '@ludoteca/bots/text'
import type { Action } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AnyBoardProps } from '../boards/contract.ts'
import { usePreview } from '../boards/preview.tsx'
import { bots } from '../bots/client.ts'
import styles from './hint.module.css'

/** How long the adviser may think. */
const PATIENCE = 1500

interface Advised {
  readonly action: Action
  readonly share: number
  readonly why: string
}

/** The best few choices as a strong player who sees no more than the viewer judges them; click to preview. */
export function Advice({ props }: { props: AnyBoardProps }) {
  const t = useTranslations('hint')
  const format = useFormatter()
  const { text, view, consider } = props
  const considered = usePreview()?.actions
  const { state, advice } = useAdvice(props)
  return (
    <section className={styles.hint} aria-label={t('title')} data-testid="advice">
      <p role="status">{t(state)}</p>
      <ol className={styles.list}>
        {advice.map(({ action, share, why }) => {
          const look = () => consider([action])
          const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
          return (
            <li key={props.game.write(action)}>
              <button
                type="button"
                className={styles.choice}
                data-considered={considered?.length === 1 && considered[0] === action}
                onClick={look}
                onPointerEnter={event => event.pointerType === 'mouse' && look()}
                onFocus={look}
              >
                <b>{text.action(action, view)}</b>
                <span className={styles.share} title={t('share')}>
                  <span className="visually-hidden">{t('share')} </span>
                  {percent}
                </span>
                <span className={styles.why}>{why}</span>
                <i className={styles.bar} style={{ inlineSize: percent }} />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface Asked {
  readonly state: 'thinking' | 'title' | 'failed'
  readonly advice: readonly Advised[]
}

function useAdvice({ game, view, viewer, lang, who }: AnyBoardProps): Asked {
  const [asked, setAsked] = useState<Asked>({ state: 'thinking', advice: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question per position
  useEffect(() => {
    if (viewer === 'table') return
    const leave = new AbortController()
    bots.advise({ game: game.id, view, seat: viewer }, PATIENCE, leave.signal).then(
      hints => {
        const advice = hints.flatMap(({ notation, share, reason }) => {
          const action = game.read(notation)
          return action ? [{ action, share, why: sayReason(lang, reason, who) }] : []
        })
        setAsked({ state: 'title', advice })
      },
      () => {
        if (!leave.signal.aborted) setAsked({ state: 'failed', advice: [] })
      },
    )
    return () => leave.abort()
  }, [view, lang])
  return asked
}
