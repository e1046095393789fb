import type { AnyBoardProps, AnyGameUi } from '../boards/contract.ts'
import { Description } from '../boards/plain/description.tsx'
import styles from '../boards/plain/plain-board.module.css'

/** The table without a picture: everything in words, in an order that reads well aloud. */
export function WordsView({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  return (
    <div className={styles.board} data-testid="words">
      {ui.Explorer && <ui.Explorer {...props} />}
      <Description scene={props} ui={ui} />
    </div>
  )
}
