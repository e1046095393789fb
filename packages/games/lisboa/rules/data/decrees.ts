import { readFormula } from './codes.ts'
import type { DecreeFormula } from './effects.ts'

/**
 * The 70 Decrees: what is rewarded in final scoring, and the most the card can give (see `codes.ts` for the
 * notation). The number of cards is known, and that most of them give wigs for each thing of one kind; what they
 * ask for is DESIGNED, in 17 families so that every way of playing meets several.
 */
const DECREE_CARDS = [
  // stores by type
  ['decree-gold-stores', '4*stores-of-type(gold)', 12],
  ['decree-cloth-stores', '3*stores-of-type(cloth)', 12],
  ['decree-book-stores', '3*stores-of-type(books)', 9],
  ['decree-tool-stores', '3*stores-of-type(tools)', 12],
  // stores by row
  ['decree-row-a', '3*stores-in-row(A)', 12],
  ['decree-row-b', '3*stores-in-row(B)', 12],
  ['decree-row-c', '3*stores-in-row(C)', 12],
  ['decree-row-d', '3*stores-in-row(D)', 12],
  ['decree-row-e', '3*stores-in-row(E)', 12],
  // stores by column
  ['decree-col-1', '4*stores-in-column(1)', 12],
  ['decree-col-2', '3*stores-in-column(2)', 12],
  ['decree-col-3', '3*stores-in-column(3)', 12],
  ['decree-col-4', '3*stores-in-column(4)', 12],
  ['decree-col-5', '4*stores-in-column(5)', 12],
  // stores general
  ['decree-shopkeepers-1', '1*stores', 8],
  ['decree-shopkeepers-2', '1*stores', 8],
  ['decree-mixed-trade', '2*store-types-1', 6],
  ['decree-guild-house', '2*largest-trade', 8],
  ['decree-every-block', '2*store-rows-1', 8],
  ['decree-every-street', '3*store-columns-2', 6],
  ['decree-facing-doors', '7*facing-pairs', 14],
  // buildings
  ['decree-architect-any', '2*plans-done', 6],
  ['decree-architect-santos', '3*plans-done-by(santos)', 7],
  ['decree-architect-mardel', '3*plans-done-by(mardel)', 7],
  ['decree-north-front', '10*opened-on(N)', 20],
  ['decree-west-front', '3*opened-on(W)', 6],
  ['decree-east-front', '3*opened-on(E)', 9],
  ['decree-grand-city', '1*city-buildings-1', 10],
  ['decree-plans-in-hand', '4*plans-open', 12],
  // officials
  ['decree-king-clerks', '4*officials-in-office(king)', 12],
  ['decree-minister-clerks', '3*officials-in-office(minister)', 9],
  ['decree-builder-clerks', '3*officials-in-office(builder)', 9],
  ['decree-all-clerks', '2*officials-in-offices-1', 10],
  ['decree-staffed-halls-1', '2*officials-at-work/3', 8],
  ['decree-staffed-halls-2', '2*officials-at-work/3', 8],
  ['decree-reserve-staff', '1*officials-on-board', 6],
  ['decree-leading-office', '4*offices-led', 12],
  ['decree-three-offices', '3*offices-staffed', 7],
  // ships
  ['decree-shipowner', '3*ships', 7],
  ['decree-tonnage', '2*hull-sum-3', 16],
  ['decree-great-carrack', '2*largest-hull-1', 6],
  ['decree-full-holds', '4*goods-in-holds', 12],
  // clergy
  ['decree-chapter-1', '2*clergy', 6],
  ['decree-chapter-2', '2*clergy', 6],
  ['decree-full-choir', '3*clergy-1', 7],
  // favors
  ['decree-in-favour', '3*favors', 6],
  ['decree-all-favours', '3*favors', 6],
  // portfolio
  ['decree-kings-men', '5*portfolio-kind(king)', 15],
  ['decree-ministers-men', '5*portfolio-kind(minister)', 15],
  ['decree-builders-men', '6*portfolio-kind(builder)', 18],
  ['decree-treasury-men', '4*portfolio-kind(treasury)', 12],
  ['decree-well-connected', '1*portfolio', 6],
  ['decree-three-patrons', '7*patrons-1', 14],
  // rubble
  ['decree-quake-rubble', '2*cubes-of-colour(quake)-1', 8],
  ['decree-fire-rubble', '2*cubes-of-colour(fire)-1', 8],
  ['decree-tsunami-rubble', '2*cubes-of-colour(tsunami)-1', 8],
  ['decree-cleared-1', '2*rubble-sets', 6],
  ['decree-cleared-2', '2*rubble-sets', 6],
  ['decree-cartloads', '1*cubes/2', 7],
  // goods
  ['decree-gold-stock', '2*goods-of-type(gold)', 8],
  ['decree-cloth-stock', '3*goods-of-type(cloth)', 9],
  ['decree-book-stock', '3*goods-of-type(books)', 9],
  ['decree-tool-stock', '3*goods-of-type(tools)', 9],
  ['decree-full-shelf', '5*goods-sets', 10],
  ['decree-warehouseman', '1*goods', 8],
  // money
  ['decree-strongbox', '1*reis/2', 8],
  // influence
  ['decree-standing', 'influence: 3@4 6@8', 8],
  // decrees
  ['decree-book-of-laws', '1*decrees', 5],
  // houses
  ['decree-house-rows', '7*empty-house-groups', 14],
  // treasury
  ['decree-kings-purse', '2*treasury-right', 6],
] as const satisfies readonly (readonly [string, string, number])[]

export type DecreeId = (typeof DECREE_CARDS)[number][0]

export interface Decree {
  readonly id: DecreeId
  readonly formula: DecreeFormula
  readonly max: number
  /** Stays in the box with two players. */
  readonly manyOnly: boolean
}

/** The cards with the symbol that keeps them in the box with two players; which they are is DESIGNED. */
const MANY_ONLY: ReadonlySet<string> = new Set<DecreeId>([
  'decree-row-e',
  'decree-grand-city',
  'decree-leading-office',
])

export const DECREES: readonly Decree[] = DECREE_CARDS.map(([id, formula, max]) => ({
  id,
  formula: readFormula(formula),
  max,
  manyOnly: MANY_ONLY.has(id),
}))
