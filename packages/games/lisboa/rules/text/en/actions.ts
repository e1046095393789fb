import { type Action, NOBLE_ACTION, ROW } from '../../actions.ts'
import { PLOTS, SLOTS } from '../../data/city.ts'
import { SHIPS } from '../../data/ships.ts'
import { NOBLES, ROWS } from '../../data/terms.ts'
import { faceOnOffer, hostOf, landRange } from '../../explain.ts'
import { eventPrice } from '../../phases/cards/events.ts'
import { ownerOf, salePrice } from '../../phases/cards/market.ts'
import { visitCost } from '../../phases/cards/visits.ts'
import { tradesOf } from '../../phases/city/relevance.ts'
import { hirePrice } from '../../phases/city/staff.ts'
import { asked } from '../../phases/phase.ts'
import { tablesOf } from '../../set/of.ts'
import { HIDDEN, type State } from '../../state.ts'
import { actor, hiredFor, landCost } from '../deciding.ts'
import { at, bits, type The } from '../lookup.ts'
import { decreeText } from './decrees.ts'
import { effectsText, goods, powerText, reis, some, the, theOf, wigs } from './effects.ts'

export const plotText = (plot: number): string => {
  const { row, column } = at(PLOTS, plot)
  return `${at(ROWS, row)}${column + 1}`
}

export const cardText = (the: The, card: number): string => (card < 0 ? 'a card' : `“${the.card(card)}”`)
export const shipText = (ship: number): string => `the ${the.ship(ship)}`
export const nobleText = (noble: number): string => `the ${the.kind(noble)}`

/** A list for reading: `a`, `a and b`, `a, b and c`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const clergyText = (the: The, tile: number): string =>
  tile === HIDDEN
    ? 'the face-down tile'
    : `${the.clergy(tile)} (${powerText(at(the.tables.clergy, tile).power)})`

/** What a card in the portfolio is for: `3 réis; 2 influence`. */
function portfolioText(the: The, card: number): string {
  const { bottom, influence, power } = at(the.tables.cards, card)
  return power ? powerText(power) : `${effectsText(bottom)}; ${influence} influence`
}

/** A card for the first hand. */
function keptText(the: The, card: number): string {
  const { event } = at(the.tables.cards, card)
  const uses =
    event.length === 0 ? portfolioText(the, card) : `${effectsText(event)}, or ${portfolioText(the, card)}`
  return `Keep ${cardText(the, card)}: ${uses}`
}

/** What is lost when the card goes. */
function heldText(the: The, card: number): string {
  const { influence, power } = at(the.tables.cards, card)
  return power ? powerText(power) : `${influence} influence`
}

function drawText(the: The, card: number, pile: number): string {
  const from = `Take ${cardText(the, card)} from the ${the.kind(pile)} pile`
  if (card < 0) return from
  const { event } = at(the.tables.cards, card)
  return event.length === 0
    ? `${from}: ${portfolioText(the, card)}`
    : `${from}: ${effectsText(event)}, or ${portfolioText(the, card)}`
}

/** The trades on the visible face of a building on offer. */
function trades(s: State, building: number): string {
  return list(tradesOf(s, faceOnOffer(s, building)).map(the.good))
}

const paid = (set: number): string =>
  set === 0 ? 'free of charge' : `for ${list(bits(set).map(good => goods(1, good)))}`

