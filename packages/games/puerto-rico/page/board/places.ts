import type { Action, State } from '../../rules/index.ts'

/** So few choices stand beside the board, wherever they lie on it. */
const FEW = 2

/** Whether there is something on the board to touch for it: what can be touched lies in `common/` and `player/`. */
function lies(a: Action): boolean {
  switch (a.type) {
    case 'draft':
    case 'role':
    case 'draw':
    case 'settle':
    case 'discard':
    case 'take':
    case 'guest':
    case 'build':
    case 'extra':
    case 'sell':
    case 'supply':
    case 'ship':
    case 'place':
      return true
    case 'give':
      return a.what !== 'point'
    case 'load':
      return a.good >= 0
    case 'pass':
    case 'forest':
    case 'assign':
    case 'produce':
    case 'store':
      return false
  }
}

/** The choices that lie nowhere on the board; null where it is not the board that one decides on. */
export function apart({ phase }: State, legal: readonly Action[]): readonly Action[] | null {
  // People are put on their places by touching these, and confirmed together.
  if (phase.kind === 'arrange') return legal.length > 1 ? [] : null
  if (legal.length <= FEW) return null
  const nowhere = legal.filter(action => !lies(action))
  return nowhere.length <= FEW ? nowhere : null
}
