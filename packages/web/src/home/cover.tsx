import { shelf } from '@ludoteca/shelf'
import { type ComponentType, lazy, Suspense } from 'react'
import styles from './cover.module.css'

interface CoverPart {
  readonly Cover: ComponentType
}

const covers = new Map(
  shelf.flatMap(({ id, cover }) =>
    cover ? [[id, lazy(async () => ({ default: ((await cover()) as CoverPart).Cover }))] as const] : [],
  ),
)

export const hasCover = (game: string): boolean => covers.has(game)

/** The picture of a game; nothing where it has none. */
export function Cover({ game }: { game: string }) {
  const Picture = covers.get(game)
  return Picture ? (
    <Suspense fallback={<span className={styles.ground} data-cover-ground />}>
      <Picture />
    </Suspense>
  ) : null
}
