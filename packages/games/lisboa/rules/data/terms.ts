/** The small closed lists of the game. Everywhere else these things are numbers: positions in these lists. */

export const GOODS = ['gold', 'cloth', 'books', 'tools'] as const
export type GoodId = (typeof GOODS)[number]
export type Good = number
export const GOLD: Good = 0

export const NOBLES = ['king', 'minister', 'builder'] as const
export type NobleId = (typeof NOBLES)[number]
export type Noble = number
export const KING: Noble = 0
export const MINISTER: Noble = 1
export const BUILDER: Noble = 2

/** Kinds of Political cards, and the four piles of the display. A noble's kind is the noble's number. */
export const KINDS = ['king', 'minister', 'builder', 'treasury'] as const
export type KindId = (typeof KINDS)[number]
export type Kind = number
export const TREASURY: Kind = 3

export const RUBBLE = ['quake', 'fire', 'tsunami'] as const
export type RubbleId = (typeof RUBBLE)[number]
export type Rubble = number

export const ARCHITECTS = ['santos', 'mardel'] as const
export type ArchitectId = (typeof ARCHITECTS)[number]
export type Architect = number

export const DECKS = ['blue', 'red', 'purple', 'brown'] as const
export type DeckId = (typeof DECKS)[number]
export type Deck = number

/** Rows of the city from north to south. Row E is closed with two players. */
export const ROWS = ['A', 'B', 'C', 'D', 'E'] as const
export type RowId = (typeof ROWS)[number]
export type Row = number

/** Plot columns from west to east, 0 to 4 in code, 1 to 5 for people. */
export type Column = number

/** The side of the city a public building stands on. */
export const SIDES = ['N', 'W', 'E'] as const
export type Side = number

/** The groups of houses on a player board. */
export const GROUPS = ['left', 'middle', 'right'] as const
export type GroupId = (typeof GROUPS)[number]
export type Group = number

/** The State actions, two by two in the order of the nobles; action `a` belongs to noble `a >> 1`. */
export const STATE_ACTIONS = ['favor', 'cardinal', 'ship', 'produce', 'recruit', 'plan'] as const
export type StateActionId = (typeof STATE_ACTIONS)[number]
export type StateAction = number

/** The Noble action of each noble. */
export const NOBLE_ACTIONS = ['open', 'decree', 'store'] as const
export type NobleActionId = (typeof NOBLE_ACTIONS)[number]
