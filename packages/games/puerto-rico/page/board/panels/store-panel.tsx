import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { type Action, GOODS, player } from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { useDesk } from '../desk.tsx'
import styles from './store-panel.module.css'

/** Storing: each way to keep goods as a row of barrels, the lost ones pale. */
export function StorePanel() {
  const desk = useDesk()
  const { legal, view: s, text } = desk
  const held = player(s, s.actor).goods
  const options = legal.filter((a): a is Extract<Action, { type: 'store' }> => a.type === 'store')
  return (
    <div className={styles.panel} data-testid="choices">
      {options.map((action, i) => (
        <Play
          key={action.kept.join()}
          action={action}
          number={i + 1}
          verbs={desk}
          className={`${choice.choice} ${styles.choice}`}
          label={text.action(action, s)}
        >
          {GOODS.map((key, good) => (
            <Kind key={key} good={good} held={held[good] as number} kept={action.kept[good] as number} />
          ))}
        </Play>
      ))}
    </div>
  )
}

function Kind({ good, held, kept }: { good: number; held: number; kept: number }) {
  if (held === 0) return null
  return (
    <span className={styles.kind}>
      {Array.from({ length: held }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: barrels of a kind are all alike
        <span key={i} className={styles.barrel} data-lost={i >= kept}>
          <GoodArt good={good} />
        </span>
      ))}
    </span>
  )
}
