import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { AnyGame } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { byStandings } from './standings.ts'

/** Asked for at every decision: even a module that is there already takes its time to be found. */
const known = new Map<string, AnyKnowledge>()

/** What a bot knows of a game: its own part, or else the standings. */
export async function knowledgeOf(game: AnyGame): Promise<AnyKnowledge> {
  const knowledge = known.get(game.id) ?? (await findGame(game.id)?.bot?.())
  if (!knowledge) return byStandings(game)
  known.set(game.id, knowledge)
  return knowledge
}
