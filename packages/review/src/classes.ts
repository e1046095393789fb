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
