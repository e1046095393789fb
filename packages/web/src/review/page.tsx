import { writeSave } from '@ludoteca/engine'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useGame } from '../games/use-game.ts'
import { NoTable } from '../local/no-table.tsx'
import { useKeptTable } from '../local/use-record.ts'
import { humanSeats, sittersOf } from '../store/players.ts'
import { Review } from './review.tsx'

/** The review of a finished game of this device. */
export default function ReviewPage({ id }: { id: string }) {
  const kept = useKeptTable(id)
  const loaded = useGame(kept?.record.game)
  if (kept === null || loaded === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  if (!kept || !loaded) return <Loading />
  const humans = humanSeats(kept.record.players)
  const seat = humans.length === 1 ? (humans[0] ?? null) : null
  return (
    <Review
      match={kept.match}
      loaded={loaded}
      back={`/table/${id}`}
      replay={`/replay/${id}`}
      save={() => writeSave(kept.match, sittersOf(kept.record.players))}
      seat={seat}
      players={kept.record.players}
    />
  )
}
