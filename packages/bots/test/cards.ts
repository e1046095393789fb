import type { Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type AnyGame, below, type Game, type GameEvent } from '@ludoteca/engine'

interface State {
  red: boolean
  stage: 'choice' | 'laid' | 'turned' | 'folded'
}
interface Act {
  readonly type: 'bet' | 'fold' | 'turn'
}

export const BET: Act = { type: 'bet' }
export const FOLD: Act = { type: 'fold' }
const TURN: Act = { type: 'turn' }
const ALL = [BET, FOLD, TURN]

/** A card lies face down, red as often as black. Whoever bets wins all with red and loses all with black; whoever folds shares. */
const game: Game<State, Act, GameEvent> = {
  id: 'cards',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  create: () => ({ red: true, stage: 'choice' }),
  turn: s => (s.stage === 'choice' || s.stage === 'laid' ? 0 : null),
  legal: s => (s.stage === 'choice' ? [BET, FOLD] : [TURN]),
  refusal: () => null,
  apply(s, { type }) {
    s.stage = type === 'bet' ? 'laid' : type === 'fold' ? 'folded' : 'turned'
  },
  clone: s => ({ ...s }),
  view: s => ({ ...s, red: true }),
  witness: s => ({ ...s, red: true }),
  viewEvent: e => e,
  redeal: (s, _, rng) => ({ ...s, red: below(rng, 2) === 0 }),
  standings: s =>
    [0, 1].map(seat => {
      const lost = s.stage === 'turned' && s.red === (seat === 1)
      return { seat, rank: lost ? 2 : 1, total: lost ? 0 : 1, parts: [] }
    }),
  write: a => a.type,
  read: text => ALL.find(({ type }) => type === text) ?? null,
  check: () => [],
}

export const cards: AnyGame = game
export const ofCards: Knowledge<State, Act> = {
  value: (_, out) => void out.fill(0),
  margin: () => 1,
  quiet: s => s.stage !== 'laid',
  prior: () => null,
  byRule: () => null,
}
export const isLaid = (s: State): boolean => s.stage === 'laid'
