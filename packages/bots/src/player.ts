import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Action, AnyGame, Rng, Seat } from '@ludoteca/engine'
import { type Bot, viewOf } from './bot.ts'
import { chooseAction, type Manner } from './choose.ts'
import { easy } from './easy.ts'
import { knowledgeOf } from './games.ts'
import { isLevel, type Level } from './levels.ts'
import { greedy, plainSearch, REFERENCES, type Reference } from './references.ts'
import { newMemory } from './search/memory.ts'

export type BotName = Level | Reference

export const isBotName = (text: string): text is BotName =>
  isLevel(text) || (REFERENCES as readonly string[]).includes(text)

/** Decides for one seat through a whole game. */
export type Player = (view: object, legal: readonly Action[]) => Promise<Action>

export function playerFor(
  name: BotName,
  game: AnyGame,
  seat: Seat,
  rng: Rng,
  terms: Pick<Manner, 'budget' | 'crew'> = {},
): Player {
  if (isLevel(name)) {
    const manner: Manner = { level: name, rng, memory: newMemory(), ...terms }
    return (view, legal) => chooseAction(game, view, seat, legal, manner)
  }
  return async (view, legal) => {
    const bot = referenceBots[name](await knowledgeOf(game))
    return bot({ game, view: viewOf(game, view, seat), seat, legal, rng })
  }
}

const referenceBots: Readonly<Record<Reference, (knowledge: AnyKnowledge) => Bot>> = {
  'ref-greedy': greedy,
  'ref-mcts500': () => plainSearch,
  'ref-careful': knowledge => easy(knowledge, true),
  'ref-network': knowledge => easy({ ...knowledge, simple: knowledge }, true),
}
