import type { AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { grouped, type LogPart, type LogTurn, latest, type Teller, toldLast } from './log.ts'
import styles from './log-panel.module.css'

interface LogPanelProps {
  readonly steps: readonly SeenStep[]
  readonly teller: Teller
  readonly scene: AnyScene
  readonly position: number
  readonly onShow: (position: number) => void
}

/** A long game has hundreds of lines: so many steps are shown until somebody asks for more. */
const SHOWN = 40

/** What has happened, by round and turn. Every line leads to the position after it. */
export function LogPanel({ steps, teller, scene, position, onShow }: LogPanelProps) {
  const t = useTranslations('table')
  const [all, setAll] = useState(false)
  const rounds = grouped(teller.steps(steps))
  const shown = all ? rounds : latest(rounds, SHOWN, position)
  const current = toldLast(shown, position)
  const more = shown[0]?.turns[0]?.index !== rounds[0]?.turns[0]?.index
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = list.current?.parentElement
    if (!box) return
    // Called when the layout is known, and again when the decision above takes more or less room.
    const watch = new ResizeObserver(() => {
      const line = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (line) box.scrollTop += middle(line) - middle(box)
      else box.scrollTop = position === 0 ? 0 : box.scrollHeight
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [position])
  return (
    <div className={styles.log} ref={list} data-testid="log">
      <Line current={position === 0} onClick={() => onShow(0)}>
        {t('start')}
      </Line>
      {more && <Line onClick={() => setAll(true)}>{t('earlier')}</Line>}
      {shown.map(round => (
        <section key={round.index}>
          {round.title && (
            <h3 className={styles.round}>
              <button
                type="button"
                aria-current={round === current ? 'step' : undefined}
                onClick={() => onShow(round.position)}
              >
                {round.title}
              </button>
            </h3>
          )}
          {round.turns.map(turn => (
            <Turn key={turn.index} turn={turn} scene={scene} current={current} onShow={onShow} />
          ))}
        </section>
      ))}
    </div>
  )
}

function middle(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

interface LineProps {
  readonly current?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Line({ current = false, onClick, children }: LineProps) {
  return (
    <button
      type="button"
      className={styles.line}
      aria-current={current ? 'step' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

interface TurnProps extends Pick<LogPanelProps, 'scene' | 'onShow'> {
  readonly turn: LogTurn
  readonly current: LogPart | null
}

function Turn({ turn, scene, current, onShow }: TurnProps) {
  return (
    <div className={styles.turn}>
      <h4 className={styles.who}>
        <button
          type="button"
          aria-current={turn === current ? 'step' : undefined}
          onClick={() => onShow(turn.position)}
        >
          <SeatMark seat={turn.seat} size={12} />
          {turn.title ?? scene.names[turn.seat]}
        </button>
      </h4>
      <ul>
        {turn.steps.map(step => (
          <li key={step.position}>
            <Line current={step === current} onClick={() => onShow(step.position)}>
              {step.lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change
                <span key={i}>{line.text}</span>
              ))}
            </Line>
          </li>
        ))}
      </ul>
    </div>
  )
}
