import {
  BUILDER,
  DECREES,
  decreeWigs,
  landParts,
  landRange,
  MINISTER,
  PLOTS,
  type Player,
  STREETS,
  type State,
  storeLines,
  TREASURY_STEPS,
  treasuryRight,
  visitParts,
} from '../../rules/index.ts'

/** The plot that the learner wants, and the street its store will face. */
const PLOT = PLOTS.findIndex(plot => plot.id === 'plot-a3')
const STREET = STREETS.findIndex(street => street.id === 'street-cloth')

/** The learner's own things. */
export const mine = (s: State): Player => s.players[0] as Player

export const gained = (key: 'reis' | 'wigs' | 'influence', now: State, before: State): number =>
  mine(now)[key] - mine(before)[key]

/** What the rival gained between two positions. */
export const given = (now: State, before: State): number =>
  (now.players[1] as Player).wigs - (before.players[1] as Player).wigs

/** What the treasury is worth in réis, and what it would be one step higher. */
export const treasury = (s: State): number => treasuryRight(s)
export const treasuryAbove = (s: State): number =>
  (TREASURY_STEPS[s.treasury + 1] ?? TREASURY_STEPS[s.treasury])?.right ?? 0

/** The least the plot costs, and what the learner's cards take off. */
export const land = (s: State): number => landRange(s, 0, PLOT).least
export const landLess = (s: State): number => landParts(s, 0, PLOT).less

export const toBuilder = (s: State) => visitParts(s, 0, BUILDER)
export const toMinister = (s: State) => visitParts(s, 0, MINISTER)

const scored = (s: State) => storeLines(s, 0, PLOT, STREET)
/** What the store scores when it is built, and by how many public buildings. */
export const storeWigs = (s: State): number => scored(s).reduce((sum, { wigs }) => sum + wigs, 0)
export const serving = (s: State): number => scored(s).length

/** What a decree would count for the learner if the game ended now. */
const worth = (s: State, id: string): number =>
  decreeWigs(
    s,
    0,
    DECREES.findIndex(decree => decree.id === id),
  )
export const drapers = (s: State): number => worth(s, 'decree-cloth-stores')
export const doors = (s: State): number => worth(s, 'decree-facing-doors')
export const guild = (s: State): number => worth(s, 'decree-guild-house')
export const clothAndBooks = (s: State): number => worth(s, 'decree-col-3')
export const cartloads = (s: State): number => worth(s, 'decree-cartloads')

export const allDecrees = (s: State): number =>
  mine(s).decrees.reduce((sum, decree) => sum + decreeWigs(s, 0, decree), 0)
