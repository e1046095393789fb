import type { CSSProperties } from 'react'
import styles from './card-name.module.css'

/** Words that cannot be broken; Chinese can, between any two characters. */
const WORD = /[\p{Script=Latin}’]+/gu

/** How wide the letters of the serif are at most, in hundredths of their size. */
const widthOf = (letter: string): number => {
  if (/[fijltIJ’]/u.test(letter)) return 40
  if (/[crsz]/u.test(letter)) return 53
  if (/[aegovxy]/u.test(letter)) return 60
  if (/[mwMW]/u.test(letter)) return 102
  return /\p{Lu}/u.test(letter) ? 81 : 65
}

/** How wide the widest word of a name is, in sizes of its letters. */
export const widestWord = (name: string): number =>
  Math.max(
    100,
    ...(name.match(WORD) ?? []).map(word => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)),
  ) / 100

/** A name on a small card, where its widest word stands there in one piece. */
export function CardName({ name }: { readonly name: string }) {
  return (
    <span className={styles.room}>
      <span className={styles.name} style={{ '--widest': widestWord(name) } as CSSProperties}>
        {name}
      </span>
    </span>
  )
}
