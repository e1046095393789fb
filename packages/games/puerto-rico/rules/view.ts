import { below, fork, HIDDEN_RNG, type Rng, shuffle, type Viewer } from '@ludoteca/engine'
import { GOODS } from './data/goods.ts'
import { plantationsFor } from './setup.ts'
import { clone, player, type State, UNKNOWN } from './state.ts'

/** What was shown to everybody: all but the order of the face-down plantations and what randomness is still to come. */
export function witness(s: State): State {
  const seen = clone(s)
  seen.rng = HIDDEN_RNG
  seen.stack.fill(UNKNOWN)
  return seen
}

/** Where the table keeps chips covered, those of others lie face down until the end (PR-122). */
export function view(s: State, viewer: Viewer): State {
  const seen = witness(s)
  if (!s.rules.chipsCovered || s.phase.kind === 'over') return seen
  for (const [seat, p] of seen.players.entries()) if (seat !== viewer) p.points = UNKNOWN
  return seen
}

/** Face-down plantations by kind: everything that is not in sight. */
export function stackCounts(s: State): number[] {
  const counts = plantationsFor(s.seats)
  const seen = [s.row, s.discards, ...s.players.flatMap(p => [p.tiles, p.forests])]
  for (const good of GOODS.keys()) {
    for (const place of seen) counts[good] = (counts[good] as number) - (place[good] as number)
  }
  if (s.phase.kind === 'forest') counts[s.phase.tile] = (counts[s.phase.tile] as number) - 1
  return counts
}

/** How unevenly covered chips are thought to lie: the luckiest seat gets so many for one of the unluckiest. */
const UNEVEN = 3

/** Everybody sees how many chips are gone; who has them is guessed. */
function guessChips(s: State, rng: Rng): void {
  const covered = [...s.players.keys()].filter(seat => player(s, seat).points === UNKNOWN)
  if (covered.length === 0) return
  const luck = covered.flatMap(seat => new Array<number>(1 + below(rng, UNEVEN)).fill(seat))
  for (const seat of covered) player(s, seat).points = 0
  const known = s.players.reduce((sum, p) => sum + p.points, 0)
  for (let left = s.paid - known; left > 0; left--)
    player(s, luck[below(rng, luck.length)] as number).points++
}

/** A position this viewer could be in: the stack in another order, covered chips dealt out among those who may have them. */
export function redeal(seen: State, rng: Rng): State {
  const s = clone(seen)
  guessChips(s, rng)
  s.rng = fork(rng)
  s.stack = shuffle(
    rng,
    stackCounts(seen).flatMap((count, good) => new Array<number>(count).fill(good)),
  )
  return s
}
