import type { Ended, ScoringStep } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, decreeWigs, type Event, type State } from '../../rules/index.ts'
import { wordsIn } from './text/words.ts'

/** The parts of the score one after the other, and every decree by its name. */
export function scoring({
  view,
  text,
  lang,
  standings,
}: Ended<State, Action, Event>): readonly ScoringStep[] {
  const { pieces } = wordsIn(lang)
  const seats = standings.toSorted((a, b) => a.seat - b.seat)
  const keys = [...new Set(seats.flatMap(each => each.parts.map(part => part.key)))]
  const totals = seats.map(() => 0)
  return keys.map(key => {
    const counts = seats.map(each => each.parts.find(part => part.key === key)?.points ?? 0)
    for (const [seat, count] of counts.entries()) totals[seat] = (totals[seat] ?? 0) + count
    const step = { name: text.part(key), counts, totals: [...totals] }
    if (key !== 'decrees') return step
    const items = view.players.flatMap((player, seat) =>
      player.decrees.map(decree => ({
        seat,
        name: pieces.the.decree(decree),
        count: decreeWigs(view, seat, decree),
      })),
    )
    return { ...step, items }
  })
}
