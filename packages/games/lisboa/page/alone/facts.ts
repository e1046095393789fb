import { type Lacerda, type Player, type State, visitParts } from '../../rules/index.ts'

/** What the lesson tells of Lacerda, who sits in seat 1. */
export const him = (s: State): Player => s.players[1] as Player
const plansOf = (s: State): Lacerda => s.lacerda as Lacerda
/** What his next visit would cost him now. */
export const hisPrice = (s: State): number => visitParts(s, 1, plansOf(s).courtier).total
