import type { AnyGame } from '@ludoteca/engine'
import type { Knowledge } from './knowledge.ts'
import { byStandings } from './standings.ts'

/** Games a bot has studied, loaded when first played; in all others it goes by the standings. */
const studied: Readonly<Record<string, () => Promise<Knowledge>>> = {}

export const knowledgeOf = async (game: AnyGame): Promise<Knowledge> =>
  (await studied[game.id]?.()) ?? byStandings(game)
