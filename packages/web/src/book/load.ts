import type { Lang } from '@ludoteca/engine'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'

/** A game's rulebook in one language; null when there is none. */
async function loadBook(game: string, lang: Lang): Promise<string | null> {
  const address = findGame(game)?.rulebook[lang]
  if (!address) return null
  const answer = await fetch(address)
  return answer.ok ? answer.text() : null
}

/** The rulebook in the reader's language: undefined while loading, null when there is none. */
export function useBook(game: string): string | null | undefined {
  const lang = useLang()
  const [book, setBook] = useState<string | null>()
  useEffect(() => {
    let current = true
    const show = (text: string | null) => current && setBook(text)
    loadBook(game, lang).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [game, lang])
  return book
}
