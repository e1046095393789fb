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
import { effectsText, goodCount, powerText, reis, the, theOf, wigs } from './effects.ts'

export const plotText = (plot: number): string => {
  const { row, column } = at(PLOTS, plot)
  return `${at(ROWS, row)}${column + 1}`
}

export const cardText = (the: The, card: number): string => (card < 0 ? '1 张卡' : `“${the.card(card)}”`)
export const shipText = (ship: number): string => `“${the.ship(ship)}”`
export const list = (parts: readonly string[]): string => parts.join('、')

const clergyText = (the: The, tile: number): string =>
  tile === HIDDEN
    ? '背面朝上的牌片'
    : `“${the.clergy(tile)}”（${powerText(at(the.tables.clergy, tile).power)}）`

/** 卡在组合里的用处。 */
function portfolioText(the: The, card: number): string {
  const { bottom, influence, power } = at(the.tables.cards, card)
  return power ? powerText(power) : `${effectsText(bottom)}；影响力 ${influence}`
}

/** 起始手牌里留下的卡。 */
function keptText(the: The, card: number): string {
  const { event } = at(the.tables.cards, card)
  const uses =
    event.length === 0 ? portfolioText(the, card) : `${effectsText(event)}，或${portfolioText(the, card)}`
  return `留下${cardText(the, card)}：${uses}`
}

/** 弃掉这张卡会失去什么。 */
function heldText(the: The, card: number): string {
  const { influence, power } = at(the.tables.cards, card)
  return power ? powerText(power) : `影响力 ${influence}`
}

function drawText(the: The, card: number, pile: number): string {
  const from = `从${the.kind(pile)}牌堆拿${cardText(the, card)}`
  if (card < 0) return from
  const { event } = at(the.tables.cards, card)
  return event.length === 0
    ? `${from}：${portfolioText(the, card)}`
    : `${from}：${effectsText(event)}，或${portfolioText(the, card)}`
}

/** 展示区建筑朝上一面的行业。 */
function trades(s: State, building: number): string {
  return list(tradesOf(s, faceOnOffer(s, building)).map(the.good))
}

const paid = (set: number): string =>
  set === 0 ? '不付货物' : `支付${list(bits(set).map(good => the.good(good)))}`

