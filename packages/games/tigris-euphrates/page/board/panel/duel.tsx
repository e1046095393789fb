import type { Seat } from '@ludoteca/engine'
import type { Colour } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Leader, Tile } from '../art/pieces.tsx'
import type { BoardWords } from '../text/index.ts'
import styles from './duel.module.css'

export interface Fighter {
  readonly seat: Seat
  readonly name: string
  /** What stands on the map; null when only the sum is known. */
  readonly board: number | null
  /** Supporters; null until they are decided. */
  readonly added: number | null
  readonly total: number
}

interface DuelProps {
  readonly words: BoardWords
  readonly revolt: boolean
  readonly colour: Colour
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly winner?: Seat
}

/** Two leaders face to face: what each has on the map, what each adds, and the sums. */
export function Duel({ words, revolt, colour, attacker, defender, winner }: DuelProps) {
  const support: Colour = revolt ? 0 : colour
  const fighter = (role: 'attacker' | 'defender', who: Fighter) => (
    <div className={styles.side} data-role={role} data-won={winner === who.seat}>
      <p className={styles.role}>{words[role]}</p>
      <Chip size={30}>
        <Leader seat={who.seat} colour={colour} />
      </Chip>
      <p className={styles.name}>{who.name}</p>
      <p className={styles.total} data-testid={`${role}-total`}>
        {who.total}
      </p>
      {who.board !== null && (
        <p className={styles.part}>
          <Pips count={who.board} colour={support} />
          {words.onMap(who.board)}
          <br />
          <Pips count={who.added ?? 0} colour={support} />
          {who.added === null ? words.addedYet : words.added(who.added)}
        </p>
      )}
    </div>
  )
  return (
    <div className={styles.frame}>
      <div className={styles.duel}>
        {fighter('attacker', attacker)}
        <svg className={styles.against} aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
          <path d="M3 3l13 13M21 3L8 16M13 19l6-6M5 13l6 6M17 17l4 4M7 17l-4 4" />
        </svg>
        {fighter('defender', defender)}
      </div>
    </div>
  )
}

/** Little tiles that can be counted at a glance. */
function Pips({ count, colour }: { count: number; colour: Colour }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles in a row
        <Chip key={i} size={14}>
          <Tile colour={colour} />
        </Chip>
      ))}
    </span>
  )
}
