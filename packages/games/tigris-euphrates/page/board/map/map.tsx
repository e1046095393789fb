import { useMeasure } from '@ludoteca/page-kit/board/use-measure.ts'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type CSSProperties, useEffect, useMemo } from 'react'
import { kingdoms } from '../../../rules/index.ts'
import { bySquare } from '../choosing/choices.ts'
import { useSelection } from '../choosing/selection.ts'
import { useChoosing } from '../choosing/use-choosing.ts'
import { Leaving, Stage } from '../conflict/stage.tsx'
import type { Staging } from '../conflict/use-stage.ts'
import { squareText } from '../square-text.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import { PICTURE_WIDTH } from './geometry.ts'
import styles from './map.module.css'
import { Picture } from './picture.tsx'
import { Squares } from './squares.tsx'
import { SQUARES_BOX, useZoom } from './use-zoom.ts'

interface MapProps {
  readonly props: TigrisProps
  readonly staging: Staging
  readonly onLook: (square: number | null) => void
}

/** Print is never shown smaller than this, in CSS pixels: on a small map it is drawn larger. */
const LEAST = 12

/** The same in units of the picture. */
const leastPrint = ({ clientWidth }: HTMLElement): number =>
  Math.ceil((10 * LEAST * PICTURE_WIDTH) / Math.max(1, clientWidth)) / 10

/** The drawn map with a button over every square. */
export function GameMap({ props, staging, onLook }: MapProps) {
  const { view, legal, lang } = props
  const words = wordsIn(lang)
  const selection = useSelection(view)
  const zoom = useZoom()
  const { frame, zoomed, style, handlers, whole } = zoom
  const targets = useMemo(() => bySquare(legal, selection), [legal, selection])
  const realms = useMemo(() => kingdoms(view), [view])
  // After every step the whole map is shown again: something may have happened elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what it reacts to
  useEffect(() => {
    whole()
  }, [view, whole])
  const least = useMeasure(frame, leastPrint, 1)
  const choosing = useChoosing(props, selection, targets, zoom, onLook)
  return (
    <div className={styles.frame} ref={frame} data-zoomed={zoomed} {...handlers}>
      <div className={styles.sheet} style={{ ...style, '--te-least': least } as CSSProperties}>
        <Picture props={props} targets={targets} square={selection.square} realms={realms} />
        <Leaving staging={staging} />
        <div className={styles.squares} style={SQUARES_BOX}>
          <Squares
            label={`${words.map}. ${words.mapHint}`}
            describe={square => squareText(props, realms, square)}
            open={targets}
            chosen={selection.square}
            onChoose={choosing.choose}
            onLook={choosing.look}
          />
        </div>
      </div>
      <Stage scene={props} staging={staging} />
      {zoomed && (
        <button type="button" className={styles.whole} onClick={whole}>
          <Icon name="board" size={18} />
          {words.wholeMap}
        </button>
      )}
    </div>
  )
}
