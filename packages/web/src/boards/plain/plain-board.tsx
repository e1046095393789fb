import type { AnyBoardProps, AnyGameUi } from '../contract.ts'
import { Description } from './description.tsx'
import styles from './plain-board.module.css'

/** A game nobody has drawn yet is shown by its description. */
export function PlainBoard({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  return (
    <div className={styles.board}>
      <Description scene={props} ui={ui} />
    </div>
  )
}
