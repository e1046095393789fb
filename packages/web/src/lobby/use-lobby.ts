import type { Lobby } from '@ludoteca/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../online/api.ts'
import { connection, useGoOnline } from '../online/online-state.ts'

/** The lists of tables, kept fresh; null while they are not known. */
export function useLobby(): { lobby: Lobby | null; refresh: () => void } {
  const { me } = useGoOnline()
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const refresh = useCallback(() => {
    void call<Lobby>('GET', '/lobby').then(found => {
      if (found.ok) setLobby(found.value)
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other games
  useEffect(() => {
    refresh()
    const leave = connection.onLobby(refresh)
    return () => leave()
  }, [refresh, me?.id])
  return { lobby, refresh }
}
