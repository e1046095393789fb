import type { AnyGame, AnyText, Lang } from '@ludoteca/engine'
import type { AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import type { AnyPage } from '@ludoteca/page-kit/page.ts'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { loadPage } from './game-page.ts'

export interface LoadedGame {
  readonly game: AnyGame
  readonly text: AnyText
  /** Null where the game is shown in words. */
  readonly page: AnyPage | null
  readonly ui: AnyGameUi
  readonly lang: Lang
}

const IN_WORDS: AnyGameUi = {}

async function load(id: string, lang: Lang): Promise<LoadedGame | null> {
  const parts = findGame(id)
  if (!parts) return null
  const [game, text, page] = await Promise.all([parts.rules(), parts.text[lang](), loadPage(id)])
  return { game, text, page, ui: page?.ui ?? IN_WORDS, lang }
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
