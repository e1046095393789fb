import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
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

/** The table without a picture: everything in words, in an order that reads well aloud. */
export function WordsView({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  return (
    <div className={styles.board} data-testid="words">
      {ui.Explorer && <ui.Explorer {...props} />}
      <Description scene={props} ui={ui} />
    </div>
  )
}
