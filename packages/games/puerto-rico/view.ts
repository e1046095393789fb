import { fork, HIDDEN_RNG, type Rng, shuffle } from '@ludoteca/engine'
import { GOODS } from './data/goods.ts'
import { plantationsFor } from './setup.ts'
import { clone, type State } from './state.ts'

const UNKNOWN = -1

/** Only the order of the face-down plantations is hidden, and what randomness is still to come. */
export function view(s: State): State {
  const seen = clone(s)
  seen.rng = HIDDEN_RNG
  seen.stack.fill(UNKNOWN)
  return seen
}

/** Face-down plantations by kind: everything that is not in sight. */
export function stackCounts(s: State): number[] {
  const counts = plantationsFor(s.seats)
  const seen = [s.row, s.discards, ...s.players.flatMap(p => [p.tiles, p.forests])]
  for (const good of GOODS.keys()) {
    for (const place of seen) counts[good] = (counts[good] as number) - (place[good] as number)
  }
  if (s.drawn >= 0) counts[s.drawn] = (counts[s.drawn] as number) - 1
  return counts
}

/** A position this viewer could be in: the stack in another order. */
export function redeal(seen: State, rng: Rng): State {
  const s = clone(seen)
  s.rng = fork(rng)
  s.stack = shuffle(
    rng,
    stackCounts(seen).flatMap((count, good) => new Array<number>(count).fill(good)),
  )
  return s
}
