import type { Who } from '@ludoteca/engine'
import { NOBLE_ACTION, ROW } from '../../actions.ts'
import { ROWS } from '../../data/terms.ts'
import { TREASURY_STEPS } from '../../data/tracks.ts'
import type { Event } from '../../events.ts'
import type { PhaseName } from '../../frames.ts'
import { DUMMY } from '../../state.ts'
import { at, signed, type The, tally } from '../lookup.ts'
import { cardText, list, plotText, shipText } from './actions.ts'
import { effectsText, goodCount, reis, the, wigs } from './effects.ts'
import { lacerdaText } from './lacerda.ts'

/** 一行记录；别处已经说明的不再重复，返回 null。 */
export function eventText(e: Event, who: Who, the: The): string | null {
  switch (e.type) {
    case 'clergy-kept':
      return `${who(e.seat)}保留“${the.clergy(e.tile)}”`
    case 'hand-dealt':
      return `${who(e.seat)}获得 ${e.cards.length} 张手牌`
    case 'card-kept':
      return `${who(e.seat)}留下${cardText(the, e.card)}`
    case 'packets-passed':
      return '其余的卡传给左边'
    case 'play-began':
      return `${who(e.start)}是起始玩家`
    case 'turn-began':
      return `第 ${e.round} 轮：${who(e.seat)}的回合开始`
    case 'ship-docked':
      return `${who(e.seat)}的${shipText(e.ship)}空船返航`
    case 'card-played':
      return `${who(e.seat)}把${cardText(the, e.card)}打${PLAYED_TO[e.to]}`
    case 'card-tucked':
      return null
    case 'card-discarded':
      return discardText(the, e, who)
    case 'ship-discarded':
      return e.goods === 0
        ? `${who(e.seat)}弃掉${shipText(e.ship)}`
        : `${who(e.seat)}弃掉${shipText(e.ship)}及船上 ${e.goods} 个货物`
    case 'card-drawn':
      return `${who(e.seat)}从${the.kind(e.pile)}牌堆拿${cardText(the, e.card)}`
    case 'reis':
      return reisText(e, who)
    case 'wigs':
      return wigsText(e, who)
    case 'influence':
      return influenceText(e, who)
    case 'treasury-moved': {
      const { left, right } = at(TREASURY_STEPS, e.now)
      return `财政${e.n > 0 ? '上升' : '下降'}：左 ${signed(left)}（拜访），右 ${right}（里斯）`
    }
    case 'price-changed':
      return `${the.good(e.good)}价格${e.n > 0 ? '涨' : '跌'}到 ${e.now}`
    case 'good-gained':
      return `${who(e.seat)}${e.why === 'produce' ? '生产' : '拿到'} ${goodCount(1, e.good)}`
    case 'good-lost':
      return `${who(e.seat)}${GOOD_LOST[e.why](goodCount(1, e.good))}`
    case 'good-sold':
      return e.owner === e.seat
        ? `${who(e.seat)}把 ${goodCount(1, e.good)}卖到自己的${shipText(e.ship)}，得 ${reis(e.reis)}`
        : `${who(e.seat)}把 ${goodCount(1, e.good)}卖到${who(e.owner)}的${shipText(e.ship)}，得 ${reis(e.reis)}`
    case 'ship-sailed':
      return `${who(e.seat)}的${shipText(e.ship)}载着 ${e.crates} 箱货物出海`
    case 'good-traded':
      return `${who(e.seat)}交给${the.kind(e.action >> 1)} ${goodCount(1, e.good)}：${the.stateAction(e.action)}`
    case 'goods-cleared':
      return null
    case 'visited':
      return `${who(e.seat)}拜访${the.kind(e.noble)}，费用 ${e.cost}`
    case 'followed':
      return `${who(e.seat)}跟随拜访${the.kind(e.noble)}，费用 ${e.cost}：${e.action === NOBLE_ACTION ? the.nobleAction(e.noble) : the.stateAction(e.action)}`
    case 'visit-ended':
      return null
    case 'favor-returned':
      return `${who(e.seat)}归还${the.kind(e.noble)}的皇家青睐`
    case 'favor-taken':
      return `${who(e.seat)}获得${the.kind(e.noble)}的皇家青睐`
    case 'cardinal-moved':
      return `${who(e.seat)}让主教走 ${e.steps} 格`
    case 'clergy-turned':
      return e.tile < 0 ? '翻开一块教士牌片' : `翻开教士牌片“${the.clergy(e.tile)}”`
    case 'clergy-taken':
      return `${who(e.seat)}拿到${e.tile < 0 ? '一块教士牌片' : `“${the.clergy(e.tile)}”`}`
    case 'cardinal-laid':
      return '主教横放：本回合结束时进行教堂计分'
    case 'ship-built':
      return `${who(e.seat)}造${shipText(e.ship)}，${paidText(e.goods)}`
    case 'ship-upgraded':
      return `${who(e.seat)}把${shipText(e.old)}升级为${shipText(e.ship)}，${paidText(e.goods)}`
    case 'official-placed':
      return `${who(e.seat)}派 1 名官员进${the.kind(e.noble)}办公室`
    case 'official-displaced':
      return `${e.owner === DUMMY ? '中立官员' : `${who(e.owner)}的 1 名官员`}从${the.kind(e.noble)}办公室退到广场`
    case 'official-withdrawn':
      return `${who(e.seat)}从${the.kind(e.noble)}办公室撤回 1 名官员`
    case 'plan-taken':
      return `${who(e.seat)}获得一张${the.planArchitect(e.plan)}的蓝图`
    case 'decree-taken':
      return `${who(e.seat)}获得法令“${the.decree(e.decree)}”`
    case 'marker-spent':
      return `${who(e.seat)}弃 1 个碎石组指示物，再拿一张法令`
    case 'store-placed':
      return `${who(e.seat)}在 ${plotText(e.plot)} 放置商店`
    case 'land-bought':
      return `${who(e.seat)}花 ${reis(e.price)}买下 ${plotText(e.plot)} 的土地`
    case 'house-built':
      return `${who(e.seat)}把${the.group(e.group)}组的房屋建在 ${plotText(e.plot)}`
    case 'rubble-taken':
      return `${who(e.seat)}从${rubbleFrom(e)}拿 1 块${the.rubble(e.rubble)}碎石${e.kept ? '' : '，但碎石架已放不下'}`
    case 'set-completed':
      return `${who(e.seat)}集齐第 ${e.sets} 组碎石`
    case 'spot-chosen':
      return `${who(e.seat)}选定${the.spot(e.spot)}建造公共建筑`
    case 'building-raised':
      return `${who(e.seat)}在${the.spot(e.spot)}建造${the.building(e.building)}`
    case 'building-staffed': {
      const staff = e.from.reduce((sum, n) => sum + n, e.hired)
      return `${who(e.seat)}派 ${staff} 名官员任职${e.hired > 0 ? `，其中 ${e.hired} 名为雇佣` : ''}`
    }
    case 'store-scored':
      return `${plotText(e.plot)} 的商店为${who(e.seat)}带来 ${wigs(e.wigs)}`
    case 'building-moved-up':
      return null
    case 'building-shown':
      return `${the.architect(e.architect)}的下一座公共建筑：${the.building(e.building)}`
    case 'lacerda-called':
    case 'lacerda-decided':
    case 'lacerda-skipped':
    case 'clergy-removed':
    case 'building-set':
    case 'helper-moved':
    case 'courtier-moved':
      return lacerdaText(e, who, the)
    case 'church-began':
      return `教堂计分，从${who(e.first)}开始`
    case 'clergy-given-up':
      return `${who(e.seat)}交出${list(e.tiles.map(tile => `“${the.clergy(tile)}”`))}`
    case 'cardinal-stood':
      return '主教重新立起'
    case 'card-turned':
      return e.card < 0 ? null : `${the.kind(e.pile)}牌堆翻出${cardText(the, e.card)}`
    case 'decree-dealt':
      return e.decree < 0 ? null : `补充法令“${the.decree(e.decree)}”`
    case 'clergy-dealt':
      return e.tile < 0 ? '教堂旁补充一块教士牌片' : `教堂旁补充“${the.clergy(e.tile)}”`
    case 'city-tile-dealt':
      return null
    case 'bag-refilled':
      return `先前交出的 ${e.tiles} 块教士牌片放回袋中`
    case 'end-triggered':
      return `${who(e.seat)}触发${e.period === 1 ? '第一时代' : '游戏'}结束：${e.by === 'sets' ? '碎石组' : '三个牌堆已空'}`
    case 'period-ended':
      return '第一时代结束'
    case 'shipyard-renewed':
      return `造船厂换上 ${e.ships.length} 艘新船`
    case 'hand-drawn':
      return `${who(e.seat)}摸 ${e.count} 张卡`
    case 'reward-taken':
      return `${who(e.seat)}领取${cardText(the, e.card)}的奖励：${effectsText(at(the.tables.cards, e.card).bottom)}`
    case 'period-began':
      return '第二时代开始'
    case 'final-round':
      return '最后一轮开始'
    case 'game-ended':
      return `游戏结束：${list(e.totals.map((total, seat) => `${who(seat)} ${total}`))}`
    case 'passed':
      return PASSED[e.what]?.(who(e.seat)) ?? null
  }
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

const PLAYED_TO = { portfolio: '入组合', visit: '到皇庭', event: '到皇庭' } as const

function discardText(the: The, e: Of<'card-discarded'>, who: Who): string | null {
  if (e.fate === 'gold') return `${who(e.seat)}弃掉${cardText(the, e.card)}换金子`
  if (e.fate === 'helper') return `${who(e.seat)}弃掉助手旁的${cardText(the, e.card)}`
  if (e.fate === 'portfolio') return `${who(e.seat)}从组合弃掉${cardText(the, e.card)}`
  return e.fate === 'renewed' ? `${who(e.seat)}弃掉${cardText(the, e.card)}` : null
}

/** 卖货和买地另有专门的一行。 */
function reisText({ seat, n, why }: Of<'reis'>, who: Who): string | null {
  if (n === 0 || why === 'sale' || why === 'land') return null
  const sentence = {
    subsidy: `得到国库补贴 ${reis(n)}`,
    effect: `获得 ${reis(n)}`,
    'visit-pay': `拜访时先得 ${reis(n)}`,
    visit: `用 ${reis(-n)}代替影响力`,
    event: `付 ${reis(-n)}赞助事件`,
    hire: `付 ${reis(-n)}雇佣官员`,
    penalty: `失去 ${reis(-n)}`,
  }[why]
  return `${who(seat)}${sentence}`
}

function wigsText({ seat, n, why }: Of<'wigs'>, who: Who): string | null {
  if (n === 0) return null
  const sentence = {
    sail: `因货物出海得 ${wigs(n)}`,
    effect: `获得 ${wigs(n)}`,
    influence: `影响力到顶，得 ${wigs(n)}`,
    visit: `影响力不足，付 ${wigs(-n)}`,
    penalty: `失去 ${wigs(-n)}`,
    'store-wig': `因建店再得 ${wigs(n)}`,
    'open-wig': `因建造公共建筑再得 ${wigs(n)}`,
    'follow-wig': `因跟随拜访再得 ${wigs(n)}`,
    clergy: `因交出教士牌片得 ${wigs(n)}`,
    sets: `因碎石组得 ${wigs(n)}`,
    cubes: `因碎石块得 ${wigs(n)}`,
  }[why]
  return `${who(seat)}${sentence}`
}

function influenceText({ seat, n, why, now }: Of<'influence'>, who: Who): string | null {
  if (n === 0) return null
  if (why === 'gain') return `${who(seat)}获得 ${n} 点影响力，现为 ${now}`
  if (why === 'visit') return `${who(seat)}付 ${-n} 点影响力，剩 ${now}`
  return `${who(seat)}用 ${-n} 点影响力抵作里斯，剩 ${now}`
}

const GOOD_LOST = {
  'no-room': (what: string) => `放不下 ${what}`,
  penalty: (what: string) => `失去 ${what}`,
  surplus: (what: string) => `退回放不下的 ${what}`,
} as const

const paidText = (paid: readonly number[]): string =>
  paid.length === 0 ? '不付货物' : `付 ${list(tally(paid).map(([good, n]) => goodCount(n, good)))}`

function rubbleFrom(e: Of<'rubble-taken'>): string {
  if (e.from === 'pile') return '碎石堆'
  if (e.from === 'spot') return the.spot(e.place)
  return e.line === ROW ? ` ${at(ROWS, e.place)} 行` : `第 ${e.place + 1} 列`
}

const PASSED: Readonly<Partial<Record<PhaseName, (who: string) => string>>> = {
  follow: who => `${who}不跟随`,
  church: who => `${who}不交出教士牌片`,
  renew: who => `${who}保留全部手牌`,
  rewards: who => `${who}不再领奖励`,
  'second-decree': who => `${who}不拿第二张法令`,
}
