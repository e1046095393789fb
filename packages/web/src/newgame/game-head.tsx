import type { ReactNode } from 'react'
import { ART, isHouseGame } from '../home/games.ts'
import styles from './game-head.module.css'

interface GameHeadProps {
  readonly game: string
  readonly kicker: string
  readonly title: string
  readonly children?: ReactNode
}

/** The game's picture and name, over a page about one table. */
export function GameHead({ game, kicker, title, children }: GameHeadProps) {
  const Art = isHouseGame(game) ? ART[game] : null
  return (
    <div className={styles.head}>
      {Art && (
        <div className={styles.art}>
          <Art />
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
