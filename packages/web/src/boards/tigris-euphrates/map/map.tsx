import { kingdoms } from '@ludoteca/tigris-euphrates'
import { useEffect, useMemo } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { bySquare } from '../choices.ts'
import { useSelection } from '../selection.ts'
import { squareText } from '../square-text.ts'
import type { TigrisProps } from '../types.ts'
import { useChoosing } from '../use-choosing.ts'
import { wordsIn } from '../words/index.ts'
import styles from './map.module.css'
import { Picture } from './picture.tsx'
import { Squares } from './squares.tsx'
import { SQUARES_BOX, useZoom } from './use-zoom.ts'

interface MapProps {
  readonly props: TigrisProps
  readonly onLook: (square: number | null) => void
}

/** The drawn map with a button over every square. */
export function GameMap({ props, onLook }: MapProps) {
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
  const choosing = useChoosing(props, selection, targets, zoom, onLook)
  return (
    <div className={styles.frame} ref={frame} data-zoomed={zoomed} {...handlers}>
      <div className={styles.sheet} style={style}>
        <Picture props={props} targets={targets} square={selection.square} realms={realms} />
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
      {zoomed && (
        <button type="button" className={styles.whole} onClick={whole}>
          <Icon name="board" size={18} />
          {words.wholeMap}
        </button>
      )}
    </div>
  )
}
