import { memo } from 'react'
import styles from './glyph.module.css'
import { GLYPHS, type GlyphName, GOOD_GLYPHS, RUBBLE_GLYPHS } from './glyphs.ts'

/** One symbol of the game. The words for it stand with the thing it marks. */
export const Glyph = memo(function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${styles.glyph} ${className}` : styles.glyph}
      data-glyph={name}
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={GLYPHS[name]} />
    </svg>
  )
})

export const GoodGlyph = ({ good }: { good: number }) => <Glyph name={GOOD_GLYPHS[good] ?? 'gold'} />
export const RubbleGlyph = ({ rubble }: { rubble: number }) => (
  <Glyph name={RUBBLE_GLYPHS[rubble] ?? 'quake'} />
)

/** A number and its symbol. */
export function Mark({ name, n }: { name: GlyphName; n?: number | string }) {
  return (
    <span className={styles.mark}>
      {n !== undefined && <b>{n}</b>}
      <Glyph name={name} />
    </span>
  )
}
