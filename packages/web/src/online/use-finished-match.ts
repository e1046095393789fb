import type { AnyMatch } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import { readSaveText } from '../store/file.ts'
import { callText } from './api.ts'

interface Finished {
  readonly match: AnyMatch
  /** The save file as the server gives it out. */
  readonly text: string
}

async function fetchMatch(id: string): Promise<Finished | null> {
  const text = await callText(`/tables/${id}/save`)
  if (!text.ok) return null
  const loaded = await readSaveText(text.value)
  return loaded.ok ? { match: loaded.match, text: text.value } : null
}

/** A finished game of the server with everything on the table; undefined while loading, null when none is given out. */
export function useFinishedMatch(id: string): Finished | null | undefined {
  const [found, setFound] = useState<Finished | null>()
  useEffect(() => {
    let current = true
    void fetchMatch(id).then(each => current && setFound(each))
    return () => {
      current = false
    }
  }, [id])
  return found
}
