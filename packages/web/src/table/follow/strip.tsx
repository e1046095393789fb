import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useStuck } from '@ludoteca/page-kit/board/stuck.ts'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { Fragment, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TableModel, TableState } from '../model/model.ts'
import { captionAt } from './caption.ts'
import { Controls } from './controls.tsx'
import { comeToSpot, spotsOf } from './spots.ts'
import styles from './strip.module.css'

interface FollowStripProps {
  readonly model: TableModel
  readonly state: TableState
  readonly scene: AnyScene
  readonly ui: AnyGameUi
}

/** Above the board: what has just been done and by whom, and how fast the others are followed. */
export function FollowStrip({ model, state, scene, ui }: FollowStripProps) {
  const t = useTranslations('follow')
  const strip = useRef<HTMLElement>(null)
  useStuck(strip, 'top')
  return (
    <section ref={strip} className={styles.strip} aria-label={t('title')} data-behind={state.behind > 0}>
      <CaptionLine state={state} scene={scene} ui={ui} none={t('none')} />
      <Controls model={model} state={state} />
    </section>
  )
}

/** Events are spoken by the live region: this is for those who look. Touched on a phone, it leads to where it happened. */
function CaptionLine({ state, scene, ui, none }: Omit<FollowStripProps, 'model'> & { none: string }) {
  const { steps, position } = state
  const caption = useMemo(() => captionAt(ui, scene, steps, position), [ui, scene, steps, position])
  const go = () => {
    if (caption) comeToSpot(spotsOf(ui, scene, steps.slice(caption.position - 1, caption.position)))
  }
  return (
    <div
      className={styles.caption}
      aria-hidden="true"
      onClick={go}
      data-testid="caption"
      data-seat={caption?.seat}
    >
      {!caption && <p className={styles.none}>{none}</p>}
      {caption && (
        <p key={caption.position} className={styles.said}>
          {caption.parts.map(({ seats, context, texts }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a caption never change
            <Fragment key={i}>
              {i > 0 && <span className={styles.apart}> · </span>}
              {seats.map((seat, place) => (
                <b key={seat} className={styles.who}>
                  {place > 0 && ' '}
                  <SeatMark seat={seat} size={11} /> {scene.names[seat]}
                </b>
              ))}
              {context && (
                <>
                  <Arrow />
                  <span className={styles.context}>{context}</span>
                </>
              )}
              {seats.length > 0 && <Arrow />}
              {texts.join(' · ')}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

const Arrow = () => <span className={styles.arrow}> → </span>
