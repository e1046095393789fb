import type { Budget } from './search/think.ts'

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export type Thinker = Exclude<Level, 'random' | 'easy'>

/** How long the levels that search may think about one decision. */
export const BUDGETS: Readonly<Record<Thinker, Budget>> = {
  medium: { ms: 80 },
  hard: { ms: 1000 },
  expert: { ms: 5000 },
}

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)
