import { Id } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { publishable } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { bad, good, stop } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { asTrouble, personOf } from './problems.ts'
import type { Router } from './router.ts'

/** The review of a finished game: made once, by the page of whoever sat there and asked first, and kept for all. */
export function reviewRoutes(router: Router, { store, hub }: ApiDeps): void {
  const { tables } = store

  router.on(routes.review, async ({ caller, asked }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const found = await hub.finished(asked('id'), personOf(caller))
    if (!found) return bad('no-table')
    if (!found.ok) return stop(asTrouble(found.refusal))
    const kept = await tables.review(asked('id'))
    const review = kept === null ? null : (JSON.parse(kept) as object)
    return good({ review, wanted: review === null && found.seated })
  })

  router.on(routes.sendReview, async ({ caller, asked, body }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const found = await hub.finished(asked('id'), personOf(caller))
    if (!found) return bad('no-table')
    if (!found.ok) return stop(asTrouble(found.refusal))
    if (!found.seated) return bad('not-seated')
    if ((await tables.review(asked('id'))) !== null) return good({})
    const { match } = found
    const reasons = (await findGame(match.game.id)?.bot?.())?.reasons
    const review = publishable(match, body.review, reasons)
    if (!review) return bad('bad-field', { field: 'review' })
    await tables.keepReview(asked('id'), JSON.stringify(review))
    return good({})
  })
}
