import { type Book, readBook } from '@ludoteca/review/puzzle'
import { type AnyPuzzles, findGame } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'

export interface LoadedPuzzles {
  readonly book: Book
  readonly part: AnyPuzzles
}

async function load(game: string): Promise<LoadedPuzzles | null> {
  const part = await findGame(game)?.puzzles?.()
  return part ? { part, book: readBook(part.book) } : null
}

/** The puzzles of a game; undefined while they are being fetched, null where there are none. */
export function usePuzzles(game: string): LoadedPuzzles | null | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly puzzles: LoadedPuzzles | null }>()
  useEffect(() => {
    let current = true
    void load(game).then(puzzles => current && setFound({ game, puzzles }))
    return () => {
      current = false
    }
  }, [game])
  return found?.game === game ? found.puzzles : undefined
}
