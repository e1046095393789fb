import type { ReactNode } from 'react'
import { Cover, hasCover } from '../home/cover.tsx'
import styles from './game-head.module.css'

interface GameHeadProps {
  readonly game: string
  readonly kicker: string
  readonly title: string
  readonly children?: ReactNode
}

/** The game's picture and name, over a page about one table. */
export function GameHead({ game, kicker, title, children }: GameHeadProps) {
  return (
    <div className={styles.head}>
      {hasCover(game) && (
        <div className={styles.art}>
          <Cover game={game} />
        </div>
      )}
      <div>
        <p className={styles.kicker}>{kicker}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
