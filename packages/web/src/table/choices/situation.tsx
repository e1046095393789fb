import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { humanSeats } from '../../store/players.ts'
import type { TableModel, TableState } from '../model/model.ts'
import styles from './action-bar.module.css'

interface SituationProps {
  readonly model: TableModel
  readonly state: TableState
  readonly props: AnyBoardProps
  readonly ui: AnyGameUi
  /** Where one may begin anew from an earlier position. */
  readonly onPlayOn: ((position: number) => void) | undefined
  /** Null while they are shown. */
  readonly onResults: (() => void) | null
}

/** One headline, one line, and at most one button: where the table stands. */
export function Situation({ model, state, props, ui, onPlayOn, onResults }: SituationProps) {
  const t = useTranslations()
  const name = (seat: number | null) => (seat === null ? '' : (props.names[seat] ?? ''))
  const alone = humanSeats(model.players).length === 1
  const { held, turn } = state

  if (!state.live) {
    const at = t('table.oldAt', { n: state.position, of: state.steps.length })
    return (
      <Words head={t('table.old')} line={at}>
        <Button tone="main" onClick={model.backToLive}>
          {t('table.live')}
        </Button>
        {onPlayOn && (
          <Button onClick={() => onPlayOn(state.position)} data-testid="play-on">
            {t('table.playOn')}
          </Button>
        )}
      </Words>
    )
  }
  if (held) {
    const head = alone ? t('table.held') : t('table.heldOf', { name: name(held.seat) })
    const { seconds } = held
    return (
      <Words head={head} line={seconds ? <Countdown key={state.position} seconds={seconds} /> : undefined}>
        <Button tone="main" className={styles.pass} onClick={model.passOn} data-testid="pass-on">
          {t('table.passOn')}
          {seconds && <span className={styles.clock} style={{ animationDuration: `${seconds}s` }} />}
        </Button>
      </Words>
    )
  }
  if (turn === null) {
    return (
      <Words head={t('over.title')}>
        {onResults && <Button onClick={onResults}>{t('over.results')}</Button>}
      </Words>
    )
  }
  if (state.covered !== null) {
    return (
      <Words head={t('table.cover', { name: name(state.covered) })} line={t('table.coverLine')}>
        <Button tone="main" onClick={model.uncover} data-testid="uncover">
          {t('table.iAm', { name: name(state.covered) })}
        </Button>
      </Words>
    )
  }
  if (state.stuck) {
    return (
      <Words head={t('table.stuck')}>
        <Button onClick={model.retry}>{t('table.retry')}</Button>
      </Words>
    )
  }
  if (state.waits) {
    return (
      <Words head={t('whatIf.turnOf', { name: name(turn) })}>
        <Button tone="main" onClick={model.retry} data-testid="let-play">
          {t('whatIf.letPlay')}
        </Button>
      </Words>
    )
  }
  if (state.legal.length === 0) {
    return (
      <Words head={t('table.thinks', { name: name(turn) })}>
        {state.thinking !== null && (
          <Button tone="quiet" onClick={model.skip} aria-label={t('table.skip')}>
            <Icon name="skip" />
          </Button>
        )}
      </Words>
    )
  }
  const head = alone ? t('table.yourDecision') : t('table.decides', { name: name(turn) })
  return <Words head={head} line={asked(ui, props)} />
}

/** How long until the turn is passed on. A screen reader hears it once, not every second. */
function Countdown({ seconds }: { seconds: number }) {
  const t = useTranslations('table')
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = setInterval(() => setLeft(now => Math.max(1, now - 1)), 1000)
    return () => clearInterval(tick)
  }, [])
  return <span data-testid="held-for">{t('heldFor', { n: left })}</span>
}

/** A panel that takes several steps together asks for all of them at once. */
const asked = ({ panel }: AnyGameUi, props: AnyBoardProps): string =>
  (panel?.fits(props.view) ? panel.prompt?.(props) : null) ?? props.text.prompt(props.view)

interface WordsProps {
  readonly head: string
  readonly line?: ReactNode
  readonly children?: ReactNode
}

function Words({ head, line, children }: WordsProps) {
  return (
    <div className={styles.situation}>
      <div>
        <h2 className={styles.who}>{head}</h2>
        {line && <p className={styles.prompt}>{line}</p>}
      </div>
      {children}
    </div>
  )
}
