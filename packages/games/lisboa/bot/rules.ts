import {
  type Action,
  CARDS,
  type Decision,
  type Player,
  type State,
  type Tables,
  tablesOf,
} from '../rules/index.ts'
import { turnsLeft, turnsOfPeriod } from './horizon.ts'
import { bottomWorth, cardWorth, GAME, tileWorth } from './worth.ts'

/** Decisions that need no look ahead. */
export function byRule(s: State, legal: readonly Action[]): Action | null {
  const frame = s.stack.at(-1) as Decision | undefined
  if (!frame) return null
  const p = s.players[frame.seat] as Player
  switch (frame.kind) {
    case 'keep':
      return best(legal, a => (a.type === 'keep' ? tileWorth(s, a.tile, GAME) : 0))
    case 'draft':
      return best(legal, a => (a.type === 'keep-card' ? keepWorth(s, p, a.card) : 0))
    case 'draw':
      return best(legal, a => (a.type === 'draw' ? drawWorth(s, p, a.pile, turnsLeft(s, frame.seat)) : 0))
    case 'renew':
      return best(legal, a => renewWorth(s, p, a.type === 'renew' ? a.cards : []))
    default:
      return null
  }
}

function best(legal: readonly Action[], worth: (a: Action) => number): Action {
  let choice = legal[0] as Action
  let top = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const value = worth(action)
    if (value > top) {
      top = value
      choice = action
    }
  }
  return choice
}

/** A kind one has none of opens a door; a third of a kind is a burden. */
const NEW_KIND = 1.2

function drawWorth(s: State, p: Player, pile: number, turns: number): number {
  const card = s.piles[pile]?.at(-1) ?? -1
  if (card < 0) return 0
  const alike = p.hand.filter(each => each >= 0 && CARDS[each]?.kind === pile).length
  const use = playable(s)
  const worth = use * cardWorth(s, card, turns) + (1 - use) * Math.max(0, bottomWorth(s, card))
  return worth + NEW_KIND * (alike === 0 ? 1 : alike === 1 ? 0.3 : -0.3 * alike)
}

/** A card for the first hand. */
function keepWorth(s: State, p: Player, card: number): number {
  const alike = p.hand.some(each => CARDS[each]?.kind === CARDS[card]?.kind)
  return cardWorth(s, card, GAME) + (alike ? 0 : NEW_KIND)
}

/** Own turns until one comes to a card that is drawn now. */
const QUEUE = 3

/** The chance to play it before period 1 ends; otherwise it is thrown away then, for its reward if it has one. */
const playable = (s: State): number =>
  s.period === 1 ? Math.min(1, turnsOfPeriod(s) / (QUEUE * s.seats)) : 1

/** The purple deck is better than what most hands hold; the reward of a discarded card comes on top. */
const PURPLE = 4.2

function renewWorth(s: State, p: Player, gone: readonly number[]): number {
  const rewards = [0, 0, 0, 0]
  let worth = 0
  for (const card of gone) {
    const { kind, penalty } = tablesOf(s).cards[card] as Tables['cards'][number]
    if (!penalty) rewards[kind] = Math.max(rewards[kind] as number, bottomWorth(s, card))
    worth += PURPLE
  }
  for (const card of p.hand) if (card >= 0 && !gone.includes(card)) worth += cardWorth(s, card, GAME / 2)
  return worth + rewards.reduce((sum, reward) => sum + reward, 0)
}
