import { sayReason } from '@ludoteca/bots/text'
import type { Action } from '@ludoteca/engine'
import type { AnyBoardProps } from '@ludoteca/page-kit/board/contract.ts'
import { usePointing } from '@ludoteca/page-kit/board/pointed.ts'
import { usePreview } from '@ludoteca/page-kit/board/preview.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { adviceOn } from '../../bots/advice.ts'
import styles from './hint.module.css'

interface Advised {
  readonly action: Action
  readonly share: number
  readonly why: string
}

/** The best few choices as a strong player who sees no more than the viewer judges them. */
export function Advice({ props }: { props: AnyBoardProps }) {
  const t = useTranslations('hint')
  const { state, advice } = useAdvice(props)
  const { section, folded, setFolded } = useFolding()
  const [picked, setPicked] = useState<Advised | null>(null)
  const shown = folded ? advice.filter(each => each === picked) : advice
  return (
    <section ref={section} className={styles.hint} aria-label={t('title')} data-testid="advice">
      {!folded && <p role="status">{t(state)}</p>}
      <ol className={styles.list} data-folded={folded}>
        {shown.map(each => (
          <li key={props.game.write(each.action)}>
            <Hint
              hint={each}
              props={props}
              onPick={() => {
                setPicked(each)
                setFolded(true)
              }}
            />
          </li>
        ))}
      </ol>
      {folded && (
        <button type="button" className={styles.again} onClick={() => setFolded(false)}>
          <Icon name="lamp" size={18} />
          {t('again')}
        </button>
      )}
    </section>
  )
}

/** Whoever presses something has read the hints: they make room for what was chosen. */
function useFolding() {
  const section = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    if (folded) return
    const onClick = ({ target }: MouseEvent) => {
      if (!section.current?.contains(target as Node)) setFolded(true)
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [folded])
  return { section, folded, setFolded }
}

interface HintProps {
  readonly hint: Advised
  readonly props: AnyBoardProps
  readonly onPick: () => void
}

/** Looked at, it shows what it would bring; pressed, where it is among the choices. */
function Hint({ hint: { action, share, why }, props: { text, view, consider }, onPick }: HintProps) {
  const t = useTranslations('hint')
  const format = useFormatter()
  const { point } = usePointing()
  const considered = usePreview()?.actions
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <button
      type="button"
      className={styles.choice}
      data-considered={considered?.length === 1 && considered[0] === action}
      onClick={() => {
        point(action)
        onPick()
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && consider([action])}
      onFocus={() => consider([action])}
    >
      <b className={styles.what}>{text.action(action, view)}</b>
      <span className={styles.share} title={t('share')}>
        <span className="visually-hidden">{t('share')} </span>
        {percent}
      </span>
      {why && <span className={styles.why}>{why}</span>}
      <i className={styles.bar} style={{ inlineSize: percent }} />
    </button>
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
    const leave = new AbortController()
    adviceOn({ game, view, viewer }, leave.signal).then(
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
