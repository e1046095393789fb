import type { ScoringStep } from '@ludoteca/page-kit/board/contract.ts'
import { COLOURS, TREASURE } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisEnded } from '../types.ts'

/** The weakest sphere is the score: sphere by sphere it can only fall, and treasures lift it again. */
export function scoring({ view, lang, standings }: TigrisEnded): ScoringStep[] {
  const words = wordsIn(lang)
  const seats = standings.toSorted((a, b) => a.seat - b.seat)
  const row = (seat: number) => view.scores[seat] ?? []
  const spheres = COLOURS.map((colour, i) => ({
    name: words.sphere(colour),
    plain: true as const,
    counts: seats.map(({ seat }) => row(seat)[colour] ?? 0),
    totals: seats.map(({ seat }) => Math.min(...COLOURS.slice(0, i + 1).map(each => row(seat)[each] ?? 0))),
  }))
  const treasures = {
    name: words.finalTreasures,
    counts: seats.map(({ seat }) => row(seat)[TREASURE] ?? 0),
    totals: seats.map(each => each.total),
  }
  return [...spheres, treasures]
}
