import type { Decree } from '../../data/decrees.ts'
import type { Count, DecreeFormula } from '../../data/effects.ts'
import { ROWS, SIDES } from '../../data/terms.ts'
import { at } from '../lookup.ts'
import { the, wigs } from './effects.ts'

/** Singular and plural of what a decree counts. */
function counted(count: Count): readonly [string, string] {
  switch (count.of) {
    case 'stores':
      return ['store you own', 'stores you own']
    case 'stores-of-type':
      return [`${the.trade(count.good)} store you own`, `${the.trade(count.good)} stores you own`]
    case 'stores-in-row':
      return [`store you own in row ${at(ROWS, count.row)}`, `stores you own in row ${at(ROWS, count.row)}`]
    case 'stores-in-column':
      return [`store you own in column ${count.column + 1}`, `stores you own in column ${count.column + 1}`]
    case 'store-types':
      return ['trade among your stores', 'trades among your stores']
    case 'store-rows':
      return ['row with a store of yours', 'rows with a store of yours']
    case 'store-columns':
      return ['column with a store of yours', 'columns with a store of yours']
    case 'largest-trade':
      return ['store of one trade', 'stores of one trade']
    case 'facing-pairs':
      return [
        'pair of your stores that face each other across a street in one row',
        'pairs of your stores that face each other across a street in one row',
      ]
    case 'plans-done':
      return ['completed plan', 'completed plans']
    case 'plans-done-by':
      return [
        `completed plan of ${the.architect(count.architect)}`,
        `completed plans of ${the.architect(count.architect)}`,
      ]
    case 'plans-open':
      return ['plan you have not completed', 'plans you have not completed']
    case 'opened-on':
      return [
        `public building you opened on the ${SIDE_NAMES[at(SIDES, count.side)]} side`,
        `public buildings you opened on the ${SIDE_NAMES[at(SIDES, count.side)]} side`,
      ]
    case 'city-buildings':
      return ['public building in the whole city', 'public buildings in the whole city']
    case 'officials-in-office':
      return [
        `official of yours in the ${the.kind(count.noble)}’s office`,
        `officials of yours in the ${the.kind(count.noble)}’s office`,
      ]
    case 'officials-in-offices':
      return ['official of yours in the three offices', 'officials of yours in the three offices']
    case 'officials-at-work':
      return ['official you put to work in public buildings', 'officials you put to work in public buildings']
    case 'officials-on-board':
      return ['official still on your player board', 'officials still on your player board']
    case 'offices-led':
      return [
        'office in which you have more officials than each other player',
        'offices in which you have more officials than each other player',
      ]
    case 'offices-staffed':
      return ['office with an official of yours', 'offices with an official of yours']
    case 'ships':
      return ['ship in your portfolio', 'ships in your portfolio']
    case 'hull-sum':
      return ['point of hull of your ships', 'points of hull of your ships']
    case 'largest-hull':
      return ['point of hull on your largest ship', 'points of hull on your largest ship']
    case 'goods-in-holds':
      return ['good in the holds of your ships', 'goods in the holds of your ships']
    case 'clergy':
      return ['Clergy tile you hold', 'Clergy tiles you hold']
    case 'favors':
      return ['Royal Favor you hold', 'Royal Favors you hold']
    case 'decrees':
      return ['decree you own, this one included', 'decrees you own, this one included']
    case 'portfolio':
      return ['card in your portfolio, ships included', 'cards in your portfolio, ships included']
    case 'portfolio-kind':
      return [
        `${the.kind(count.kind)} card in your portfolio`,
        `${the.kind(count.kind)} cards in your portfolio`,
      ]
    case 'patrons':
      return ['noble with a card in your portfolio', 'nobles with a card in your portfolio']
    case 'cubes':
      return ['cube in your rubble rack', 'cubes in your rubble rack']
    case 'cubes-of-colour':
      return [
        `${the.rubble(count.rubble)} cube in your rack`,
        `${the.rubble(count.rubble)} cubes in your rack`,
      ]
    case 'rubble-sets':
      return ['rubble set', 'rubble sets']
    case 'goods':
      return ['good in your warehouse', 'goods in your warehouse']
    case 'goods-of-type':
      return [`${the.trade(count.good)} in your warehouse`, `${the.good(count.good)} in your warehouse`]
    case 'goods-sets':
      return ['set of the four goods in your warehouse', 'sets of the four goods in your warehouse']
    case 'reis':
      return ['real you have', 'réis you have']
    case 'influence':
      return ['influence', 'influence']
    case 'empty-house-groups':
      return ['house group you have built completely', 'house groups you have built completely']
    case 'treasury-right':
      return ['real shown at the treasury marker', 'réis shown at the treasury marker']
  }
}

const SIDE_NAMES = { N: 'north', W: 'west', E: 'east' } as const

function formulaText(formula: DecreeFormula): string {
  const [one, many] = counted(formula.count)
  if (formula.kind === 'steps') {
    return `${formula.steps.map(step => `${wigs(step.wigs)} for at least ${step.at}`).join(', ')} ${many}`
  }
  const each = formula.per === 1 ? `for each ${one}` : `for every ${formula.per} ${many}`
  const beyond =
    formula.beyond === 0 ? '' : ` beyond the first${formula.beyond === 1 ? '' : ` ${formula.beyond}`}`
  const bonus = formula.bonus ? `, and ${wigs(formula.bonus.wigs)} more from ${formula.bonus.at} on` : ''
  return `${wigs(formula.wigs)} ${each}${beyond}${bonus}`
}

/** What a decree is worth: `3 wigs for each gold store you own, at most 12`. */
export const decreeText = (decree: Decree): string => `${formulaText(decree.formula)}${cap(decree)}`

/** Steps already end at the cap. */
const cap = ({ formula, max }: Decree): string => (formula.kind === 'steps' ? '' : `, at most ${max}`)
