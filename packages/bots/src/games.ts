import type { AnyGame } from '@ludoteca/engine'
import type { AnyKnowledge } from './knowledge.ts'
import { byStandings } from './standings.ts'

/** Games a bot has studied, loaded when first played; in all others it goes by the standings. */
const studied: Readonly<Record<string, () => Promise<AnyKnowledge>>> = {
  lisboa: async () => (await import('./lisboa/index.ts')).lisboa,
  'puerto-rico': async () => (await import('./puerto-rico/index.ts')).puertoRico,
  'tigris-euphrates': async () => (await import('./tigris-euphrates/index.ts')).tigrisEuphrates,
}

/** Asked for at every decision: even a module that is there already takes its time to be found. */
const known = new Map<string, AnyKnowledge>()

export async function knowledgeOf(game: AnyGame): Promise<AnyKnowledge> {
  const knowledge = known.get(game.id) ?? (await studied[game.id]?.())
  if (!knowledge) return byStandings(game)
  known.set(game.id, knowledge)
  return knowledge
}
