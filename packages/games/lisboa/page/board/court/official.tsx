import { DUMMY } from '../../../rules/index.ts'
import { Glyph } from '../art/glyph.tsx'
import styles from './official.module.css'

/** An official in the colours of his master; the neutral ones are grey and hollow. */
export function Official({ owner }: { owner: number }) {
  return (
    <span
      className={styles.official}
      data-owner={owner}
      style={{ color: owner === DUMMY ? 'var(--lis-soft)' : `var(--seat-${owner})` }}
    >
      <Glyph name="official" />
      <i data-shape={owner} />
    </span>
  )
}
