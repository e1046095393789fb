import type { Class } from '@ludoteca/review'
import styles from './class-mark.module.css'

/** One shape for each class: they are told apart without colour. */
export const CLASS_SHAPES: Readonly<Record<Class, string>> = {
  good: 'M5 12.5l4.5 4.5L19 7.5',
  inaccuracy: 'M12 7a5 5 0 100 10 5 5 0 000-10z',
  mistake: 'M12 3l9 9-9 9-9-9z',
  blunder: 'M2 4h20L12 22z',
}

export function ClassMark({ kind, size = 14 }: { kind: Class; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.mark}
      data-class={kind}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={CLASS_SHAPES[kind]} />
    </svg>
  )
}
