import { type Act, NEIGHBOURS, type State } from '@ludoteca/tigris-euphrates'
import type { Knowledge } from '../knowledge.ts'
import { evaluate } from './evaluate.ts'

/** Hundreds of squares are open, but few matter: those beside what already stands there. */
function promising(s: State, legal: readonly Act[]): readonly Act[] {
  if (s.phase.kind !== 'action') return legal
  const beside = (square: number): boolean => (NEIGHBOURS[square] ?? []).some(each => s.board[each] !== 0)
  const swapSize = Math.max(0, ...legal.map(act => (act.type === 'swap' ? sizeOf(act.tiles) : 0)))
  return legal.filter(act => {
    if (act.type === 'tile') return beside(act.square)
    if (act.type === 'catastrophe') return s.board[act.square] !== 0
    // Of all swaps only that of the whole hand: the others are for players with a plan.
    return act.type !== 'swap' || sizeOf(act.tiles) === swapSize
  })
}

const sizeOf = (tiles: readonly number[]): number => tiles.reduce((sum, count) => sum + count, 0)

export const tigrisEuphrates: Knowledge<State, Act> = {
  evaluate,
  settled: s => s.phase.kind === 'action' || s.phase.kind === 'over',
  promising,
  byRule: () => null,
}
