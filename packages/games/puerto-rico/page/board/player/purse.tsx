import type { Seat } from '@ludoteca/engine'
import type { Scene } from '@ludoteca/page-kit/board/contract.ts'
import type { ReactNode } from 'react'
import { type Action, chipsSeen, type Event, GOODS, player, type State } from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { DoubloonArt, PersonArt, PointArt } from '../art/pieces.tsx'
import inks from '../inks.module.css'
import styles from './purse.module.css'

/** Money, points, idle colonists and barrels of one player. */
export function Purse({ view, seat }: Scene<State, Action, Event> & { readonly seat: Seat }) {
  const { doubloons, sanJuan, goods } = player(view, seat)
  return (
    <div className={`${inks.inks} ${styles.purse}`}>
      <Count n={doubloons} art={<DoubloonArt />} />
      <Count n={chipsSeen(view, seat) ?? '?'} art={<PointArt />} />
      {sanJuan > 0 && <Count n={sanJuan} art={<PersonArt />} />}
      {GOODS.map((key, good) => {
        const n = goods[good] as number
        return n > 0 && <Count key={key} n={n} art={<GoodArt good={good} />} />
      })}
    </div>
  )
}

const Count = ({ n, art }: { n: number | string; art: ReactNode }) => (
  <span className={styles.count}>
    <span className={styles.art}>{art}</span>
    <b>{n}</b>
  </span>
)
