import { readFormula } from './codes.ts'
import type { DecreeFormula } from './effects.ts'

/**
 * The 70 Decrees: what is rewarded in final scoring, and the most the card can give (see `codes.ts` for the
 * notation). The number of cards is known; what they ask for is our own set, in 17 families so that every way
 * of playing meets several.
 */
const DECREE_CARDS = [
  // stores by type
  ['decree-gold-stores', '4*stores-of-type(gold)', 12],
  ['decree-cloth-stores', '3*stores-of-type(cloth)', 12],
  ['decree-book-stores', '2*stores-of-type(books) +2@3', 10],
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
  ['decree-col-4', '2*stores-in-column(4) +2@3', 10],
  ['decree-col-5', '5*stores-in-column(5)', 15],
  // stores general
  ['decree-shopkeepers-1', '1*stores', 8],
  ['decree-shopkeepers-2', '1*stores', 8],
  ['decree-mixed-trade', '2*store-types-1', 6],
  ['decree-guild-house', 'largest-trade: 2@5 3@9', 9],
  ['decree-every-block', '2*store-rows-1', 8],
  ['decree-every-street', '3*store-columns-1', 9],
  ['decree-facing-doors', '9*facing-pairs', 18],
  // buildings
  ['decree-architect-any', '1*plans-done +2@2', 7],
  ['decree-architect-santos', '2*plans-done-by(santos) +2@2', 8],
  ['decree-architect-mardel', '2*plans-done-by(mardel) +2@2', 8],
  ['decree-north-front', '4*opened-on(N)', 12],
  ['decree-west-front', '4*opened-on(W)', 12],
  ['decree-east-front', '2*opened-on(E)', 8],
  ['decree-grand-city', '1*city-buildings/2', 7],
  ['decree-plans-in-hand', '4*plans-open', 12],
  // officials
  ['decree-king-clerks', '4*officials-in-office(king)', 12],
  ['decree-minister-clerks', '4*officials-in-office(minister)', 12],
  ['decree-builder-clerks', '4*officials-in-office(builder)', 12],
  ['decree-all-clerks', '2*officials-in-offices', 10],
  ['decree-staffed-halls-1', '1*officials-in-buildings-1', 8],
  ['decree-staffed-halls-2', '1*officials-in-buildings-1', 8],
  ['decree-reserve-staff', '1*officials-on-board', 6],
  ['decree-leading-office', '4*offices-led', 12],
  ['decree-three-offices', 'offices-staffed: 2@4 3@9', 9],
  // ships
  ['decree-shipowner', '3*ships-1', 6],
  ['decree-tonnage', '1*hull-sum-2', 8],
  ['decree-great-carrack', 'largest-hull: 4@7', 7],
  ['decree-full-holds', '3*goods-in-holds', 12],
  // clergy
  ['decree-chapter-1', '2*clergy +1@2', 9],
  ['decree-chapter-2', '2*clergy +1@2', 9],
  ['decree-full-choir', 'clergy: 1@2 2@5 3@8 4@10', 10],
  // favors
  ['decree-in-favour', '3*favors', 9],
  ['decree-all-favours', 'favors: 1@2 2@4 3@9', 9],
  // portfolio
  ['decree-kings-men', '4*portfolio-kind(king)', 12],
  ['decree-ministers-men', '4*portfolio-kind(minister)', 12],
  ['decree-builders-men', '5*portfolio-kind(builder)', 15],
  ['decree-treasury-men', '4*portfolio-kind(treasury)', 12],
  ['decree-well-connected', '1*portfolio', 6],
  ['decree-three-patrons', 'patrons: 1@2 2@6 3@11', 11],
  // rubble
  ['decree-quake-rubble', '1*cubes-of-colour(quake) +2@3', 7],
  ['decree-fire-rubble', '1*cubes-of-colour(fire) +2@3', 7],
  ['decree-tsunami-rubble', '1*cubes-of-colour(tsunami) +2@3', 7],
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
  ['decree-standing', 'influence: 3@3 6@6 9@9', 9],
  // decrees
  ['decree-book-of-laws', '1*decrees', 5],
  // houses
  ['decree-house-rows', '7*empty-house-groups', 14],
  // treasury
  ['decree-kings-purse', '1*treasury-right-2', 5],
] as const satisfies readonly (readonly [string, string, number])[]

export type DecreeId = (typeof DECREE_CARDS)[number][0]

export interface Decree {
  readonly id: DecreeId
  readonly formula: DecreeFormula
  readonly max: number
}

export const DECREES: readonly Decree[] = DECREE_CARDS.map(([id, formula, max]) => ({
  id,
  formula: readFormula(formula),
  max,
}))

/** This card stays in the box when row E is closed. */
export const ROW_E_DECREE = DECREES.findIndex(decree => decree.id === 'decree-row-e')
