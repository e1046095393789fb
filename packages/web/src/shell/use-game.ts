import type { AnyGame, AnyText, Lang } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../boards/contract.ts'
import { loadUi } from '../boards/registry.ts'
import { useLang } from '../settings/store.ts'

export interface LoadedGame {
  readonly game: AnyGame
  readonly text: AnyText
  readonly ui: AnyGameUi
  readonly lang: Lang
}

async function load(id: string, lang: Lang): Promise<LoadedGame | null> {
  const box = findGame(id)
  if (!box) return null
  const [game, text, ui] = await Promise.all([box.load(), box.text(lang), loadUi(id)])
  return { game, text, ui, lang }
}

/** A game with its words in the reader's language; undefined while loading, null if there is none. */
export function useGame(id: string | undefined): LoadedGame | null | undefined {
  const lang = useLang()
  const [loaded, setLoaded] = useState<LoadedGame | null>()
  useEffect(() => {
    if (id === undefined) return
    let current = true
    void load(id, lang).then(found => {
      if (current) setLoaded(found)
    })
    return () => {
      current = false
    }
  }, [id, lang])
  return loaded
}
