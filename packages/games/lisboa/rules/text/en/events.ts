import type { Who } from '@ludoteca/engine'
import { NOBLE_ACTION, ROW } from '../../actions.ts'
import { ROWS } from '../../data/terms.ts'
import { TREASURY_STEPS } from '../../data/tracks.ts'
import type { Event } from '../../events.ts'
import type { PhaseName } from '../../frames.ts'
import { DUMMY } from '../../state.ts'
import { at, signed, type The, tally } from '../lookup.ts'
import { cardText, cube, list, nobleText, plotText, shipText } from './actions.ts'
import { effectsText, goods, reis, some, the, wigs } from './effects.ts'
import { lacerdaText } from './lacerda.ts'

/** One log line; null for what another line already tells. */
export function eventText(e: Event, who: Who, the: The): string | null {
  switch (e.type) {
    case 'clergy-kept':
      return `${who(e.seat)} kept ${the.clergy(e.tile)}`
    case 'hand-dealt':
      return `${who(e.seat)} got ${some(e.cards.length, 'card')}`
    case 'card-kept':
      return `${who(e.seat)} kept ${cardText(the, e.card)}`
    case 'packets-passed':
      return 'The other cards went on to the left'
    case 'play-began':
      return `The starting player: ${who(e.start)}`
    case 'turn-began':
      return `Round ${e.round}: ${who(e.seat)} began a turn`
    case 'ship-docked':
      return `${who(e.seat)}’s ship ${the.ship(e.ship)} returned empty`
    case 'card-played':
      return `${who(e.seat)} played ${cardText(the, e.card)} ${PLAYED_TO[e.to]}`
    case 'card-tucked':
      return null
    case 'card-discarded':
      return discardText(the, e, who)
    case 'ship-discarded':
      return e.goods === 0
        ? `${who(e.seat)} discarded ${shipText(e.ship)}`
        : `${who(e.seat)} discarded ${shipText(e.ship)} with ${some(e.goods, 'good')}`
    case 'card-drawn':
      return `${who(e.seat)} took ${cardText(the, e.card)} from the ${the.kind(e.pile)} pile`
    case 'reis':
      return reisText(e, who)
    case 'wigs':
      return wigsText(e, who)
    case 'influence':
      return influenceText(e, who)
    case 'treasury-moved': {
      const { left, right } = at(TREASURY_STEPS, e.now)
      return `The treasury ${e.n > 0 ? 'rose' : 'fell'}: ${signed(left)} on the left for visits, ${right} on the right for money`
    }
    case 'price-changed':
      return `The price of ${the.good(e.good)} ${e.n > 0 ? 'rose' : 'fell'} to ${e.now}`
    case 'good-gained':
      return `${who(e.seat)} ${e.why === 'produce' ? 'produced' : 'took'} ${goods(1, e.good)}`
    case 'good-lost':
      return `${who(e.seat)} ${GOOD_LOST[e.why](goods(1, e.good))}`
    case 'good-sold':
      return e.owner === e.seat
        ? `${who(e.seat)} sold ${goods(1, e.good)} to ${shipText(e.ship)} for ${reis(e.reis)}`
        : `${who(e.seat)} sold ${goods(1, e.good)} to ${who(e.owner)}’s ship ${the.ship(e.ship)} for ${reis(e.reis)}`
    case 'ship-sailed':
      return `${who(e.seat)}’s ship ${the.ship(e.ship)} set sail with ${some(e.crates, 'crate')}`
    case 'good-traded':
      return `${who(e.seat)} traded ${goods(1, e.good)} with ${nobleText(e.action >> 1)}: ${the.stateAction(e.action)}`
    case 'goods-cleared':
      return null
    case 'visited':
      return `${who(e.seat)} visited ${nobleText(e.noble)} at a price of ${e.cost}`
    case 'followed':
      return `${who(e.seat)} followed to ${nobleText(e.noble)} at a price of ${e.cost}: ${e.action === NOBLE_ACTION ? the.nobleAction(e.noble) : the.stateAction(e.action)}`
    case 'visit-ended':
      return null
    case 'favor-returned':
      return `${who(e.seat)} returned the Royal Favor of ${nobleText(e.noble)}`
    case 'favor-taken':
      return `${who(e.seat)} took a Royal Favor of ${nobleText(e.noble)}`
    case 'cardinal-moved':
      return `${who(e.seat)} moved the Cardinal ${some(e.steps, 'gap')}`
    case 'clergy-turned':
      return e.tile < 0 ? 'A Clergy tile was turned over' : `${the.clergy(e.tile)} was turned over`
    case 'clergy-taken':
      return `${who(e.seat)} took ${e.tile < 0 ? 'a Clergy tile' : the.clergy(e.tile)}`
    case 'cardinal-laid':
      return 'The Cardinal lay down: church scoring at the end of this turn'
    case 'ship-built':
      return `${who(e.seat)} built ${shipText(e.ship)} ${paidText(e.goods)}`
    case 'ship-upgraded':
      return `${who(e.seat)} upgraded ${shipText(e.old)} to ${shipText(e.ship)} ${paidText(e.goods)}`
    case 'official-placed':
      return `${who(e.seat)} placed an official with ${nobleText(e.noble)}`
    case 'official-displaced':
      return `${e.owner === DUMMY ? 'A neutral official' : `An official of ${who(e.owner)}`} left ${nobleText(e.noble)} for the plaza`
    case 'official-withdrawn':
      return `${who(e.seat)} took an official back from ${nobleText(e.noble)}`
    case 'plan-taken':
      return `${who(e.seat)} took a plan of ${the.planArchitect(e.plan)}`
    case 'decree-taken':
      return `${who(e.seat)} took the decree ${the.decree(e.decree)}`
    case 'marker-spent':
      return `${who(e.seat)} spent a rubble-set marker on a second decree`
    case 'store-placed':
      return `${who(e.seat)} placed a store on ${plotText(e.plot)}`
    case 'land-bought':
      return `${who(e.seat)} bought the land of ${plotText(e.plot)} for ${reis(e.price)}`
    case 'house-built':
      return `${who(e.seat)} built a house of the ${the.group(e.group)} group on ${plotText(e.plot)}`
    case 'rubble-taken':
      return `${who(e.seat)} took ${cube(e.rubble)} ${rubbleFrom(e)}${e.kept ? '' : ', but the rack has no place for it'}`
    case 'set-completed':
      return `${who(e.seat)} completed rubble set ${e.sets}`
    case 'spot-chosen':
      return `${who(e.seat)} chose ${the.spot(e.spot)} for a public building`
    case 'building-raised':
      return `${who(e.seat)} built the ${the.building(e.building)} at ${the.spot(e.spot)}`
    case 'building-staffed': {
      const staff = e.from.reduce((sum, n) => sum + n, e.hired)
      return `${who(e.seat)} staffed it with ${some(staff, 'official')}${e.hired > 0 ? `, ${e.hired} of them hired` : ''}`
    }
    case 'store-scored':
      return `The store on ${plotText(e.plot)} brought ${who(e.seat)} ${wigs(e.wigs)}`
    case 'building-moved-up':
      return null
    case 'building-shown':
      return `Next by ${the.architect(e.architect)}: the ${the.building(e.building)}`
    case 'lacerda-called':
    case 'lacerda-decided':
    case 'lacerda-skipped':
    case 'clergy-removed':
    case 'building-set':
    case 'helper-moved':
    case 'courtier-moved':
      return lacerdaText(e, who, the)
    case 'church-began':
      return `Church scoring began with ${who(e.first)}`
    case 'clergy-given-up':
      return `${who(e.seat)} gave up ${list(e.tiles.map(the.clergy))}`
    case 'cardinal-stood':
      return 'The Cardinal stood up again'
    case 'card-turned':
      return e.card < 0 ? null : `${cardText(the, e.card)} was turned up on the ${the.kind(e.pile)} pile`
    case 'decree-dealt':
      return e.decree < 0 ? null : `The decree ${the.decree(e.decree)} was laid out`
    case 'clergy-dealt':
      return e.tile < 0
        ? 'A Clergy tile was laid round the church'
        : `${the.clergy(e.tile)} was laid round the church`
    case 'city-tile-dealt':
      return null
    case 'bag-refilled':
      return `${some(e.tiles, 'Clergy tile')} given up earlier went back into the bag`
    case 'end-triggered':
      return `${who(e.seat)} brought on the end of ${e.period === 1 ? 'the first period' : 'the game'}: ${e.by === 'sets' ? 'rubble sets' : 'three piles are empty'}`
    case 'period-ended':
      return 'The first period is over'
    case 'shipyard-renewed':
      return `The shipyard got ${some(e.ships.length, 'new ship')}`
    case 'hand-drawn':
      return `${who(e.seat)} drew ${some(e.count, 'card')}`
    case 'reward-taken':
      return `${who(e.seat)} took the reward of ${cardText(the, e.card)}: ${effectsText(at(the.tables.cards, e.card).bottom)}`
    case 'period-began':
      return 'The second period began'
    case 'final-round':
      return 'The final round began'
    case 'game-ended':
      return `The game is over: ${list(e.totals.map((total, seat) => `${who(seat)} ${total}`))}`
    case 'passed':
      return PASSED[e.what]?.(who(e.seat)) ?? null
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

const PLAYED_TO = { portfolio: 'into the portfolio', visit: 'at court', event: 'at court' } as const

function discardText(the: The, e: Of<'card-discarded'>, who: Who): string | null {
  const line = `${who(e.seat)} discarded ${cardText(the, e.card)}`
  if (e.fate === 'gold') return `${line} for gold`
  if (e.fate === 'portfolio') return `${line} from the portfolio`
  if (e.fate === 'helper') return `${line} beside the helper`
  return e.fate === 'renewed' ? line : null
}

/** Sales and land have lines of their own. */
function reisText({ seat, n, why }: Of<'reis'>, who: Who): string | null {
  if (n === 0 || why === 'sale' || why === 'land') return null
  const sentence = {
    subsidy: `received a subsidy of ${reis(n)}`,
    effect: `took ${reis(n)}`,
    'visit-pay': `took ${reis(n)} on the way`,
    visit: `paid ${reis(-n)} in place of influence`,
    event: `paid ${reis(-n)} for the event`,
    hire: `paid ${reis(-n)} for hired officials`,
    penalty: `lost ${reis(-n)}`,
  }[why]
  return `${who(seat)} ${sentence}`
}

function wigsText({ seat, n, why }: Of<'wigs'>, who: Who): string | null {
  if (n === 0) return null
  const sentence = {
    sail: `gained ${wigs(n)} for the cargo`,
    effect: `gained ${wigs(n)}`,
    influence: `gained ${wigs(n)} at the end of the influence track`,
    visit: `paid ${wigs(-n)} for missing influence`,
    penalty: `lost ${wigs(-n)}`,
    'store-wig': `gained ${wigs(n)} for building a store`,
    'open-wig': `gained ${wigs(n)} for opening a public building`,
    'follow-wig': `gained ${wigs(n)} for following`,
    clergy: `gained ${wigs(n)} from Clergy tiles`,
    sets: `gained ${wigs(n)} for rubble sets`,
    cubes: `gained ${wigs(n)} for rubble cubes`,
  }[why]
  return `${who(seat)} ${sentence}`
}

function influenceText({ seat, n, why, now }: Of<'influence'>, who: Who): string | null {
  if (n === 0) return null
  if (why === 'gain') return `${who(seat)} gained ${n} influence, now ${now}`
  if (why === 'visit') return `${who(seat)} paid ${-n} influence, ${now} left`
  return `${who(seat)} turned ${-n} influence into réis, ${now} left`
}

const GOOD_LOST = {
  'no-room': (what: string) => `had no room for ${what}`,
  penalty: (what: string) => `lost ${what}`,
  surplus: (what: string) => `returned ${what} that no longer fits`,
} as const

const paidText = (paid: readonly number[]): string =>
  paid.length === 0 ? 'free of charge' : `for ${list(tally(paid).map(([good, n]) => goods(n, good)))}`

function rubbleFrom(e: Of<'rubble-taken'>): string {
  if (e.from === 'pile') return 'from the rubble pile'
  if (e.from === 'spot') return `at ${the.spot(e.place)}`
  return e.line === ROW ? `from row ${at(ROWS, e.place)}` : `from column ${e.place + 1}`
}

const PASSED: Readonly<Partial<Record<PhaseName, (who: string) => string>>> = {
  follow: who => `${who} did not follow`,
  church: who => `${who} kept all Clergy tiles`,
  renew: who => `${who} kept all cards`,
  rewards: who => `${who} took no further reward`,
  'second-decree': who => `${who} took no second decree`,
}