export function actionText(a: Action, s: State): string {
  const the = theOf(tablesOf(s))
  switch (a.type) {
    case 'keep':
      return `保留${clergyText(the, a.tile)}，背面 ${wigs(at(the.tables.clergy, a.tile).wigs)}`
    case 'keep-card':
      return keptText(the, a.card)
    case 'discard':
      return `弃掉${cardText(the, a.card)}，拿 1 块金子`
    case 'portfolio':
      return `把${cardText(the, a.card)}打入组合：${portfolioText(the, a.card)}`
    case 'visit':
      return `用${cardText(the, a.card)}拜访${the.kind(at(the.tables.cards, a.card).kind)}，费用 ${fee(s, at(the.tables.cards, a.card).kind)}`
    case 'sponsor':
      return `花 ${reis(eventPrice(s, actor(s)))}赞助${cardText(the, a.card)}：${effectsText(at(the.tables.cards, a.card).event)}`
    case 'drop-card':
      return `从组合弃掉${cardText(the, a.card)}（${heldText(the, a.card)}）`
    case 'drop-ship':
      return `弃掉${shipText(a.ship)}及其货物`
    case 'sell':
      return `把 ${goodCount(1, a.good)}卖到${shipText(a.ship)}，得 ${reis(salePrice(s, actor(s), a.good, a.ship, ownerOf(s, a.ship)))}`
    case 'trade':
      return `交给${the.kind(a.action >> 1)} ${goodCount(1, a.good)}：${the.stateAction(a.action)}`
    case 'pay':
      return a.reis === 0 ? '不付里斯' : `其中 ${a.reis} 用里斯支付`
    case 'state':
      return the.stateAction(a.action)
    case 'follow':
      return `跟随，费用 ${fee(s, courtNoble(s))}：${a.action === NOBLE_ACTION ? the.nobleAction(courtNoble(s)) : the.stateAction(a.action)}`
    case 'favor':
      return `拿${the.kind(a.noble)}的皇家青睐`
    case 'cardinal':
      return `主教走 ${a.steps} 格，拿${clergyText(the, at(s.church, a.spot))}`
    case 'move-cardinal':
      return `主教走 ${a.steps} 格`
    case 'take-clergy':
      return `拿${clergyText(the, at(s.church, a.spot))}`
    case 'ship':
      return `造${shipText(a.ship)}（货仓 ${at(SHIPS, a.ship).hull}），${paid(a.goods)}`
    case 'upgrade':
      return `把${shipText(a.old)}升级为${shipText(a.ship)}（货仓 ${at(SHIPS, a.ship).hull}），${paid(a.goods)}`
    case 'produce':
      return '生产货物'
    case 'extra':
      return `额外生产 ${goodCount(1, a.good)}`
    case 'recruit':
      return `派官员到${list(bits(a.offices).map(the.kind))}的办公室`
    case 'plan':
      return planText(the, s, a.architect)
    case 'take-good':
      return `拿 ${goodCount(1, a.good)}`
    case 'raise-price':
      return `${the.good(a.good)}价格 +1`
    case 'take-cube':
      return `拿 1 块${the.rubble(a.rubble)}碎石`
    case 'lose-good':
      return `失去 ${goodCount(1, a.good)}`
    case 'lose-official':
      return `从${the.kind(a.noble)}办公室撤回 1 名官员`
    case 'lose-favor':
      return `归还${the.kind(a.noble)}的皇家青睐`
    case 'decree':
      return `${the.decree(a.decree)}——${decreeText(at(the.tables.decrees, a.decree))}`
    case 'store': {
      const { good } = at(SLOTS, a.slot)
      return `在 ${plotText(a.plot)} 建${the.trade(good)}店：地价 ${landText(s, a.plot)}，奖励：${effectsText(at(PLOTS, a.plot).reward)}`
    }
    case 'clear':
      return `从${a.line === ROW ? '行' : '列'}中清走 1 块${the.rubble(a.rubble)}碎石，地价 ${reis(landCost(s, a.rubble))}`
    case 'house':
      return `建${the.group(a.group)}组的房屋`
    case 'open':
      return `建在${the.spot(a.spot)}，奖励：${effectsText(at(the.tables.spots, a.spot).reward)}`
    case 'raise':
      return `${the.building(a.building)}（${trades(s, a.building)}），蓝图需 ${at(the.tables.plans, a.plan).officials} 名官员`
    case 'staff':
      return staffText(a.from, s)
    case 'draw':
      return drawText(the, at(s.piles, a.pile).at(-1) ?? HIDDEN, a.pile)
    case 'give-up':
      return `交出${list(a.tiles.map(tile => `“${the.clergy(tile)}”`))}，得 ${wigs(backs(the, a.tiles))}和影响力`
    case 'renew':
      return `弃掉${list(a.cards.map(card => cardText(the, card)))}`
    case 'reward':
      return `领取${cardText(the, a.card)}的奖励：${effectsText(at(the.tables.cards, a.card).bottom)}`
    case 'pass':
      return passText(s)
  }
}

/** 现在的地价：“4 里斯起”看清走哪块碎石，否则就是“4 里斯”。 */
function landText(s: State, plot: number): string {
  const { least, most } = landRange(s, actor(s), plot)
  return least === most ? reis(least) : `${reis(least)}起`
}

const backs = (the: The, tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + at(the.tables.clergy, tile).wigs, 0)

const courtNoble = hostOf

function planText(the: The, s: State, architect: number): string {
  const plan = at(s.plans, architect).at(-1)
  const needs = plan === undefined || plan < 0 ? '' : `（需 ${at(the.tables.plans, plan).officials} 名官员）`
  return `拿${the.architect(architect)}的蓝图${needs}`
}

/** 新公共建筑的官员从哪里来。 */
function staffText(from: readonly number[], s: State): string {
  const places = [...NOBLES.keys()].map(noble => `${the.kind(noble)}办公室`).concat('广场')
  const sent = places.flatMap((place, i) => (from[i] ? [`${place} ${from[i]} 名`] : []))
  const hired = hiredFor(s, from)
  const hiring = hired > 0 ? [`花 ${reis(hired * hirePrice(s, actor(s)))}雇佣 ${hired} 名`] : []
  return `派出官员：${list([...sent, ...hiring])}`
}

const fee = (s: State, noble: number): string => `${visitCost(s, actor(s), noble)} 点影响力`

function passText(s: State): string {
  switch (asked(s)?.kind) {
    case 'follow':
      return '不跟随'
    case 'church':
      return '不交出牌片'
    case 'selling':
      return '不再出售'
    case 'trading':
      return '不再交易'
    case 'audience':
    case 'errands':
      return '不执行国家行动'
    case 'second-decree':
      return '不拿第二张法令'
    case 'renew':
      return '保留全部手牌'
    case 'clear':
      return '没有碎石可清，直接买地'
    case 'rewards':
      return '不领奖励'
    default:
      return '放弃'
  }
}
