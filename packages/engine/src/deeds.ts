import type { GameEvent } from './contract.ts'
import type { Lang } from './lang.ts'

/** How often a seat did something in a game: by what is counted together, and by what it was. */
export type Deeds = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What people like to know of the games they have played: which roles they took, how many wars they won. */
export interface GameDeeds<S extends object, E extends GameEvent> {
  /** By seat, of a game that was played to its end. */
  of(ended: S, events: readonly E[]): readonly Deeds[]
  readonly words: Readonly<
    Record<
      Lang,
      {
        /** What is counted together, in this order. */
        readonly groups: Readonly<Record<string, string>>
        name(group: string, key: string): string
      }
    >
  >
}

export type AnyDeeds = GameDeeds<object, GameEvent>

/** Counts deeds of so many seats. */
export function countDeeds(seats: number): {
  readonly count: (seat: number, group: string, key: string) => void
  readonly all: readonly Deeds[]
} {
  const all = Array.from({ length: seats }, (): Record<string, Record<string, number>> => ({}))
  return {
    all,
    count(seat, group, key) {
      const own = all[seat]
      if (!own) return
      const counts = own[group] ?? {}
      own[group] = counts
      counts[key] = (counts[key] ?? 0) + 1
    },
  }
}
