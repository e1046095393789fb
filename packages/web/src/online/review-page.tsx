import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useMemo } from 'react'
import { Redirect } from 'wouter'
import { useGame } from '../games/use-game.ts'
import { Review } from '../review/review.tsx'
import { useGoOnline } from './online-state.ts'
import { sharedReview } from './shared-review.ts'
import { useFinishedMatch } from './use-finished-match.ts'

/** The review of a finished game of the server, which gives out no log before the end. */
export default function OnlineReviewPage({ id }: { id: string }) {
  useGoOnline()
  const found = useFinishedMatch(id)
  const shared = useMemo(() => sharedReview(id), [id])
  const loaded = useGame(found?.match.game.id)
  const back = `/t/${id}`
  if (found === null) return <Redirect to={back} replace />
  if (!found || !loaded) return <Loading />
  const { match, text } = found
  return (
    <Review
      match={match}
      loaded={loaded}
      back={back}
      replay={`${back}/replay`}
      save={() => text}
      seat={null}
      shared={shared}
    />
  )
}
