import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import type { TournamentTerms } from '@ludoteca/protocol'
import { settingsProblem } from '@ludoteca/tournament'
import { newId } from '../ids.ts'
import { bad, good, type Outcome, stop } from '../outcome.ts'
import { MOST_DAYS } from './decide.ts'
import { refused } from './refused.ts'
import type { EntryOf } from './stored-entry.ts'

const DAY = 86_400_000
const CODE = 12

/** The first entry of a tournament on these terms, or why there cannot be such a one. */
export function madeEntry(
  games: ReadonlyMap<string, AnyGame>,
  organiser: string,
  terms: TournamentTerms,
  { at, invited }: { readonly at: number; readonly invited: readonly string[] },
): Outcome<EntryOf<'made'>> {
  const { settings, entry, start } = terms
  const game = games.get(terms.game)
  if (!game) return bad('unknown-game')
  const problem = settingsProblem(settings)
  if (problem) return stop(refused(problem))
  const { min, max } = game.seats
  if (settings.fewest < min || settings.seats > max) return bad('tournament-seats', { min, max })
  for (let seats = settings.fewest; seats <= settings.seats; seats++) {
    const resolved = resolveOptions(game, seats, terms.options)
    if (!resolved.ok) {
      const { reason, ...params } = resolved.problem
      return bad(reason, params)
    }
    if ((game.automatic?.(resolved.options) ?? []).length > 0) return bad('tournament-alone')
  }
  if (start.kind === 'at' && (start.at <= at || start.at > at + MOST_DAYS * DAY))
    return bad('starts-in-past', { days: MOST_DAYS })
  return good({
    kind: 'made',
    at,
    by: organiser,
    tournament: newId(CODE),
    organiser,
    code: entry.kind === 'link' ? newId(CODE) : null,
    terms: { ...terms, entry: entry.kind },
    invited: [...invited],
  })
}
