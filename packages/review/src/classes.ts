import type { Finding } from './findings.ts'

/** How bad a choice was, by what it cost in share of the victory. */
export const CLASSES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Class = (typeof CLASSES)[number]

/** What a choice of this class costs at least: parts of the victory. */
export const LEAST: Readonly<Record<Exclude<Class, 'good'>, number>> = {
  inaccuracy: 0.02,
  mistake: 0.05,
  blunder: 0.1,
}

export function classOf(loss: number): Class {
  if (loss >= LEAST.blunder) return 'blunder'
  if (loss >= LEAST.mistake) return 'mistake'
  return loss >= LEAST.inaccuracy ? 'inaccuracy' : 'good'
}

/** What the choice cost whoever made it. */
export const lossOf = ({ cost, seat }: Finding): number => Math.max(0, -(cost[seat] ?? 0))

/** The shares before the decision: what the best choice leaves to each seat. */
export const sharesBefore = ({ choices }: Finding): readonly number[] => choices[0]?.shares ?? []

/** What a choice may have cost, as far as that is known. */
export const reachOf = (finding: Finding): number => lossOf(finding) + finding.error

/** As many standard errors may well be missing. */
const DOUBT = 2

/** Another look might call it a mistake or a blunder, or not call it so any more. */
export function isDoubtful(finding: Finding): boolean {
  const loss = lossOf(finding)
  const doubt = DOUBT * finding.error
  return [LEAST.mistake, LEAST.blunder].some(least => Math.abs(loss - least) <= doubt)
}
