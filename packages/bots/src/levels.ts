import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Observer, viewOf, witnessOf } from './bot.ts'
import type { Budget } from './search/think.ts'

/** From the weakest to the strongest. The protocol and the stored log name them too; tests hold those to this list. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

type Thinker = Exclude<Level, 'random' | 'easy'>

/** How long the levels that search may think about one decision: a turn takes them about twice as long. */
export const BUDGETS: Readonly<Record<Thinker, Budget>> = {
  medium: { ms: 80, inside: 0.5 },
  hard: { ms: 900, inside: 0.15 },
  expert: { ms: 3600, inside: 0.15 },
  master: { ms: 15_000, inside: 0.15 },
}

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)

/** The same knowledge with the simpler evaluator and without a policy. */
export const simply = ({ policy: _, ...knowledge }: AnyKnowledge): AnyKnowledge => ({
  ...knowledge,
  ...knowledge.simple,
})

/** The knowledge of a game that a level has. */
export function knownTo(level: Level, knowledge: AnyKnowledge): AnyKnowledge {
  if (level === 'expert' || level === 'master') return { ...knowledge, ...knowledge.large }
  return level === 'hard' ? knowledge : simply(knowledge)
}

/** From `hard` on bots keep count of what everybody was shown; the others go by what lies open. */
export const observerOf = (level: Level): Observer =>
  LEVELS.indexOf(level) >= LEVELS.indexOf('hard') ? witnessOf : viewOf
