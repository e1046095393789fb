import type { Seat } from '@ludoteca/engine'
import { type Action, GOODS, load, player, sell, shipWith, supply } from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { Pick, useDesk } from '../desk.tsx'
import styles from './goods.module.css'

/** A player's barrels. One's own can be touched: to sell, load or keep them. */
export function Goods({ seat }: { seat: Seat }) {
  const { view: s, me, nouns, words } = useDesk()
  const p = player(s, seat)
  return (
    <ul className={styles.goods} aria-label={words.goods}>
      {GOODS.map((key, good) => {
        const count = p.goods[good] as number
        const picture = (
          <>
            <span className={styles.barrel}>
              <GoodArt good={good} />
            </span>
            <b aria-hidden={seat === me}>{count}</b>
          </>
        )
        const label = `${nouns.good(good)} ${count}`
        return (
          <li key={key} data-none={count === 0}>
            {seat === me ? (
              <OwnGood good={good} label={label}>
                {picture}
              </OwnGood>
            ) : (
              <span className={styles.good} title={label} data-spot={`good-${seat}-${good}`}>
                {picture}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const uses = (a: Action, good: number): boolean =>
  (a.type === 'give' && a.what === 'good' && a.from === good) ||
  ((a.type === 'load' ||
    a.type === 'sell' ||
    a.type === 'supply' ||
    a.type === 'extra' ||
    a.type === 'ship') &&
    a.good === good)

function OwnGood({ good, label, children }: { good: number; label: string; children: React.ReactNode }) {
  const { view: s, me, legal } = useDesk()
  const tried: Partial<Record<string, Action>> = {
    load: load(good, Math.max(0, shipWith(s, good))),
    sell: sell(good),
    supply: supply(good),
  }
  return (
    <Pick
      actions={legal.filter(a => uses(a, good))}
      tried={tried[s.phase.kind]}
      label={label}
      spot={`good-${me}-${good}`}
      className={styles.good}
    >
      {children}
    </Pick>
  )
}
