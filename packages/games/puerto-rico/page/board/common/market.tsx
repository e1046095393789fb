import {
  type Action,
  BUILDINGS,
  build,
  CIRCLES,
  COLUMN,
  draft,
  POINTS,
  player,
  priceParts,
} from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { DoubloonArt, PointArt } from '../art/pieces.tsx'
import { Pick, useDesk } from '../desk.tsx'
import { BuildingInfo, isViolet } from './building-info.tsx'
import styles from './market.module.css'

const COLUMNS = [1, 2, 3, 4] as const

/** Buildings on sale under the number of quarries that may help to pay. */
export function Market() {
  const { view: s, words } = useDesk()
  return (
    <section className={styles.market} aria-label={words.market}>
      {COLUMNS.map(column => (
        <div key={column} className={styles.column} data-column={column}>
          <p className={styles.head} title={words.column(column)}>
            {Array.from({ length: column }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stones are all alike
              <i key={i} className={styles.stone} />
            ))}
            <span className="visually-hidden">{words.column(column)}</span>
          </p>
          {s.kinds
            .filter(b => COLUMN[b] === column)
            .sort((a, b) => priceParts(s, 0, a).cost - priceParts(s, 0, b).cost || a - b)
            .map(b => (
              <Plot key={b} building={b} />
            ))}
        </div>
      ))}
    </section>
  )
}

function Plot({ building }: { building: number }) {
  const { view: s, words, signs, nouns, legal, me } = useDesk()
  const left = s.market[building] as number
  const owned = me !== null && player(s, me).staff[building] !== -1
  const parts = priceParts(s, me ?? s.actor, building)
  const actions = legal.filter(
    (a: Action) => (a.type === 'build' || a.type === 'draft') && a.building === building,
  )
  const tried = s.phase.kind === 'build' ? build(building) : s.phase.kind === 'draft' ? draft(building) : null
  const { name, effect } = nouns.building(building)
  const stock = left === 0 ? words.soldOut : words.left(left)
  const kind = isViolet(building) ? words.violet : words.plant
  const facts = [name, kind, `${words.cost} ${parts.cost}`, `${words.yourPrice} ${parts.price}`, stock]
  return (
    <Pick
      actions={actions}
      tried={tried}
      spot={`market-${building}`}
      className={[
        styles.plot,
        isViolet(building) && styles.violet,
        left === 0 && styles.gone,
        owned && styles.owned,
      ]
        .filter(Boolean)
        .join(' ')}
      label={signs.sentences([signs.clauses(facts), effect])}
      info={<BuildingInfo building={building} />}
    >
      <span className={styles.art} data-good={BUILDINGS[building]?.good}>
        <BuildingArt building={building} />
      </span>
      <span className={styles.left} aria-hidden="true">
        {owned ? '✓' : `×${left}`}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.facts} aria-hidden="true">
        <span className={styles.price} data-less={parts.price < parts.cost}>
          <span className={styles.icon}>
            <DoubloonArt />
          </span>
          {parts.price}
          {parts.price < parts.cost && <s>{parts.cost}</s>}
        </span>
        <span className={styles.worth}>
          <span className={styles.icon}>
            <PointArt />
          </span>
          {POINTS[building]}
        </span>
        <span className={styles.circles}>
          {Array.from({ length: CIRCLES[building] as number }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: circles are all alike
            <i key={i} />
          ))}
        </span>
      </span>
    </Pick>
  )
}
