import { useTranslations } from 'use-intl'
import type { AnyBoardProps, AnyGameUi } from '../boards/contract.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './action-bar.module.css'
import type { TableModel, TableState } from './model.ts'
import { humanSeats } from './players.ts'

interface SituationProps {
  readonly model: TableModel
  readonly state: TableState
  readonly props: AnyBoardProps
  readonly ui: AnyGameUi
  /** Null while they are shown. */
  readonly onResults: (() => void) | null
}

/** One headline, one line, and at most one button: where the table stands. */
export function Situation({ model, state, props, ui, onResults }: SituationProps) {
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
      </Words>
    )
  }
  if (held) {
    const head = alone ? t('table.held') : t('table.heldOf', { name: name(held.seat) })
    const { seconds } = held
    return (
      <Words head={head} {...(seconds ? { line: t('table.heldFor', { n: seconds }) } : {})}>
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

/** A panel that takes several steps together asks for all of them at once. */
const asked = ({ panel }: AnyGameUi, props: AnyBoardProps): string =>
  (panel?.fits(props.view) ? panel.prompt?.(props) : null) ?? props.text.prompt(props.view)

interface WordsProps {
  readonly head: string
  readonly line?: string
  readonly children?: React.ReactNode
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
