import { useGame } from '../shell/use-game.ts'
import { NoTable } from '../table/no-table.tsx'
import { humanSeats } from '../table/players.ts'
import { useKeptTable } from '../table/use-record.ts'
import { Loading } from '../ui/loading.tsx'
import { Replay } from './replay.tsx'

export default function ReplayPage({ id }: { id: string }) {
  const kept = useKeptTable(id)
  const loaded = useGame(kept?.record.game)
  if (kept === null || loaded === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  if (!kept || !loaded) return <Loading />
  const humans = humanSeats(kept.record.players)
  // While a game is on, a replay must not show more than the one person at this screen knows.
  const eyes = humans.length === 1 ? (humans[0] ?? 'table') : 'table'
  const { match } = kept
  const over = match.game.turn(match.state) === null
  return <Replay match={match} loaded={loaded} back={`/table/${id}`} eyes={eyes} over={over} />
}
