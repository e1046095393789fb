import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { type Book, dayOf, matchOf, nextPuzzle, type Puzzle, puzzleOfDay } from '@ludoteca/review/puzzle'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSearch } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { keepGame, progressOf } from './progress.ts'
import { Solve } from './solve.tsx'
import { type LoadedPuzzles, usePuzzles } from './use-puzzles.ts'

interface PuzzlePageProps {
  readonly game: string
  /** `day`, `next`, or the id of a puzzle. */
  readonly which: string
}

export default function PuzzlePage({ game, which }: PuzzlePageProps) {
  const puzzles = usePuzzles(game)
  const loaded = useGame(game)
  const theme = new URLSearchParams(useSearch()).get('theme')
  if (puzzles === null || loaded === null) return <NotFound />
  if (!puzzles || !loaded) return <Loading />
  return <Picked key={theme} puzzles={puzzles} loaded={loaded} which={which} theme={theme} />
}

interface PickedProps {
  readonly puzzles: LoadedPuzzles
  readonly loaded: LoadedGame
  readonly which: string
  readonly theme: string | null
}

/** Holds on to a puzzle until the next one is asked for, whatever becomes of the rating meanwhile. */
function Picked({ puzzles, loaded, which, theme }: PickedProps) {
  const t = useTranslations('puzzles')
  const { book } = puzzles
  const [today] = useState(() => dayOf(new Date()))
  const [puzzle, setPuzzle] = useState(() => pick(book, which, theme, today))
  const match = useMemo(() => puzzle && matchOf(loaded.game, book, puzzle), [loaded.game, book, puzzle])
  if (!puzzle || !match) return <NotFound title={t('missing')} line={t('missingLine')} />
  return (
    <Solve
      key={puzzle.id}
      puzzle={puzzle}
      match={match}
      loaded={loaded}
      part={puzzles.part}
      day={which === 'day' ? today : null}
      onNext={() => setPuzzle(pick(book, 'next', theme, today))}
    />
  )
}

function pick(book: Book, which: string, theme: string | null, today: string): Puzzle | null {
  const { game, puzzles } = book
  keepGame(game)
  if (which === 'day') return puzzleOfDay(puzzles, today)
  if (which !== 'next') return puzzles.find(each => each.id === which) ?? null
  const { rating, met } = progressOf(game)
  const wanted = theme === null ? puzzles : puzzles.filter(each => each.theme === theme)
  return nextPuzzle(wanted, rating.value, met)
}
