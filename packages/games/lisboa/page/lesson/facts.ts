import {
  BUILDER,
  CARDS,
  columnOf,
  KING,
  landParts,
  PLOTS,
  type Player,
  RUBBLE,
  type State,
  visitParts,
  warehouse,
} from '../../rules/index.ts'

const plotAt = (id: string): number => PLOTS.findIndex(plot => plot.id === id)

/** Where the store goes, and the cube that is cleared for it. */
const PLOT = plotAt('plot-b2')
const FIRE = RUBBLE.indexOf('fire')

/** The learner's own things. */
export const mine = (s: State): Player => s.players[0] as Player

export const gained = (key: 'reis' | 'wigs' | 'influence', now: State, before: State): number =>
  mine(now)[key] - mine(before)[key]

export const storePays = (s: State): number => s.scoring[columnOf(PLOT)] as number

/** The price of the land as a sum: what the treasury asks and what the rubble adds. */
export function land(s: State): {
  readonly treasury: number
  readonly rubble: number
  readonly total: number
} {
  const { treasury, total } = landParts(s, 0, PLOT, FIRE)
  return { treasury, rubble: total - treasury, total }
}

export const toBuilder = (s: State) => visitParts(s, 0, BUILDER)
export const toKing = (s: State) => visitParts(s, 0, KING)

/** What a visit has cost the learner in influence. */
export const paid = (now: State, before: State): number => -gained('influence', now, before)

export const goodsKept = (s: State): number => warehouse(mine(s))

export const cardsInHand = (s: State): number => mine(s).hand.filter(card => CARDS[card]).length
