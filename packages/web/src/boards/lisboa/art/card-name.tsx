import type { CSSProperties } from 'react'
import styles from './card-name.module.css'

/** Words that cannot be broken; Chinese can, between any two characters. */
const WORD = /\p{Script=Latin}+/gu

/** How many letters the longest word of a name has. */
export const longestWord = (name: string): number =>
  Math.max(1, ...(name.match(WORD) ?? []).map(word => word.length))

/** A name on a small card, in letters that let its longest word stand in one piece where they can still be read. */
export function CardName({ name }: { readonly name: string }) {
  return (
    <span className={styles.room}>
      <span className={styles.name} style={{ '--longest': longestWord(name) } as CSSProperties}>
        {name}
      </span>
    </span>
  )
}
