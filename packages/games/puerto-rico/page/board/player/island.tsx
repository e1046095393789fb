import type { Seat } from '@ludoteca/engine'
import { ISLAND_SPACES, player } from '../../../rules/index.ts'
import { ForestArt, TileArt } from '../art/tiles.tsx'
import { useDesk } from '../desk.tsx'
import styles from './lands.module.css'
import { Place } from './place.tsx'

export function Island({ seat }: { seat: Seat }) {
  const { view: s, nouns, words } = useDesk()
  const p = player(s, seat)
  const tiles = p.tiles.flatMap((count, tile) => Array.from({ length: count }, (_, i) => ({ tile, i })))
  const forests = p.forests.reduce((sum, count) => sum + count, 0)
  const free = Math.max(0, ISLAND_SPACES - tiles.length - forests)
  return (
    <div className={styles.island} data-spot={`island-${seat}`}>
      {tiles.map(({ tile, i }) => (
        <Place
          key={`${tile}.${i}`}
          seat={seat}
          group={tile}
          from={i}
          circles={1}
          workers={p.crew[tile] as number}
          label={nouns.tile(tile)}
          className={styles.tile}
        >
          <TileArt tile={tile} />
        </Place>
      ))}
      {Array.from({ length: forests }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forests are all alike
        <span key={`forest.${i}`} className={styles.tile} role="img" aria-label={words.forest}>
          <ForestArt />
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free spaces are all alike
        <span key={`free.${i}`} className={styles.free} />
      ))}
    </div>
  )
}
