import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TableState } from '../model/model.ts'
import { type Gain, useGains } from './gains.ts'
import styles from './marks.module.css'
import { usePlaces } from './places.ts'
import { spotsOf } from './spots.ts'

interface MarksProps {
  readonly state: TableState
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly frame: RefObject<HTMLElement | null>
}

/** So long the place of a step shines when nothing follows it. */
const SHINE_MS = 2600

/** Over the board: where something has just happened, who got or lost what, and what is new since the viewer acted. */
export function Marks({ state, scene, ui, frame }: MarksProps) {
  const { steps, position, since, last, viewer } = state
  const t = useTranslations('table')
  const shining = useShining(ui, scene, last)
  const gains = useGains(ui, scene, state, t('points'))
  const news = useMemo(
    () =>
      ui.marksNews || viewer === 'table' || since === 0
        ? []
        : spotsOf(ui, scene, steps.slice(since, Math.max(since, position))),
    [ui, scene, steps, since, position, viewer],
  )
  const boards = gains.map(({ seat }) => `board-${seat}`)
  const places = usePlaces(frame, [...shining, ...news, ...boards])
  return (
    <div className={styles.layer} aria-hidden="true">
      {news.map(spot => {
        const at = places.get(spot)
        return (
          at && (
            <i
              key={`n ${spot}`}
              className={styles.news}
              style={{ left: at.left, top: at.top }}
              data-news={spot}
            />
          )
        )
      })}
      {shining.map(spot => {
        const at = places.get(spot)
        return at && <i key={`s ${spot} ${position}`} className={styles.shine} style={at} data-shine={spot} />
      })}
      {gains.map((gain, i) => {
        const at = places.get(`board-${gain.seat}`)
        const style = at
          ? { left: at.left + at.width / 2, top: Math.max(at.top, 8) }
          : { left: '50%', top: 64 + 36 * i }
        return (
          <p
            key={`${gain.seat} ${position}`}
            className={styles.gain}
            style={style}
            data-gain={gain.seat}
            data-seen={at !== undefined}
          >
            <SeatMark seat={gain.seat} size={12} />
            {!at && <b>{scene.names[gain.seat]}</b>}
            <Amounts gain={gain} />
          </p>
        )
      })}
    </div>
  )
}

function Amounts({ gain }: { gain: Gain }) {
  return gain.things.map(({ name, by }) => (
    <span key={name} data-less={by < 0}>
      <b>{by > 0 ? `+${by}` : `−${-by}`}</b> {name}
    </span>
  ))
}

const NOWHERE: readonly string[] = []

/** Where the last step of somebody else happened, for a while. */
function useShining(ui: AnyGameUi, scene: AnyScene, last: SeenStep | null): readonly string[] {
  const [over, setOver] = useState<SeenStep | null>(null)
  const seen = useRef(last)
  useEffect(() => {
    if (!last || last === seen.current) return
    seen.current = last
    const timer = setTimeout(() => setOver(last), SHINE_MS)
    return () => clearTimeout(timer)
  }, [last])
  return useMemo(
    () => (last && last !== over && last.seat !== scene.viewer ? spotsOf(ui, scene, [last]) : NOWHERE),
    [ui, scene, last, over],
  )
}
