import { type Action, CARDS, decreeWigs, type State } from '@ludoteca/lisboa'

/** Favor, Cardinal, ship, produce, recruit, plan; then the Noble action of a visit. */
const STATE_ACTIONS = [1.4, 1.3, 2.2, 1.2, 1.7, 1.5, 5] as const

/** What choices are worth by their kind alone; zero is passing. */
const BY_TYPE: Partial<Record<Action['type'], number>> = {
  visit: 3,
  sponsor: 2.5,
  portfolio: 2,
  discard: 0.5,
  store: 5,
  open: 6,
  raise: 3,
  produce: 1.2,
  plan: 1.5,
  favor: 1.4,
  'take-clergy': 1,
  'take-cube': 1,
  'take-good': 1,
  reward: 1,
}

/** A first impression of every choice inside a turn. Turns themselves have to be tried. */
export function glance(s: State, legal: readonly Action[]): readonly number[] {
  const frame = s.stack[s.stack.length - 1]
  const seat = frame && 'seat' in frame ? frame.seat : s.active
  return legal.map(action => value(s, seat, action))
}

const bits = (set: number): number => {
  let count = 0
  for (let rest = set; rest > 0; rest &= rest - 1) count++
  return count
}

function value(s: State, seat: number, action: Action): number {
  const p = s.players[seat]
  switch (action.type) {
    case 'state':
    case 'trade':
    case 'follow':
      return STATE_ACTIONS[action.action] ?? 0
    case 'sell':
      return 1 + 0.3 * (s.prices[action.good] as number) - 0.2
    case 'decree':
      return 2 + decreeWigs(s, seat, action.decree)
    case 'cardinal':
      return 1 - 0.05 * action.steps
    case 'move-cardinal':
      return 1 - 0.05 * action.steps
    case 'recruit':
      return bits(action.offices)
    case 'ship':
    case 'upgrade':
      return 2 - 0.1 * bits(action.goods)
    case 'clear':
      // The colour that is missing for the next set.
      return 3 - (p?.rubble[action.rubble] ?? 0)
    case 'extra':
    case 'raise-price':
      return 1 - 0.1 * (p?.goods[action.good] ?? 0)
    case 'lose-good':
      return 0.1 * (p?.goods[action.good] ?? 0)
    case 'drop-card':
      return -(CARDS[action.card]?.influence ?? 0)
    case 'staff':
      // Those who wait in the plaza first: officials in offices make visits cheap.
      return action.from[3]
    case 'pay':
      return -Math.abs(action.reis - 2) * 0.1
    case 'renew':
      return -0.1 * action.cards.length
    case 'give-up':
      return -action.tiles.length
    default:
      return BY_TYPE[action.type] ?? 0
  }
}
