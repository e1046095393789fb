import { memo } from 'react'
import { BUILDING_IDS, type BuildingId } from '../../../rules/index.ts'
import styles from './building.module.css'
import { SILHOUETTES } from './silhouettes.ts'

/** A building's silhouette; the accent takes the colour of its good where it has one. */
export const BuildingArt = memo(function BuildingArt({ building }: { readonly building: number }) {
  const id = BUILDING_IDS[building] as BuildingId
  return (
    <svg viewBox="0 0 48 40" className={styles.art} aria-hidden="true" focusable="false" data-building={id}>
      <rect x="1" y="38" width="46" height="1.2" className={styles.ground} />
      {SILHOUETTES[id].map(({ tone, d }) => (
        <path key={d} d={d} className={styles[tone]} />
      ))}
    </svg>
  )
})
