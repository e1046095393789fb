import { type AnyGame, hashState, shapeOf } from '@ludoteca/engine'
import { useEffect } from 'react'
import type { Known } from '../table/known.ts'
import { noteDeal, notedDeal } from './deal.ts'

/** Notes fingerprint and opening the first time this device sees them. */
export function useNotedDeal(
  { facts, seat, view, steps }: Known,
  game: AnyGame,
  position: (steps: number) => Promise<object | null>,
): void {
  const { id, commitment } = facts
  const dealt = view !== null
  const shape = shapeOf(game)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once before and once after the deal
  useEffect(() => {
    const viewer = seat ?? 'table'
    if (notedDeal(id)?.opening) return
    if (!view) return void noteDeal(id, { commitment, opening: null, shape, viewer })
    void (steps.length === 0 ? Promise.resolve(view) : position(0)).then(opening => {
      if (opening) noteDeal(id, { commitment, opening: hashState(opening), shape, viewer })
    })
  }, [id, dealt])
}
