import { CIRCLES, POINTS, player, priceParts } from '@ludoteca/puerto-rico'
import { useDesk } from '../desk.tsx'
import styles from './building-info.module.css'

/** Everything about a building on one card. */
export function BuildingInfo({ building }: { building: number }) {
  const { view: s, words, nouns, me } = useDesk()
  const { name, effect } = nouns.building(building)
  const parts = priceParts(s, me ?? s.actor, building)
  const left = s.market[building] as number
  const owned = me !== null && player(s, me).staff[building] !== -1
  return (
    <>
      <h3>{name}</h3>
      <p>{effect}</p>
      <dl className={styles.facts}>
        <dt>{words.points}</dt>
        <dd>{POINTS[building]}</dd>
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
