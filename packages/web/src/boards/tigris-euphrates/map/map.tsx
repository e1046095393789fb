import { kingdoms } from '@ludoteca/tigris-euphrates'
import { useEffect, useMemo } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { bySquare } from '../choices.ts'
import { useHelpers } from '../helpers.ts'
import { useSelection } from '../selection.ts'
import { squareText } from '../square-text.ts'
import type { TigrisProps } from '../types.ts'
import { useChoosing } from '../use-choosing.ts'
import { wordsIn } from '../words/index.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './geometry.ts'
import { ConflictLayer, OutcomeLayer, SitesLayer, TargetsLayer } from './hints-layer.tsx'
import { KingdomsLayer, StrengthsLayer } from './kingdoms-layer.tsx'
import styles from './map.module.css'
import { PiecesLayer } from './pieces-layer.tsx'
import { Squares } from './squares.tsx'
import { Terrain } from './terrain.tsx'
import { SQUARES_BOX, useZoom } from './use-zoom.ts'

interface MapProps {
  readonly props: TigrisProps
  readonly onLook: (square: number | null) => void
}

/** The drawn map with a button over every square. */
export function GameMap({ props, onLook }: MapProps) {
  const { view, viewer, legal, preview, last, lang } = props
  const words = wordsIn(lang)
  const helpers = useHelpers()
  const selection = useSelection(view)
  const zoom = useZoom()
  const outcome = helpers.outcomes ? preview : null
  const targets = useMemo(() => bySquare(legal, selection), [legal, selection])
  const realms = useMemo(() => kingdoms(view), [view])
  const shown = useMemo(() => (outcome ? kingdoms(outcome.after) : realms), [outcome, realms])
  const fresh = useMemo(() => freshSquares(last?.events ?? []), [last])
  // After every step the whole map is shown again: something may have happened elsewhere.
  const { whole } = zoom
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what it reacts to
  useEffect(whole, [view, whole])
  const choosing = useChoosing(props, selection, targets, zoom, onLook)
  return (
    <div className={styles.frame} ref={zoom.frame} data-zoomed={zoom.zoomed} {...zoom.handlers}>
      <div className={styles.sheet} style={zoom.style}>
        <svg className={styles.picture} viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} aria-hidden="true">
          <Terrain map={view.rules.map} coordinates={helpers.coordinates} />
          {helpers.kingdoms && <KingdomsLayer kingdoms={shown} />}
          <PiecesLayer view={view} viewer={viewer} fresh={fresh} />
          {helpers.strengths && (
            <g className={styles.small}>
              <StrengthsLayer kingdoms={shown} />
            </g>
          )}
          <TargetsLayer targets={helpers.targets ? targets.keys() : []} square={selection.square} />
          <SitesLayer legal={legal} />
          {outcome ? (
            <OutcomeLayer preview={outcome} seat={view.active} />
          ) : (
            <ConflictLayer position={view} />
          )}
        </svg>
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
      {zoom.zoomed && (
        <button type="button" className={styles.whole} onClick={zoom.whole}>
          <Icon name="board" size={18} />
          {words.wholeMap}
        </button>
      )}
    </div>
  )
}

/** Squares where the last step has laid something. */
function freshSquares(events: NonNullable<TigrisProps['last']>['events']): ReadonlySet<number> {
  const fresh = new Set<number>()
  for (const event of events) {
    switch (event.type) {
      case 'tile-placed':
      case 'catastrophe-placed':
      case 'monument-built':
      case 'wonder-built':
      case 'building-placed':
        fresh.add(event.square)
        break
      case 'leader-placed':
        if (event.from < 0) fresh.add(event.square)
    }
  }
  return fresh
}
