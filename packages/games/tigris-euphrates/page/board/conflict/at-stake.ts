import { conflictNow, prizes, type State, stakes } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'

/** What either side of the conflict under way would lose, and what the other would gain by it. */
export function atStake({ lang, who }: Pick<TigrisScene, 'lang' | 'who'>, position: State): string[] {
  const conflict = conflictNow(position)
  const risk = stakes(position)
  const prize = prizes(position)
  if (!conflict || !risk || !prize) return []
  const words = wordsIn(lang)
  const line = (loser: 'attacker' | 'defender', winner: 'attacker' | 'defender'): string =>
    words.stakes(
      who(conflict[loser]),
      words.leader(conflict.colour),
      words.stakesTiles(risk[loser].length, conflict.colour),
      who(conflict[winner]),
      words.points(words.sphere(prize.colour), prize[winner]),
    )
  return [line('attacker', 'defender'), line('defender', 'attacker')]
}
