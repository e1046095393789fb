import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Redirect, useLocation } from 'wouter'
import { useGame } from '../games/use-game.ts'
import { Replay } from '../replay/replay.tsx'
import { tryFrom } from '../whatif/try-from.ts'
import { useGoOnline } from './online-state.ts'
import { useFinishedMatch } from './use-finished-match.ts'

/** A finished game of the server, with everything on the table. */
export default function OnlineReplayPage({ id }: { id: string }) {
  useGoOnline()
  const [, navigate] = useLocation()
  const found = useFinishedMatch(id)
  const loaded = useGame(found?.match.game.id)
  // Before the end there is nothing to replay but what the table itself shows.
  if (found === null) return <Redirect to={`/t/${id}`} replace />
  if (!found || !loaded) return <Loading />
  const { match, text } = found
  const back = `/t/${id}`
  return (
    <Replay
      match={match}
      loaded={loaded}
      back={back}
      firstViewer="table"
      over
      review={match.game.turn(match.state) === null ? `${back}/review` : null}
      save={() => text}
      onTry={at => void tryFrom(match, { at, own: null, back: `${back}/replay?at=${at}` }).then(navigate)}
    />
  )
}
