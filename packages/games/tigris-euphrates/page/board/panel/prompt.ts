import { conflictNow } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'

/** In a conflict the panel shows the strengths: the question can be short. */
export function prompt({ view, lang }: TigrisScene): string | null {
  const conflict = conflictNow(view)
  if (!conflict) return null
  const words = wordsIn(lang)
  const leader = words.leader(conflict.colour)
  return conflict.type === 'revolt' ? words.revoltAsk(leader) : words.warAsk(leader, conflict.colour)
}
