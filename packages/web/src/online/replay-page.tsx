import type { AnyMatch } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { Replay } from '../replay/replay.tsx'
import { useGame } from '../shell/use-game.ts'
import { readSaveText } from '../store/file.ts'
import { Loading } from '../ui/loading.tsx'
import { callText } from './api.ts'
import { useInRoom } from './room.ts'

async function fetchMatch(id: string): Promise<AnyMatch | null> {
  const text = await callText(`/tables/${id}/save`)
  if (!text.ok) return null
  const loaded = await readSaveText(text.value)
  return loaded.ok ? loaded.match : null
}

/** A finished game of the room, with everything on the table. */
export default function OnlineReplayPage({ id }: { id: string }) {
  useInRoom()
  const [match, setMatch] = useState<AnyMatch | null>()
  const loaded = useGame(match?.game.id)
  useEffect(() => {
    let current = true
    void fetchMatch(id).then(found => current && setMatch(found))
    return () => {
      current = false
    }
  }, [id])
  // Before the end there is nothing to replay but what the table itself shows.
  if (match === null) return <Redirect to={`/t/${id}`} replace />
  if (!match || !loaded) return <Loading />
  return <Replay match={match} loaded={loaded} back={`/t/${id}`} eyes="table" over />
}
