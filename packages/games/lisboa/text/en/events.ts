import type { Who } from '@ludoteca/engine'
import { NOBLE_ACTION, ROW } from '../../actions.ts'
import { CARDS } from '../../data/cards.ts'
import { ROWS } from '../../data/terms.ts'
import { TREASURY_STEPS } from '../../data/tracks.ts'
import type { Event } from '../../events.ts'
import type { DecisionKind } from '../../frames.ts'
import { DUMMY } from '../../state.ts'
import { at, tally } from '../lookup.ts'
import { cardText, cube, list, nobleText, plotText, shipText } from './actions.ts'
import { effectsText, goods, reis, some, the, wigs } from './effects.ts'

/** One log line; null for what another line already tells. */
export function eventText(e: Event, who: Who): string | null {
  switch (e.type) {
    case 'clergy-kept':
      return `${who(e.seat)} keeps ${the.clergy(e.tile)}`
    case 'hand-dealt':
      return `${who(e.seat)} gets ${some(e.cards.length, 'card')}`
    case 'play-began':
      return `${who(e.start)} is the starting player`
    case 'turn-began':
      return `Round ${e.round}: ${who(e.seat)} begins a turn`
    case 'ship-docked':
      return `${who(e.seat)}’s ship ${the.ship(e.ship)} returns empty`
    case 'card-played':
      return `${who(e.seat)} plays ${cardText(e.card)} ${PLAYED_TO[e.to]}`
    case 'card-tucked':
      return null
    case 'card-discarded':
      return discardText(e, who)
    case 'ship-discarded':
      return e.goods === 0
        ? `${who(e.seat)} discards ${shipText(e.ship)}`
        : `${who(e.seat)} discards ${shipText(e.ship)} with ${some(e.goods, 'good')}`
    case 'card-drawn':
      return `${who(e.seat)} takes ${cardText(e.card)} from the ${the.kind(e.pile)} pile`
    case 'reis':
      return reisText(e, who)
    case 'wigs':
      return wigsText(e, who)
    case 'influence':
      return influenceText(e, who)
    case 'treasury-moved': {
      const { left, right } = at(TREASURY_STEPS, e.now)
      return `The treasury ${e.n > 0 ? 'rises' : 'falls'}: ${left} on the left for visits, ${right} on the right for money`
    }
    case 'price-changed':
      return `The price of ${the.good(e.good)} ${e.n > 0 ? 'rises' : 'falls'} to ${e.now}`
    case 'good-gained':
      return `${who(e.seat)} ${e.why === 'produce' ? 'produces' : 'takes'} ${goods(1, e.good)}`
    case 'good-lost':
      return `${who(e.seat)} ${GOOD_LOST[e.why](goods(1, e.good))}`
    case 'good-sold':
      return e.owner === e.seat
        ? `${who(e.seat)} sells ${goods(1, e.good)} to ${shipText(e.ship)} for ${reis(e.reis)}`
        : `${who(e.seat)} sells ${goods(1, e.good)} to ${who(e.owner)}’s ship ${the.ship(e.ship)} for ${reis(e.reis)}`
    case 'ship-sailed':
      return `${who(e.seat)}’s ship ${the.ship(e.ship)} sets sail with ${some(e.crates, 'crate')}`
    case 'good-traded':
      return `${who(e.seat)} trades ${goods(1, e.good)} with ${nobleText(e.action >> 1)}: ${the.stateAction(e.action)}`
    case 'goods-cleared':
      return null
    case 'visited':
      return `${who(e.seat)} visits ${nobleText(e.noble)} at a price of ${e.cost}`
    case 'followed':
      return `${who(e.seat)} follows to ${nobleText(e.noble)} at a price of ${e.cost}: ${e.action === NOBLE_ACTION ? the.nobleAction(e.noble) : the.stateAction(e.action)}`
    case 'visit-ended':
      return null
    case 'favor-returned':
      return `${who(e.seat)} returns the Royal Favor of ${nobleText(e.noble)}`
    case 'favor-taken':
      return `${who(e.seat)} takes a Royal Favor of ${nobleText(e.noble)}`
    case 'cardinal-moved':
      return `${who(e.seat)} moves the Cardinal ${some(e.steps, 'gap')}`
    case 'clergy-turned':
      return e.tile < 0 ? 'A Clergy tile is turned over' : `${the.clergy(e.tile)} is turned over`
    case 'clergy-taken':
      return `${who(e.seat)} takes ${e.tile < 0 ? 'a Clergy tile' : the.clergy(e.tile)}`
    case 'cardinal-laid':
      return 'The Cardinal lies down: church scoring at the end of this turn'
    case 'ship-built':
      return `${who(e.seat)} builds ${shipText(e.ship)} ${paidText(e.goods)}`
    case 'ship-upgraded':
      return `${who(e.seat)} upgrades ${shipText(e.old)} to ${shipText(e.ship)} ${paidText(e.goods)}`
    case 'official-placed':
      return `${who(e.seat)} places an official with ${nobleText(e.noble)}`
    case 'official-displaced':
      return `${e.owner === DUMMY ? 'A neutral official' : `An official of ${who(e.owner)}`} leaves ${nobleText(e.noble)} for the plaza`
    case 'official-withdrawn':
      return `${who(e.seat)} takes an official back from ${nobleText(e.noble)}`
    case 'plan-taken':
      return `${who(e.seat)} takes a plan of ${the.planArchitect(e.plan)}`
    case 'plan-turned':
      return null
    case 'decree-taken':
      return `${who(e.seat)} takes the decree ${the.decree(e.decree)}`
    case 'marker-spent':
      return `${who(e.seat)} spends a rubble-set marker on a second decree`
    case 'store-placed':
      return `${who(e.seat)} places a store on ${plotText(e.plot)}`
    case 'land-bought':
      return `${who(e.seat)} buys the land of ${plotText(e.plot)} for ${reis(e.price)}`
    case 'house-built':
      return `${who(e.seat)} builds a house of the ${the.group(e.group)} group on ${plotText(e.plot)}`
    case 'rubble-taken':
      return `${who(e.seat)} takes ${cube(e.rubble)} ${rubbleFrom(e)}${e.kept ? '' : ', but the rack has no place for it'}`
    case 'set-completed':
      return `${who(e.seat)} completes rubble set ${e.sets}`
    case 'spot-chosen':
      return `${who(e.seat)} chooses ${the.spot(e.spot)} for a public building`
    case 'building-raised':
      return `${who(e.seat)} builds the ${the.building(e.building)} at ${the.spot(e.spot)}`
    case 'building-staffed': {
      const staff = e.from.reduce((sum, n) => sum + n, e.hired)
      return `${who(e.seat)} staffs it with ${some(staff, 'official')}${e.hired > 0 ? `, ${e.hired} of them hired` : ''}`
    }
    case 'store-scored':
      return `The store on ${plotText(e.plot)} brings ${who(e.seat)} ${wigs(e.wigs)}`
    case 'building-moved-up':
      return null
    case 'church-began':
      return `Church scoring begins with ${who(e.first)}`
    case 'clergy-given-up':
      return `${who(e.seat)} gives up ${list(e.tiles.map(the.clergy))}`
    case 'cardinal-stood':
      return 'The Cardinal stands up again'
    case 'card-turned':
      return e.card < 0 ? null : `${cardText(e.card)} is turned up on the ${the.kind(e.pile)} pile`
    case 'decree-dealt':
      return e.decree < 0 ? null : `The decree ${the.decree(e.decree)} is laid out`
    case 'clergy-dealt':
      return e.tile < 0
        ? 'A Clergy tile is laid round the church'
        : `${the.clergy(e.tile)} is laid round the church`
    case 'city-tile-dealt':
      return null
    case 'bag-refilled':
      return `${some(e.tiles, 'Clergy tile')} given up earlier go back into the bag`
    case 'end-triggered':
      return `${who(e.seat)} brings on the end of ${e.period === 1 ? 'the first period' : 'the game'}: ${e.by === 'sets' ? 'rubble sets' : 'three piles are empty'}`
    case 'period-ended':
      return 'The first period is over'
    case 'shipyard-renewed':
      return `The shipyard gets ${some(e.ships.length, 'new ship')}`
    case 'hand-drawn':
      return `${who(e.seat)} draws ${some(e.count, 'card')}`
    case 'reward-taken':
      return `${who(e.seat)} takes the reward of ${cardText(e.card)}: ${effectsText(at(CARDS, e.card).bottom)}`
    case 'period-began':
      return 'The second period begins'
    case 'final-round':
      return 'The final round begins'
    case 'game-ended':
      return `The game is over: ${list(e.totals.map((total, seat) => `${who(seat)} ${total}`))}`
    case 'passed':
      return PASSED[e.what]?.(who(e.seat)) ?? null
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

const PLAYED_TO = { portfolio: 'into the portfolio', visit: 'at court', event: 'at court' } as const

function discardText(e: Of<'card-discarded'>, who: Who): string | null {
  const line = `${who(e.seat)} discards ${cardText(e.card)}`
  if (e.fate === 'gold') return `${line} for gold`
  if (e.fate === 'portfolio') return `${line} from the portfolio`
  return e.fate === 'renewed' ? line : null
}

/** Sales and land have lines of their own. */
function reisText({ seat, n, why }: Of<'reis'>, who: Who): string | null {
  if (n === 0 || why === 'sale' || why === 'land') return null
  const sentence = {
    subsidy: `receives a subsidy of ${reis(n)}`,
    effect: `takes ${reis(n)}`,
    'visit-pay': `takes ${reis(n)} on the way`,
    visit: `pays ${reis(-n)} in place of influence`,
    event: `pays ${reis(-n)} for the event`,
    hire: `pays ${reis(-n)} for hired officials`,
    penalty: `loses ${reis(-n)}`,
  }[why]
  return `${who(seat)} ${sentence}`
}

function wigsText({ seat, n, why }: Of<'wigs'>, who: Who): string | null {
  if (n === 0) return null
  const sentence = {
    sail: `gains ${wigs(n)} for the cargo`,
    effect: `gains ${wigs(n)}`,
    influence: `gains ${wigs(n)} for influence beyond 10`,
    visit: `pays ${wigs(-n)} for missing influence`,
    penalty: `loses ${wigs(-n)}`,
    'store-wig': `gains ${wigs(n)} for building a store`,
    'open-wig': `gains ${wigs(n)} for opening a public building`,
    'follow-wig': `gains ${wigs(n)} for following`,
    clergy: `gains ${wigs(n)} from Clergy tiles`,
    sets: `gains ${wigs(n)} for rubble sets`,
  }[why]
  return `${who(seat)} ${sentence}`
}

function influenceText({ seat, n, why, now }: Of<'influence'>, who: Who): string | null {
  if (n === 0) return null
  if (why === 'gain') return `${who(seat)} gains ${n} influence, now ${now}`
  if (why === 'visit') return `${who(seat)} pays ${-n} influence, ${now} left`
  return `${who(seat)} turns ${-n} influence into réis, ${now} left`
}

const GOOD_LOST = {
  'no-room': (what: string) => `has no room for ${what}`,
  penalty: (what: string) => `loses ${what}`,
  surplus: (what: string) => `returns ${what} that no longer fits`,
} as const

const paidText = (paid: readonly number[]): string =>
  paid.length === 0 ? 'free of charge' : `for ${list(tally(paid).map(([good, n]) => goods(n, good)))}`

function rubbleFrom(e: Of<'rubble-taken'>): string {
  if (e.from === 'pile') return 'from the rubble pile'
  if (e.from === 'spot') return `at ${the.spot(e.place)}`
  return e.line === ROW ? `from row ${at(ROWS, e.place)}` : `from column ${e.place + 1}`
}

const PASSED: Readonly<Partial<Record<DecisionKind, (who: string) => string>>> = {
  follow: who => `${who} does not follow`,
  church: who => `${who} keeps all Clergy tiles`,
  renew: who => `${who} keeps all cards`,
  rewards: who => `${who} takes no further reward`,
  'second-decree': who => `${who} takes no second decree`,
}
