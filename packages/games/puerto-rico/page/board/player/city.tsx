import type { Seat } from '@ludoteca/engine'
import { BUILDINGS, CIRCLES, CITY_SPACES, FIRST_BUILDING, player, SIZE } from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { BuildingInfo, isViolet } from '../common/building-info.tsx'
import { useDesk } from '../desk.tsx'
import styles from './lands.module.css'
import { Place } from './place.tsx'

export function City({ seat }: { seat: Seat }) {
  const { view: s, nouns } = useDesk()
  const p = player(s, seat)
  return (
    <div className={styles.city} data-spot={`city-${seat}`}>
      {p.built.map(b => (
        <Place
          key={b}
          seat={seat}
          group={FIRST_BUILDING + b}
          from={0}
          circles={CIRCLES[b] as number}
          workers={p.staff[b] as number}
          nobles={p.nobleIn.filter(each => each === b).length}
          label={nouns.building(b).name}
          info={<BuildingInfo building={b} owner={seat} />}
          className={[
            styles.building,
            SIZE[b] === 2 && styles.large,
            isViolet(b) && styles.violet,
            (p.staff[b] as number) === 0 && (CIRCLES[b] as number) > 0 && styles.idle,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <span className={styles.art} data-good={BUILDINGS[b]?.good}>
            <BuildingArt building={b} />
          </span>
          <span className={styles.name} aria-hidden="true">
            {nouns.building(b).name}
          </span>
        </Place>
      ))}
      {Array.from({ length: Math.max(0, CITY_SPACES - p.used) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free spaces are all alike
        <span key={`free.${i}`} className={styles.free} />
      ))}
    </div>
  )
}
