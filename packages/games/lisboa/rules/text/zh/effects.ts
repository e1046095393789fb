import { ALL, type Effect, type Power } from '../../data/effects.ts'
import { GOODS } from '../../data/terms.ts'
import { derived } from '../../set/tables.ts'
import { at, lookup } from '../lookup.ts'
import { cardNames } from './cards.ts'
import { termNames } from './terms.ts'

/** Names of what is the same in every set, and of ours. */
export const the = lookup('zh', cardNames, termNames)
/** Names in a set. */
export const theOf = derived(tables => lookup('zh', cardNames, termNames, tables))

/** 各种货物的量词和带量词时的叫法。 */
const COUNTED: Readonly<Record<(typeof GOODS)[number], string>> = {
  gold: '块金子',
  cloth: '匹布',
  books: '本书',
  tools: '件工具',
}

/** 如“1 匹布”。 */
export const goodCount = (n: number, good: number): string => `${n} ${COUNTED[at(GOODS, good)]}`

export const wigs = (n: number): string => `${n} 顶假发`
export const reis = (n: number): string => `${n} 里斯`

/** 单项效果，可并列：“3 里斯”“获得影响力”。 */
export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'reis':
      return `获得 ${reis(effect.n)}`
    case 'wigs':
      return `获得 ${wigs(effect.n)}`
    case 'good':
      return `获得 ${goodCount(1, effect.good)}`
    case 'good-any':
      return '任选 1 个货物'
    case 'good-store':
      return '获得 1 个与商店同类的货物'
    case 'influence':
      return '获得影响力'
    case 'treasury-up':
      return '财政上移 1 格'
    case 'recruit':
      return effect.n === 1 ? '雇佣 1 名官员' : `雇佣至多 ${effect.n} 名官员，各进不同的办公室`
    case 'cardinal':
      return `见主教（主教只走 ${effect.steps} 格）`
    case 'state-actions':
      return `免费执行至多 ${effect.n} 个不同的国家行动`
    case 'plan':
      return '获得 1 张蓝图'
    case 'favor':
      return '获得 1 块皇家青睐'
    case 'ship':
      return '造船'
    case 'produce':
      return '生产货物'
    case 'store':
      return '建造商店'
    case 'decree':
      return '获得法令'
    case 'open':
      return '建造公共建筑'
    case 'rubble':
      return '从碎石堆拿 1 块碎石'
    case 'price-up':
      return '任一货物价格 +1'
    case 'lose-reis':
      return `失去 ${reis(effect.n)}`
    case 'lose-wigs':
      return `失去 ${wigs(effect.n)}`
    case 'lose-official':
      return `从办公室撤回 ${effect.n} 名官员`
    case 'lose-good':
      return '失去 1 个货物'
    case 'lose-favor':
      return '归还 1 块皇家青睐'
  }
}

/** 一张卡或一个地点的全部效果；任选的货物合在一起说。 */
export function effectsText(effects: readonly Effect[]): string {
  const free = effects.filter(effect => effect.kind === 'good-any').length
  const texts = effects.map(effect =>
    effect.kind === 'good-any' && free > 1 ? `任选 ${free} 个货物` : effectText(effect),
  )
  return [...new Set(texts)].join('；')
}

/** 组合中的财政卡或玩家板上的教士牌片带来的持续能力。 */
export function powerText({ slot, n }: Power): string {
  switch (slot) {
    case 'land':
      return `买地便宜 ${reis(n)}`
    case 'rubble-quake':
    case 'rubble-fire':
    case 'rubble-tsunami': {
      const colour =
        termNames.rubble[slot === 'rubble-quake' ? 'quake' : slot === 'rubble-fire' ? 'fire' : 'tsunami']
      return n === ALL ? `买地时${colour}碎石不计价` : `买地时 ${n} 块${colour}碎石不计价`
    }
    case 'hire':
      return `雇佣每名官员便宜 ${reis(n)}`
    case 'event':
      return `赞助事件便宜 ${reis(n)}`
    case 'sell-gold':
    case 'sell-cloth':
    case 'sell-books':
    case 'sell-tools':
      return `每卖 ${goodCount(1, goodOf(slot))}多得 ${reis(n)}`
    case 'sell-any':
      return `每卖 1 个货物多得 ${reis(n)}`
    case 'sell-ship-own':
      return `每卖 1 个货物到自己的船上多得 ${reis(n)}`
    case 'sell-ship-other':
      return `每卖 1 个货物到别人的船上多得 ${reis(n)}`
    case 'sail':
      return `你的船每次出海多得 ${wigs(n)}`
    case 'subsidy':
      return `此后每把 1 张财政卡打入组合多得 ${reis(n)}`
    case 'visit-king':
    case 'visit-minister':
    case 'visit-builder':
      return `拜访或跟随拜访${nobleOf(slot)}少付 ${n} 点影响力`
    case 'visit-pay-king':
    case 'visit-pay-minister':
    case 'visit-pay-builder':
      return `每次拜访或跟随拜访${nobleOf(slot)}先得 ${reis(n)}`
    case 'trade-any-king':
    case 'trade-any-minister':
    case 'trade-any-builder':
      return `交易时${nobleOf(slot)}接受你的任何货物`
    case 'produce-gold':
    case 'produce-cloth':
    case 'produce-books':
    case 'produce-tools':
      return `每次生产额外得 ${goodCount(n, goodOf(slot))}`
    case 'warehouse':
      return `仓库每种货物多放 ${n} 个`
    case 'portfolio':
      return `组合上限 +${n}，至多 6 张`
    case 'recruit':
      return `“雇佣官员”可多放 ${n} 名`
    case 'staff':
      return `建造公共建筑少用 ${n} 名官员，但至少 1 名`
    case 'store-wig':
      return `每建 1 家商店多得 ${wigs(n)}`
    case 'open-wig':
      return `每建 1 座公共建筑多得 ${wigs(n)}`
    case 'follow-wig':
      return `每次跟随拜访多得 ${wigs(n)}`
    case 'cardinal':
      return `“见主教”可让主教多走 ${n} 格`
    case 'influence':
      return `每次获得影响力时 +${n}`
    case 'ship':
      return `造船少付 ${n} 个货物`
  }
}

const nobleOf = (slot: string): string =>
  slot.endsWith('king') ? the.kind(0) : slot.endsWith('minister') ? the.kind(1) : the.kind(2)

const goodOf = (slot: string): number => GOODS.findIndex(good => slot.endsWith(good))
