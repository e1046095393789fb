import { WHARF } from '../../actions.ts'
import type { EndReason, Event, Source } from '../../events.ts'
import type { EventLines } from '../shared.ts'
import { present } from '../shared.ts'
import {
  aTile,
  building,
  cargo,
  count,
  doubloons,
  doubloonsOrNothing,
  good,
  list,
  placeFrom,
  placeIn,
  placeTo,
  points,
  role,
  tile,
  tokens,
} from './words.ts'

const PASSED: Readonly<Record<Extract<Event, { type: 'passed' }>['at'], string>> = {
  settle: 'took no tile',
  build: 'built nothing',
  sell: 'sold nothing',
  load: 'loaded nothing',
  extra: 'took no extra good',
  privilege: 'did not use the Mayor’s privilege',
  produce: 'produced nothing',
  hacienda: 'did not use the Hacienda',
  land: 'did not use the Land Office',
  hunt: 'discarded no plantation',
  supply: 'made no further delivery to the Royal Supplier',
}

const ENDS: Readonly<Record<EndReason, string>> = {
  colonists: 'there were too few colonists to fill the ship',
  city: 'a city is full',
  points: 'the point chips have run out',
  cap: 'the last possible round has been played',
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

const from = (source: Source): string =>
  source === 'supply' ? 'a colonist from the supply' : 'somebody from the colonist ship'

const bonus = (parts: readonly (readonly [string, number])[]): string => {
  const real = parts.filter(([, n]) => n > 0)
  return real.length > 0 ? ` (${real.map(([name, n]) => `${name} ${n}`).join(', ')})` : ''
}

const loadBonus = (e: { points: number; harbor: number; captain: number }): string =>
  e.harbor + e.captain > 0
    ? bonus([
        ['goods', e.points],
        ['Harbour', e.harbor],
        ['Captain', e.captain],
      ])
    : ''

export const events: EventLines = {
  drafted: (e, who) => `${who(e.seat)} added the ${building(e.building)} to the game`,
  roundStarted: (e, who) => `Round ${e.round}. Governor: ${who(e.governor)}`,
  roleTaken(e, who) {
    const money = e.doubloons > 0 ? ` with ${doubloons(e.doubloons)}` : ''
    return `${who(e.seat)} took the ${role(e.card)}${money}${e.library ? ', doubled by the Library' : ''}`
  },
  passed: (e, who) => `${who(e.seat)} ${PASSED[e.at]}`,

  drew: (e, who) => `${who(e.seat)} drew ${aTile(e.tile)} with the Hacienda`,
  forested: (e, who) => `${who(e.seat)} laid the ${tile(e.tile)} as forest`,
  settled(e, who) {
    const what = `${aTile(e.tile)}${e.forest ? ' as forest' : ''}${e.second ? ' with the Library' : ''}`
    const where = e.forest ? 'in San Juan' : 'on it'
    return `${who(e.seat)} took ${what}${e.colonist ? `, with ${from(e.colonist)} ${where}` : ''}`
  },
  reshuffled: e =>
    `${count(e.count, 'discarded plantation was', 'discarded plantations were')} shuffled into a new stack`,
  rowDealt(e) {
    const discarded = present(e.discarded).length > 0 ? `; discarded: ${cargo(e.discarded)}` : ''
    return `New plantations: ${cargo(e.row)}${discarded}`
  },
  huntDiscarded: (e, who) => `${who(e.seat)} discarded ${aTile(e.tile)} with the Hunting Lodge`,
  huntScored: (e, who) =>
    `${who(e.seat)} scored ${points(e.points)} with the Hunting Lodge (${count(e.empty, 'empty island space')})`,

  privilegeTaken: (e, who) => `${who(e.seat)} took ${tokens(e.nobles, e.colonists)} from the supply`,
  boarded: (e, who) => `${who(e.seat)} received ${tokens(e.nobles, e.colonists)} from the ship`,
  arranged(e, who) {
    const moves = e.changes.map(([group, by]) => `${signed(by)} ${placeIn(group)}`)
    const waiting = e.sanJuan > 0 ? `${moves.length > 0 ? '; ' : ''}${e.sanJuan} left in San Juan` : ''
    return moves.length + e.sanJuan > 0
      ? `${who(e.seat)} placed the workforce: ${moves.join(', ')}${waiting}`
      : null
  },
  shipFilled(e) {
    const noble = e.noble ? ', one noble among them' : ''
    const short = e.count < e.need ? `; ${e.need} were needed` : ''
    return `${count(e.count, 'newcomer')} on the colonist ship${noble}${short}`
  },

  built(e, who) {
    const saved = e.price < e.cost ? [`cost ${e.cost}`] : []
    const quarries = e.quarries > 0 ? [count(e.quarries, 'quarry', 'quarries')] : []
    const parts = saved.length > 0 ? ` (${[...saved, ...quarries].join(', ')})` : ''
    const crew = e.colonist ? `, with ${from(e.colonist)}` : ''
    return `${who(e.seat)} built the ${building(e.building)} for ${doubloonsOrNothing(e.price)}${parts}${crew}`
  },
  gave(e, who) {
    const what =
      e.what === 'point'
        ? points(1)
        : e.what === 'good'
          ? `1 ${good(e.from)}`
          : `a ${e.what} ${placeFrom(e.from)}`
    return `${who(e.seat)} gave ${what} at the Black Market for 1 doubloon`
  },

  produced: (e, who) => `${who(e.seat)} produced ${cargo(e.goods)}`,
  earned: (e, who) => `${who(e.seat)} earned ${doubloons(e.doubloons)} with the ${building(e.building)}`,
  scored: (e, who) => `${who(e.seat)} scored ${points(e.points)} with the ${building(e.building)}`,
  extraTaken: (e, who) => `${who(e.seat)} took 1 extra ${good(e.good)}`,

  sold(e, who) {
    const total = e.price + e.privilege + e.markets
    const parts =
      total > e.price
        ? bonus([
            ['price', e.price],
            ['Trader', e.privilege],
            ['markets', e.markets],
          ])
        : ''
    return `${who(e.seat)} sold ${good(e.good)}${e.post ? ' at the Trading Post' : ''} for ${doubloonsOrNothing(total)}${parts}`
  },
  houseCleared: e => `The trading house was full and was emptied: ${list(e.goods.map(good))}`,
  landBought: (e, who) => `${who(e.seat)} bought ${aTile(e.tile)} for 1 doubloon with the Land Office`,
  landSold: (e, who) => `${who(e.seat)} sold ${aTile(e.tile)} for 1 doubloon with the Land Office`,

  supplied: (e, who) => `${who(e.seat)} delivered 1 ${good(e.good)} to the Royal Supplier for 1 point`,
  loaded(e, who) {
    const where = e.ship === WHARF ? 'through the Wharf' : `onto ship ${e.ship + 1}`
    const total = e.points + e.harbor + e.captain
    return `${who(e.seat)} loaded ${e.count} ${good(e.good)} ${where} for ${points(total)}${loadBonus(e)}`
  },
  mixShipped(e, who) {
    const total = e.points + e.harbor + e.captain
    return `${who(e.seat)} shipped ${cargo(e.goods)} through the Small Wharf for ${points(total)}${loadBonus(e)}`
  },
  stored: (e, who) => `${who(e.seat)} kept ${cargo(e.kept)} and returned ${cargo(e.lost)}`,
  shipsCleared: e =>
    `Full ships sailed: ${list(e.ships.map((ship, i) => `ship ${ship + 1} with ${good(e.goods[i])}`))}`,

  prospected: (e, who) => `${who(e.seat)} took ${doubloons(e.doubloons)} from the bank`,
  guestMoved: (e, who) => `${who(e.seat)} sent a guest ${placeTo(e.group)}`,
  bonusPlaced: e =>
    e.cards.length > 0 ? `1 doubloon was put on each unused role: ${list(e.cards.map(role))}` : null,
  endTriggered: e => `This is the last round: ${ENDS[e.why]}`,
  gameOver: e => `The game is over: ${list(e.why.map(why => ENDS[why]))}`,
}
