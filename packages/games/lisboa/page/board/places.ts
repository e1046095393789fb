import {
  type Action,
  COLUMN,
  columnOf,
  type Decision,
  decision,
  NOBLE_ACTION,
  rowOf,
  type State,
} from '../../rules/index.ts'

/** Where on the board an action can be chosen: the names of the places it belongs to. */

/**
 * The choices that lie nowhere on the board; null where everything is chosen in a panel, or where there is so little to choose
 * that it stands beside the board.
 */
export function apart(view: State, legal: readonly Action[]): readonly Action[] | null {
  const frame = decision(view)
  if (!frame || PANELS.has(frame.kind) || legal.length <= FEW) return null
  const nowhere = legal.filter(action => placesOf(action, view, frame).length === 0)
  return nowhere.length <= FEW ? nowhere : null
}

const FEW = 2

/** Decisions with a panel of their own; all others are lists and places on the board. */
export const PANELS: ReadonlySet<Decision['kind']> = new Set([
  'turn',
  'church',
  'renew',
  'follow',
  'market',
  'selling',
  'trading',
])

const bits = (set: number): number[] => [0, 1, 2, 3, 4, 5].filter(bit => set & (1 << bit))

export function placesOf(a: Action, view: State, frame: Decision): readonly string[] {
  switch (a.type) {
    case 'keep':
      return [`offer:${a.tile}`]
    case 'keep-card':
      return [`packet:${a.card}`]
    case 'discard':
    case 'portfolio':
    case 'visit':
    case 'sponsor':
      return [`hand:${a.card}`]
    case 'reward':
      return [`gone:${a.card}`]
    case 'drop-card':
      return [`card:${a.card}`]
    case 'drop-ship':
      return [`ship:${a.ship}`]
    case 'sell':
      return [`ship:${a.ship}`, `good:${a.good}`]
    case 'trade':
      return [`state:${a.action}`]
    case 'state':
      return [`state:${a.action}`]
    case 'follow':
      return [a.action === NOBLE_ACTION ? `noble:${hostIn(frame)}` : `state:${a.action}`]
    case 'favor':
      return [`favor:${a.noble}`]
    case 'lose-favor':
      return [`my-favor:${a.noble}`]
    case 'cardinal':
    case 'take-clergy':
      return [`church:${a.spot}`]
    case 'move-cardinal':
      return [`gap:${(view.cardinal + a.steps) % view.church.length}`]
    case 'ship':
      return [`yard:${a.ship}`]
    case 'upgrade':
      return [`yard:${a.ship}`, `ship:${a.old}`]
    case 'produce':
      return ['state:3']
    case 'extra':
    case 'take-good':
    case 'lose-good':
      return [`good:${a.good}`]
    case 'raise-price':
      return [`price:${a.good}`]
    case 'take-cube':
      return [`pile:${a.rubble}`, 'heap']
    case 'recruit':
      return bits(a.offices).map(noble => `office:${noble}`)
    case 'lose-official':
      return [`office:${a.noble}`]
    case 'plan':
      return [`plan:${a.architect}`]
    case 'decree':
      return [`decree:${a.decree}`]
    case 'store':
      return [`plot:${a.plot}`, `slot:${a.slot}`]
    case 'clear':
      return [`${a.line === COLUMN ? 'column' : 'row'}:${lineOf(a.line, frame)}:${a.rubble}`]
    case 'house':
      return [`houses:${a.group}`]
    case 'open':
      return [`spot:${a.spot}`]
    case 'raise':
      return [`building:${a.building}`]
    case 'draw':
      return [`draw:${a.pile}`]
    case 'give-up':
      return a.tiles.length === 1 ? [`clergy:${a.tiles[0]}`] : []
    case 'pay':
    case 'staff':
    case 'renew':
    case 'pass':
      return []
  }
}

const hostIn = (frame: Decision): number => (frame.kind === 'follow' ? frame.noble : -1)

const lineOf = (line: number, frame: Decision): number => {
  if (frame.kind !== 'clear') return -1
  return line === COLUMN ? columnOf(frame.plot) : rowOf(frame.plot)
}

/** The part of the board a decision is about: on a small screen it comes first. */
export type PanelId =
  | 'city'
  | 'court'
  | 'plaza'
  | 'market'
  | 'fleet'
  | 'church'
  | 'decrees'
  | 'shipyard'
  | 'piles'
  | 'architects'
  | 'mine'
  | 'others'

const FRONT: Readonly<Record<Decision['kind'], PanelId>> = {
  keep: 'mine',
  draft: 'mine',
  turn: 'mine',
  room: 'mine',
  surplus: 'mine',
  market: 'fleet',
  selling: 'fleet',
  trading: 'court',
  fee: 'court',
  audience: 'court',
  follow: 'court',
  errands: 'court',
  favor: 'court',
  ship: 'shipyard',
  produce: 'mine',
  plan: 'architects',
  'take-good': 'mine',
  'raise-price': 'market',
  'take-cube': 'city',
  cardinal: 'church',
  clergy: 'church',
  recruit: 'court',
  extra: 'mine',
  'lose-good': 'mine',
  'lose-favor': 'mine',
  'lose-official': 'court',
  decree: 'decrees',
  'second-decree': 'decrees',
  store: 'city',
  open: 'city',
  clear: 'city',
  house: 'mine',
  raise: 'architects',
  staff: 'court',
  draw: 'piles',
  church: 'mine',
  renew: 'mine',
  rewards: 'mine',
}

export const frontOf = (frame: Decision | null): PanelId => (frame ? FRONT[frame.kind] : 'others')

/** The panes of a phone, in the order in which they lie side by side. */
const PANES = ['city', 'court', 'market', 'table'] as const
export type PaneId = (typeof PANES)[number]

const PANE_OF: Readonly<Record<PanelId, PaneId>> = {
  city: 'city',
  court: 'court',
  plaza: 'court',
  church: 'court',
  market: 'market',
  fleet: 'market',
  piles: 'market',
  decrees: 'market',
  shipyard: 'market',
  architects: 'market',
  mine: 'table',
  others: 'table',
}

export const paneOf = (panel: PanelId): PaneId => PANE_OF[panel]
