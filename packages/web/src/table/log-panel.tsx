import { memo, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyScene } from '../boards/contract.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { grouped, type LogTurn, type Teller } from './log.ts'
import styles from './log-panel.module.css'
import type { SeenStep } from './model.ts'

interface LogPanelProps {
  readonly steps: readonly SeenStep[]
  readonly teller: Teller
  readonly scene: AnyScene
  readonly position: number
  readonly onShow: (position: number) => void
}

/** What has happened, by round and turn. Every line leads to the position after it. */
export const LogPanel = memo(function LogPanel(props: LogPanelProps) {
  const { steps, teller, scene, position, onShow } = props
  const t = useTranslations('table')
  const rounds = grouped(teller.steps(steps))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame the layout is known; asking now would force it once more.
    const frame = requestAnimationFrame(() => {
      const box = list.current?.parentElement
      const line = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (!box) return
      if (line) box.scrollTop += middle(line) - middle(box)
      else box.scrollTop = position === 0 ? 0 : box.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [position])
  return (
    <div className={styles.log} ref={list} data-testid="log">
      <button
        type="button"
        className={styles.line}
        aria-current={position === 0 ? 'step' : undefined}
        onClick={() => onShow(0)}
      >
        {t('start')}
      </button>
      {rounds.map((round, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds only ever grow at the end
        <section key={i}>
          {round.title && <h3 className={styles.round}>{round.title}</h3>}
          {round.turns.map((turn, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Turn key={j} turn={turn} scene={scene} position={position} onShow={onShow} />
          ))}
        </section>
      ))}
    </div>
  )
})

function middle(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

interface TurnProps extends Pick<LogPanelProps, 'scene' | 'position' | 'onShow'> {
  readonly turn: LogTurn
}

function Turn({ turn, scene, position, onShow }: TurnProps) {
  return (
    <div className={styles.turn}>
      <h4 className={styles.who}>
        <SeatMark seat={turn.seat} size={12} />
        {turn.title ?? scene.names[turn.seat]}
      </h4>
      <ul>
        {turn.steps.map(step => (
          <li key={step.position}>
            <button
              type="button"
              className={styles.line}
              aria-current={step.position === position ? 'step' : undefined}
              onClick={() => onShow(step.position)}
            >
              {step.lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change
                <span key={i}>{line.text}</span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
