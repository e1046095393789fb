import type { Seat } from '@ludoteca/engine'
import {
  BUILDING_IDS,
  BUILDINGS,
  bonusOf,
  CIRCLES,
  GOODS,
  GUILD,
  POINTS,
  player,
  priceParts,
  SIZE,
  type State,
} from '../../../rules/index.ts'
import { covers } from '../covers.ts'
import { useDesk } from '../desk.tsx'
import styles from './building-info.module.css'

interface BuildingInfoProps {
  readonly building: number
  /** Whose city it stands in; on the market it is looked at for the viewer. */
  readonly owner?: Seat
}

/** Everything about a building on one card. */
export function BuildingInfo({ building, owner }: BuildingInfoProps) {
  const { view: s, words, nouns, me } = useDesk()
  const { name, effect } = nouns.building(building)
  const parts = priceParts(s, me ?? s.actor, building)
  const left = s.market[building] as number
  const owned = me !== null && player(s, me).staff[building] !== -1
  const good = BUILDINGS[building]?.good
  const extra = extraNow(s, owner ?? me ?? s.actor, building)
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.kind} data-violet={isViolet(building)}>
        {isViolet(building)
          ? words.violet
          : good
            ? words.plantOf(nouns.good(GOODS.indexOf(good)))
            : words.plant}
      </p>
      <p>{effect}</p>
      <dl className={styles.facts}>
        <dt>{words.points}</dt>
        <dd>{POINTS[building]}</dd>
        {extra !== null && (
          <>
            <dt>{words.extraNow}</dt>
            <dd>
              <b>+{extra}</b>
            </dd>
          </>
        )}
        <dt>{words.circles}</dt>
        <dd>{CIRCLES[building]}</dd>
        <dt>{words.copies}</dt>
        <dd>{left === 0 ? words.soldOut : words.left(left)}</dd>
        {!owned && left > 0 && me !== null && (
          <>
            <dt>{words.yourPrice}</dt>
            <dd>
              <b>{parts.price}</b>
              {parts.price !== parts.cost && <span className={styles.why}>{words.priceWhy(parts)}</span>}
            </dd>
          </>
        )}
        {owned && (
          <>
            <dt>{words.city}</dt>
            <dd>{words.owned}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** The guild hall counts production buildings, the city hall all the others. */
export const isViolet = (building: number): boolean => GUILD[building] === 0

/** What a large building would add for this player if the game ended now; null where it adds nothing or nobody may know. */
export function extraNow(s: State, seat: Seat, building: number): number | null {
  if (SIZE[building] !== 2 || CIRCLES[building] === 0) return null
  // What is made of covered chips cannot be told.
  if (covers(s, seat).length > 0 && BUILDING_IDS[building] === 'customs_house') return null
  return bonusOf(player(s, seat), building)
}
