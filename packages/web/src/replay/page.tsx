import { writeSave } from '@ludoteca/engine'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useLocation } from 'wouter'
import { useGame } from '../games/use-game.ts'
import { NoTable } from '../local/no-table.tsx'
import { mayPlayOn, playOnFrom } from '../local/play-on.ts'
import { useKeptTable } from '../local/use-record.ts'
import { humanSeats, sittersOf } from '../store/players.ts'
import { tryFrom } from '../whatif/try-from.ts'
import { Replay } from './replay.tsx'

export default function ReplayPage({ id }: { id: string }) {
  const [, navigate] = useLocation()
  const kept = useKeptTable(id)
  const loaded = useGame(kept?.record.game)
  if (kept === null || loaded === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  if (!kept || !loaded) return <Loading />
  const humans = humanSeats(kept.record.players)
  // While a game is on, a replay must not show more than the one person at this screen knows.
  const firstViewer = humans.length === 1 ? (humans[0] ?? 'table') : 'table'
  const { match } = kept
  const over = match.game.turn(match.state) === null
  const { record } = kept
  const [me, ...others] = humans
  // Others who sit here must not be shown what is hidden from them.
  const mayTry = over || (me !== undefined && others.length === 0)
  const onTry = (at: number) =>
    void tryFrom(match, {
      at,
      players: record.players,
      own: over ? null : (me ?? null),
      back: `/replay/${id}?at=${at}`,
    }).then(navigate)
  return (
    <Replay
      match={match}
      loaded={loaded}
      back={`/table/${id}`}
      firstViewer={firstViewer}
      over={over}
      review={over ? `/review/${id}` : null}
      save={() => writeSave(match, sittersOf(record.players))}
      onTry={mayTry ? onTry : undefined}
      onPlayOn={
        mayPlayOn(record)
          ? at => void playOnFrom(record, match, at).then(table => navigate(`/table/${table}`))
          : undefined
      }
    />
  )
}
