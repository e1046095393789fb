import { conflictNow, finalColours, pileSize, type State, TREASURE } from '../../rules/index.ts'

const row = (s: State): readonly number[] => s.scores[0] ?? []

/** The learner's points of a colour. */
export const points = (s: State, colour: number): number => row(s)[colour] ?? 0

export const treasures = (s: State): number => points(s, TREASURE)

/** The score as it stands: the weakest colour, treasures given to what is weakest. */
export const weakest = (s: State): number => finalColours(row(s))[0] ?? 0

/** What each side of the conflict under way has shown. */
export function sides(s: State): { readonly attack: number; readonly defence: number } {
  const conflict = conflictNow(s)
  const attack = (conflict?.attackerStrength ?? 0) + (conflict?.attackerSupport ?? 0)
  return { attack, defence: conflict?.defenderStrength ?? 0 }
}

export const inHand = (s: State, colour: number): number => s.hands[0]?.[colour] ?? 0

export const bagLeft = (s: State): number => pileSize(s.bag)
