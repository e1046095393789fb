import { conflictNow, finalColours, inHand as heldBy, type State } from '../../rules/index.ts'

const row = (s: State): readonly number[] => s.scores[0] ?? []

/** The learner's points of a colour. */
export const points = (s: State, colour: number): number => row(s)[colour] ?? 0

/** The learner's score as it stands. */
export const weakest = (s: State): number => finalColours(row(s))[0] ?? 0

/** What the sides of the conflict under way have on the board. */
export function sides(s: State): { readonly attack: number; readonly defence: number } {
  const conflict = conflictNow(s)
  return { attack: conflict?.attackerStrength ?? 0, defence: conflict?.defenderStrength ?? 0 }
}

export const inHand = (s: State, colour: number): number => heldBy(s, 0, colour)
