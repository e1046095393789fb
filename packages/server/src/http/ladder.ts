import type { Ladder } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { bad, good } from '../outcome.ts'
import { isSettled, SETTLED, shownSkill } from '../ratings/rate.ts'
import type { LadderRow } from '../store/store.ts'
import type { ApiDeps } from './deps.ts'
import type { Router } from './router.ts'
import { SharedReadings } from './shared-readings.ts'

/** So many are shown. */
const MOST = 200

/** Settled ratings have places, which equal ones share; all others follow. */
export function ranked(rows: readonly LadderRow[]): Ladder['programs'] {
  const shown = rows.map(row => ({ row, ...shownSkill(row) }))
  const settled = shown.filter(({ row }) => isSettled(row))
  const others = shown.filter(({ row }) => !isSettled(row))
  return [...settled, ...others].map(({ row, rating, uncertainty }) => ({
    person: { id: row.person, name: row.name, program: true },
    place: isSettled(row) ? 1 + settled.filter(other => other.rating > rating).length : null,
    rating,
    uncertainty,
    games: row.games,
  }))
}

/** Programs by their ratings, read once for all who ask. */
export function ladderRoutes(router: Router, { store, games }: ApiDeps): void {
  const readings = new SharedReadings<Ladder>()

  router.on(routes.ladder, async ({ asked }) => {
    const game = asked('game')
    if (!games.has(game)) return bad('unknown-game')
    return good(
      await readings.read(game, async () => ({
        game,
        programs: ranked(await store.results.ladder(game, MOST, SETTLED)),
      })),
    )
  })
}
