import type { AnyGame, AnyText } from '@ludoteca/engine'
import { rulesPlayer } from '../store/players.ts'
import type { GameResult } from '../store/result.ts'
import { ownSeat } from '../store/result.ts'
import { fittingOptions } from './draft.ts'
import { ownSetOf } from './own-set.ts'
import { ownName } from './remembered.ts'
import { startTable } from './start.ts'

/** One person against the rules, in games that say how. */

/** From the gentlest on; none where a game cannot be played alone. */
export function aloneLevels({ alone, options }: AnyGame): readonly string[] {
  const [, ...levels] = options.find(spec => spec.id === alone?.option)?.values ?? []
  return levels
}

/**
 * The day by which everybody has the same deal: that of UTC, so it changes everywhere at once and no time zone matters. It is
 * that of the device’s clock; where that is wrong one plays the deal of another day, and the result bears that day.
 */
export const today = (now: Date = new Date()): string => now.toISOString().slice(0, 10)

interface AloneWish {
  /** The usual one when left out. */
  readonly level?: string
  /** The deal of that day. */
  readonly daily?: string
}

/** Deals at once; resolves with the id of the table, or null where a game cannot be played alone. */
export async function startAlone(
  game: AnyGame,
  text: AnyText,
  { level, daily }: AloneWish,
  standIn: string,
): Promise<string | null> {
  const { alone } = game
  if (!alone) return null
  const options = fittingOptions(game, alone.seats, {
    // The deal of the day is the same for everybody.
    ...(daily === undefined && ownSetOf(game)),
    [alone.option]: level ?? alone.value,
  })
  const seats = Array.from({ length: alone.seats }, (_, seat) => seat)
  const players = seats.map(seat => rulesPlayer(game, options, seat) ?? ({ kind: 'human' } as const))
  const names = players.map(({ kind }) => (kind === 'rules' ? (text.automatic ?? '') : ownName() || standIn))
  const sitting = { players, names, options, privacy: false }
  return startTable(game, daily ? { ...sitting, daily, seed: `${game.id} alone ${daily}` } : sitting)
}

export interface AloneResult {
  readonly id: string
  readonly when: number
  readonly level: string
  readonly own: number
  readonly other: number
  readonly won: boolean
  readonly daily: string | null
}

/** What one did against the rules, the largest lead first. */
export function aloneResults(game: string, results: readonly GameResult[]): AloneResult[] {
  const found = results.flatMap((result): AloneResult[] => {
    const { id, when, players, totals, ranks, practice, daily = null } = result
    const seat = ownSeat(result)
    const rules = players.find(player => player.kind === 'rules')
    if (result.game !== game || practice || seat === null || rules?.kind !== 'rules') return []
    const other = Math.max(...totals.filter((_, each) => each !== seat))
    return [{ id, when, level: rules.level, own: totals[seat] ?? 0, other, won: ranks[seat] === 1, daily }]
  })
  return found.sort((a, b) => b.own - b.other - (a.own - a.other) || a.when - b.when)
}

/** What counts for the deal of a day: how one did at the first try, before one knew what would come. */
export const firstOfDay = (results: readonly AloneResult[], day: string): AloneResult | undefined =>
  results
    .filter(result => result.daily === day)
    .toSorted((a, b) => a.when - b.when)
    .at(0)
