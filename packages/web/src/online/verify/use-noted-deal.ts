import { hashState } from '@ludoteca/engine'
import { useEffect } from 'react'
import type { Known } from '../known.ts'
import { noteDeal, notedDeal } from './deal.ts'

/** Notes fingerprint and opening the first time this device sees them. */
export function useNotedDeal(
  { facts, seat, view, steps }: Known,
  position: (steps: number) => Promise<object | null>,
): void {
  const { id, commitment } = facts
  const dealt = view !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once before and once after the deal
  useEffect(() => {
    const viewer = seat ?? 'table'
    if (notedDeal(id)?.opening) return
    if (!view) return void noteDeal(id, { commitment, opening: null, viewer })
    void (steps.length === 0 ? Promise.resolve(view) : position(0)).then(opening => {
      if (opening) noteDeal(id, { commitment, opening: hashState(opening), viewer })
    })
  }, [id, dealt])
}