export function actionText(a: Action, s: State): string {
  const the = theOf(tablesOf(s))
  switch (a.type) {
    case 'keep':
      return `Keep ${clergyText(the, a.tile)}, ${wigs(at(the.tables.clergy, a.tile).wigs)} on its back`
    case 'keep-card':
      return keptText(the, a.card)
    case 'discard':
      return `Discard ${cardText(the, a.card)} for 1 gold`
    case 'portfolio':
      return `Play ${cardText(the, a.card)} into the portfolio: ${portfolioText(the, a.card)}`
    case 'visit':
      return `Visit ${nobleText(at(the.tables.cards, a.card).kind)} with ${cardText(the, a.card)} for ${fee(s, at(the.tables.cards, a.card).kind)}`
    case 'sponsor':
      return `Sponsor ${cardText(the, a.card)} for ${reis(eventPrice(s, actor(s)))}: ${effectsText(at(the.tables.cards, a.card).event)}`
    case 'drop-card':
      return `Discard ${cardText(the, a.card)} from the portfolio: ${heldText(the, a.card)}`
    case 'drop-ship':
      return `Discard ${shipText(a.ship)} with its cargo`
    case 'sell':
      return `Sell ${goods(1, a.good)} to ${shipText(a.ship)} for ${reis(salePrice(s, actor(s), a.good, a.ship, ownerOf(s, a.ship)))}`
    case 'trade':
      return `Trade ${goods(1, a.good)} with ${nobleText(a.action >> 1)}: ${the.stateAction(a.action)}`
    case 'pay':
      return a.reis === 0 ? 'Pay no réis' : `Pay ${a.reis} of it in réis`
    case 'state':
      return the.stateAction(a.action)
    case 'follow':
      return `Follow for ${fee(s, courtNoble(s))}: ${a.action === NOBLE_ACTION ? the.nobleAction(courtNoble(s)) : the.stateAction(a.action)}`
    case 'favor':
      return `Take a Royal Favor of ${nobleText(a.noble)}`
    case 'cardinal':
      return `Cardinal ${some(a.steps, 'gap')}, take ${clergyText(the, at(s.church, a.spot))}`
    case 'move-cardinal':
      return `Move the Cardinal ${some(a.steps, 'gap')}`
    case 'take-clergy':
      return `Take ${clergyText(the, at(s.church, a.spot))}`
    case 'ship':
      return `Build ${shipText(a.ship)} (hold ${at(SHIPS, a.ship).hull}) ${paid(a.goods)}`
    case 'upgrade':
      return `Upgrade ${shipText(a.old)} to ${shipText(a.ship)} (hold ${at(SHIPS, a.ship).hull}) ${paid(a.goods)}`
    case 'produce':
      return 'Produce goods'
    case 'extra':
      return `Produce an extra ${the.trade(a.good)}`
    case 'recruit':
      return recruitText(bits(a.offices))
    case 'plan':
      return planText(the, s, a.architect)
    case 'take-good':
      return `Take ${goods(1, a.good)}`
    case 'raise-price':
      return `Raise the price of ${the.good(a.good)}`
    case 'take-cube':
      return `Take ${cube(a.rubble)}`
    case 'lose-good':
      return `Lose ${goods(1, a.good)}`
    case 'lose-official':
      return `Take back an official from ${nobleText(a.noble)}`
    case 'lose-favor':
      return `Return the Royal Favor of ${nobleText(a.noble)}`
    case 'decree':
      return `${the.decree(a.decree)}: ${decreeText(at(the.tables.decrees, a.decree))}`
    case 'store': {
      const { good } = at(SLOTS, a.slot)
      return `Build a ${the.trade(good)} store on ${plotText(a.plot)}: land ${landText(s, a.plot)}, reward ${effectsText(at(PLOTS, a.plot).reward)}`
    }
    case 'clear':
      return `Clear ${cube(a.rubble)} from the ${a.line === ROW ? 'row' : 'column'}, land for ${reis(landCost(s, a.rubble))}`
    case 'house':
      return `Build a house of the ${the.group(a.group)} group`
    case 'open':
      return `Build at ${the.spot(a.spot)}, reward ${effectsText(at(the.tables.spots, a.spot).reward)}`
    case 'raise':
      return `${the.building(a.building)} (${trades(s, a.building)}), plan for ${some(at(the.tables.plans, a.plan).officials, 'official')}`
    case 'staff':
      return staffText(a.from, s)
    case 'draw':
      return drawText(the, at(s.piles, a.pile).at(-1) ?? HIDDEN, a.pile)
    case 'give-up':
      return `Give up ${list(a.tiles.map(the.clergy))} for ${wigs(backs(the, a.tiles))} and influence`
    case 'renew':
      return `Discard ${list(a.cards.map(card => cardText(the, card)))}`
    case 'reward':
      return `Take the reward of ${cardText(the, a.card)}: ${effectsText(at(the.tables.cards, a.card).bottom)}`
    case 'pass':
      return passText(s)
  }
}

const recruitText = (offices: readonly number[]): string =>
  `Place ${offices.length > 1 ? 'one official each' : 'an official'} with ${list(offices.map(nobleText))}`

/** The price of a plot now: `from 4 réis`, by the cube that is cleared, or `for 4 réis`. */
function landText(s: State, plot: number): string {
  const { least, most } = landRange(s, actor(s), plot)
  return least === most ? `for ${reis(least)}` : `from ${reis(least)}`
}

/** `an earthquake cube`, `a fire cube` */
export const cube = (rubble: number): string => {
  const name = the.rubble(rubble)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} cube`
}

const backs = (the: The, tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + at(the.tables.clergy, tile).wigs, 0)

const courtNoble = hostOf

function planText(the: The, s: State, architect: number): string {
  const plan = at(s.plans, architect).at(-1)
  const needs =
    plan === undefined || plan < 0 ? '' : `, ${some(at(the.tables.plans, plan).officials, 'official')}`
  return `Take the plan of ${the.architect(architect)}${needs}`
}

/** Where the officials of a new public building come from. */
function staffText(from: readonly number[], s: State): string {
  const places = [...NOBLES.keys()].map(noble => `from ${nobleText(noble)}`).concat('from the plaza')
  const sent = places.flatMap((place, i) => (from[i] ? [`${from[i]} ${place}`] : []))
  const hired = hiredFor(s, from)
  const hiring =
    hired > 0 ? [`${some(hired, 'hired official')} for ${reis(hired * hirePrice(s, actor(s)))}`] : []
  return `Send ${list([...sent, ...hiring])}`
}

const fee = (s: State, noble: number): string => `${visitCost(s, actor(s), noble)} influence`

function passText(s: State): string {
  switch (asked(s)?.kind) {
    case 'follow':
      return 'Do not follow'
    case 'church':
      return 'Give up nothing'
    case 'selling':
      return 'Stop selling'
    case 'trading':
      return 'Stop trading'
    case 'audience':
    case 'errands':
      return 'No State action'
    case 'second-decree':
      return 'No second decree'
    case 'renew':
      return 'Keep all cards'
    case 'clear':
      return 'Buy the land, no cube is left'
    case 'rewards':
      return 'Take no reward'
    default:
      return 'Decline'
  }
}
