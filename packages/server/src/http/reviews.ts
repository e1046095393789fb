import type { AnyMatch } from '@ludoteca/engine'
import { Id } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { publishable } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { bad, good, stop } from '../outcome.ts'
import type { Store } from '../store/store.ts'
import type { ApiDeps } from './deps.ts'
import { asTrouble, personOf } from './problems.ts'
import type { Router } from './router.ts'

/** Keeps a review that can be shown to everybody; false: it cannot. */
export async function keepReview(
  { tables }: Pick<Store, 'tables'>,
  table: string,
  match: AnyMatch,
  made: unknown,
): Promise<boolean> {
  const reasons = (await findGame(match.game.id)?.bot?.())?.reasons
  const review = publishable(match, made, reasons)
  if (review) await tables.keepReview(table, JSON.stringify(review))
  return review !== null
}

const isPlayedOut = ({ game, state }: AnyMatch): boolean => game.turn(state) === null

/** The review of a finished table: made once for who sat there and asked first, and kept for all. */
export function reviewRoutes(router: Router, { store, hub, guards, reviews, reviewer }: ApiDeps): void {
  const { tables } = store

  router.on(routes.review, async ({ caller, asked }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const found = await hub.finished(asked('id'), personOf(caller))
    if (!found) return bad('no-table')
    if (!found.ok) return stop(asTrouble(found.refusal))
    if (reviews === 'off') return good({ review: null, wanted: false })
    const kept = await tables.review(asked('id'))
    const review = kept === null ? null : (JSON.parse(kept) as object)
    // Of a game that was given up there is no review.
    const isAskedFor = review === null && found.seated && isPlayedOut(found.match)
    if (isAskedFor && reviewer && caller && !guards.review(caller.person.id))
      reviewer.ask(asked('id'), found.match, caller.person.id)
    return good({ review, wanted: isAskedFor && reviews === 'browser' })
  })

  router.on(routes.sendReview, async ({ caller, asked, body }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const found = await hub.finished(asked('id'), personOf(caller))
    if (!found) return bad('no-table')
    if (!found.ok) return stop(asTrouble(found.refusal))
    if (!found.seated) return bad('not-seated')
    // Not wanted from a page, or there already.
    if (reviews !== 'browser' || (await tables.review(asked('id'))) !== null) return good({})
    const isKept = await keepReview(store, asked('id'), found.match, body.review)
    return isKept ? good({}) : bad('bad-field', { field: 'review' })
  })
}
