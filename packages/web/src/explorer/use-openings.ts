import type { AnyOpenings } from '@ludoteca/engine'
import { readShipped, type Shipped } from '@ludoteca/review/openings'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'

interface Openings {
  readonly part: AnyOpenings
  readonly shipped: Shipped
  /** They were played by the rules of today. */
  readonly current: boolean
}

async function load(game: string): Promise<Openings | null> {
  const found = findGame(game)
  const part = await found?.openings?.()
  if (!found || !part) return null
  const shipped = await readShipped(await part.shipped())
  return { part, shipped, current: shipped.version === (await found.rules()).version }
}

/** The openings that came with a game; undefined while they are being fetched, null where there are none. */
export function useOpenings(game: string): Openings | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly openings: Openings | null }>()
  useEffect(() => {
    let current = true
    void load(game).then(openings => current && setFound({ game, openings }))
    return () => {
      current = false
    }
  }, [game])
  return found?.game === game ? found.openings : undefined
}
