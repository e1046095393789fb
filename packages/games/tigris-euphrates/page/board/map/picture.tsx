import { type Action, type KingdomInfo, kingdoms } from '../../../rules/index.ts'
import { useHelpers } from '../helpers/helpers.ts'
import { type TigrisProps, useTigrisPreview } from '../types.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './geometry.ts'
import { ConflictLayer, OutcomeLayer, SitesLayer, TargetsLayer } from './hints-layer.tsx'
import { KingdomsLayer, StrengthsLayer } from './kingdoms-layer.tsx'
import styles from './map.module.css'
import { NewsLayer } from './news-layer.tsx'
import { PiecesLayer } from './pieces-layer.tsx'
import { Terrain } from './terrain.tsx'

interface PictureProps {
  readonly props: TigrisProps
  readonly targets: ReadonlyMap<number, Action>
  readonly square: number | null
  readonly realms: readonly KingdomInfo[]
}

/** What is drawn, from the ground up; while an action is considered, what it would do. */
export function Picture({ props, targets, square, realms }: PictureProps) {
  const { view, viewer, legal, before, last } = props
  const helpers = useHelpers()
  const preview = useTigrisPreview()
  const outcome = helpers.outcomes ? preview : null
  const shown = outcome ? kingdoms(outcome.after) : realms
  const fresh = freshSquares(last?.events ?? [])
  return (
    <svg className={styles.picture} viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} aria-hidden="true">
      <Terrain map={view.rules.map} coordinates={helpers.coordinates} />
      {helpers.kingdoms && <KingdomsLayer kingdoms={shown} />}
      <PiecesLayer view={view} viewer={viewer} fresh={fresh} />
      {helpers.news && <NewsLayer before={before} view={view} />}
      {helpers.strengths && (
        <g className={styles.small}>
          <StrengthsLayer kingdoms={shown} />
        </g>
      )}
      <TargetsLayer targets={helpers.targets ? targets.keys() : []} square={square} />
      <SitesLayer legal={legal} />
      {outcome ? <OutcomeLayer preview={outcome} seat={view.active} /> : <ConflictLayer position={view} />}
    </svg>
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
