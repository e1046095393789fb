import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, pick, type Rng, type Seat } from '@ludoteca/engine'
import type { Bot, Decision } from './bot.ts'
import type { Crew } from './crew/crew.ts'
import { thinkTogether } from './crew/together.ts'
import { easy } from './easy.ts'
import { knowledgeOf } from './games.ts'
import { BUDGETS, knownTo, type Level, observerOf } from './levels.ts'
import { type Memory, recall, remember } from './search/memory.ts'
import { taking } from './search/ranking.ts'
import { startSearch } from './search/search.ts'
import { type Budget, type Interruption, spentOn, think } from './search/think.ts'
import { habitsOf, type Style } from './styles.ts'

export interface Manner {
  readonly level: Level
  /** The bot's own dice; they must not be those of the game. */
  readonly rng: Rng
  /** `easy` then overlooks nothing: for finding out about a game, not for playing with people. */
  readonly careful?: boolean
  /** Instead of the time the level usually takes. */
  readonly budget?: Budget
  /** For instance an `AbortSignal`: the bot then answers at once with the best it has. */
  readonly signal?: Interruption
  /** The style of the search; chosen by seat when none is given. */
  readonly style?: Style
  /** Lets the bot go on with what it thought before. One for each seat and game. */
  readonly memory?: Memory
  /** Stands for what bots know of the game. */
  readonly known?: AnyKnowledge
  /** Helpers for the levels that take their time. */
  readonly crew?: Crew
}

/** Any choice, all equally likely. */
const random: Bot = ({ legal, rng }) => pick(rng, legal)

/**
 * The one entry point: a program decides for a seat. Whatever position it is given, the bot behind it sees
 * only what that seat may know.
 */
export async function chooseAction(
  game: AnyGame,
  position: object,
  seat: Seat,
  legal: readonly Action[],
  manner: Manner,
): Promise<Action> {
  const since = performance.now()
  const observe = observerOf(manner.level)
  const decision: Decision = { game, view: observe(game, position, seat), seat, legal, rng: manner.rng }
  if (manner.level === 'random') return random(decision)
  const full = manner.known ?? (await knowledgeOf(game))
  if (manner.level === 'easy') return easy(full, manner.careful ?? false)(decision)
  const knowledge = knownTo(manner.level, full)
  const only = legal.length === 1 ? legal[0] : knowledge.byRule(decision.view, legal)
  if (only) return only
  const known = manner.memory ? recall(manner.memory, knowledge, decision, observe) : null
  const search = startSearch(decision, knowledge, habitsOf(manner.style, seat), known)
  const budget = spentOn(manner.budget ?? BUDGETS[manner.level], knowledge.quiet(decision.view))
  const crew = manner.level === 'medium' ? undefined : manner.crew
  const ranking = crew
    ? await thinkTogether(crew, search, decision, manner.level, budget, since, manner.signal)
    : await think(search, budget, since, manner.signal).then(search.ranking)
  const [answer] = knowledge.free?.(decision.view) ? taking(ranking) : ranking
  const action = answer?.action ?? (legal[0] as Action)
  if (manner.memory) remember(manner.memory, search, decision, action)
  return action
}
