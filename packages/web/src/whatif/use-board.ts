import { mended } from '@ludoteca/review/tree'
import { useEffect, useState } from 'react'
import { readSaveText } from '../store/file.ts'
import { Board } from './board.ts'
import { keepBoard, keptBoard } from './store.ts'

async function load(id: string): Promise<Board | null> {
  const kept = await keptBoard(id)
  if (!kept) return null
  const loaded = await readSaveText(kept.save)
  if (!loaded.ok) return null
  const { match } = loaded
  const tree = mended(match, kept.tree)
  // What was undone may be no way any more where the rules have changed.
  const whole = tree.lines.length === kept.tree.lines.length
  const here = whole ? kept.here : { line: 0, at: match.steps.length }
  const sound = whole ? kept : { ...kept, tree, here, past: [], future: [] }
  return new Board(match, sound, board => void keepBoard(board))
}

/** A board kept on this device; undefined while loading, null when it is not there. */
export function useBoard(id: string): Board | null | undefined {
  const [board, setBoard] = useState<Board | null>()
  useEffect(() => {
    let current = true
    load(id).then(
      found => current && setBoard(found),
      () => current && setBoard(null),
    )
    return () => {
      current = false
    }
  }, [id])
  return board
}
