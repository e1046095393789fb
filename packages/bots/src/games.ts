import type { AnyGame } from '@ludoteca/engine'
import type { AnyKnowledge } from './knowledge.ts'
import { byStandings } from './standings.ts'

/** Games a bot has studied, loaded when first played; in all others it goes by the standings. */
const studied: Readonly<Record<string, () => Promise<AnyKnowledge>>> = {
  lisboa: async () => (await import('./lisboa/index.ts')).lisboa,
  'puerto-rico': async () => (await import('./puerto-rico/index.ts')).puertoRico,
  'tigris-euphrates': async () => (await import('./tigris-euphrates/index.ts')).tigrisEuphrates,
}

export const knowledgeOf = async (game: AnyGame): Promise<AnyKnowledge> =>
  (await studied[game.id]?.()) ?? byStandings(game)
