import { WHARF } from '../../actions.ts'
import type { EndReason, Event, Source } from '../../events.ts'
import type { EventLines } from '../shared.ts'
import { present } from '../shared.ts'
import { building, cargo, crops, doubloons, good, named, place, points, role, tile, tokens } from './words.ts'

const PASSED: Readonly<Record<Extract<Event, { type: 'passed' }>['at'], string>> = {
  settle: '没有拿牌片',
  build: '没有建造',
  sell: '没有出售货物',
  load: '没有装货',
  extra: '没有多拿货物',
  privilege: '没有使用市长特权',
  produce: '没有生产',
  hacienda: '没有使用农庄',
  land: '没有使用地产办公室',
  hunt: '没有弃掉种植园',
  supply: '不再向皇家供应商交货',
}

const ENDS: Readonly<Record<EndReason, string>> = {
  colonists: '移民不足以补满移民船',
  city: '有城市已经建满',
  points: '计分圆片已经发完',
  cap: '已达到最多轮数',
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

const from = (source: Source): string => (source === 'supply' ? '公共堆' : '移民船')

const bonus = (parts: readonly (readonly [string, number])[]): string => {
  const real = parts.filter(([, n]) => n > 0)
  return real.length > 0 ? `（${real.map(([name, n]) => `${name} ${n}`).join('，')}）` : ''
}

const loadBonus = (e: { points: number; harbor: number; captain: number }): string =>
  e.harbor + e.captain > 0
    ? bonus([
        ['货物', e.points],
        ['港口', e.harbor],
        ['船长', e.captain],
      ])
    : ''

export const events: EventLines = {
  drafted: (e, who) => `${named(who, e.seat)}为本局加入了${building(e.building)}`,
  roundStarted: (e, who) => `第 ${e.round} 轮，总督：${who(e.governor)}`,
  roleTaken(e, who) {
    const money = e.doubloons > 0 ? `，得到卡上的 ${doubloons(e.doubloons)}` : ''
    return `${named(who, e.seat)}选择了${role(e.card)}${money}${e.library ? '，图书馆使特权加倍' : ''}`
  },
  passed: (e, who) => `${named(who, e.seat)}${PASSED[e.at]}`,

  drew: (e, who) => `${named(who, e.seat)}用农庄抽到${tile(e.tile)}`,
  forested: (e, who) => `${named(who, e.seat)}把${tile(e.tile)}翻面作为森林`,
  settled(e, who) {
    const what = `${e.second ? '用图书馆又' : ''}拿了${tile(e.tile)}${e.forest ? '作为森林' : ''}`
    if (!e.colonist) return `${named(who, e.seat)}${what}`
    const where = e.forest ? '进入圣胡安' : '入驻'
    return `${named(who, e.seat)}${what}，1 个移民从${from(e.colonist)}${where}`
  },
  reshuffled: e => `${e.count} 个弃掉的种植园洗成了新牌堆`,
  rowDealt(e) {
    const discarded = present(e.discarded).length > 0 ? `；弃掉：${crops(e.discarded)}` : ''
    return `翻开新的种植园：${crops(e.row)}${discarded}`
  },
  huntDiscarded: (e, who) => `${named(who, e.seat)}用狩猎小屋弃掉了${tile(e.tile)}`,
  huntScored: (e, who) => `${named(who, e.seat)}凭狩猎小屋得 ${points(e.points)}（${e.empty} 块空地）`,

  privilegeTaken: (e, who) => `${named(who, e.seat)}从公共堆拿了 ${tokens(e.nobles, e.colonists)}`,
  boarded: (e, who) => `${named(who, e.seat)}从移民船得到 ${tokens(e.nobles, e.colonists)}`,
  arranged(e, who) {
    const moves = e.changes.map(([group, by]) => `${place(group)} ${signed(by)}`)
    const parts = [...moves, ...(e.sanJuan > 0 ? [`圣胡安还有 ${e.sanJuan} 人`] : [])]
    return parts.length > 0 ? `${named(who, e.seat)}安排了人手：${parts.join('，')}` : null
  },
  shipFilled(e) {
    const noble = e.noble ? '，其中 1 位贵族' : ''
    const short = e.count < e.need ? `，本应有 ${e.need} 人` : ''
    return `移民船载来 ${e.count} 人${noble}${short}`
  },

  built(e, who) {
    const saved = e.price < e.cost ? `，原价 ${e.cost}` : ''
    const quarries = e.quarries > 0 && saved ? `，${e.quarries} 个采石场` : ''
    const crew = e.colonist ? `，1 个移民从${from(e.colonist)}入驻` : ''
    return `${named(who, e.seat)}建造了${building(e.building)}（${e.price > 0 ? doubloons(e.price) : '免费'}${saved}${quarries}）${crew}`
  },
  gave(e, who) {
    const what =
      e.what === 'point'
        ? ' 1 分'
        : e.what === 'good'
          ? ` 1 桶${good(e.from)}`
          : `${place(e.from)}的 1 ${e.what === 'noble' ? '位贵族' : '个移民'}`
    return `${named(who, e.seat)}在黑市交出${what}，抵 1 杜布隆`
  },

  produced: (e, who) => `${named(who, e.seat)}生产了 ${cargo(e.goods)}`,
  earned: (e, who) => `${named(who, e.seat)}凭${building(e.building)}获得 ${doubloons(e.doubloons)}`,
  scored: (e, who) => `${named(who, e.seat)}凭${building(e.building)}得 ${points(e.points)}`,
  extraTaken: (e, who) => `${named(who, e.seat)}多拿了 1 桶${good(e.good)}`,

  sold(e, who) {
    const total = e.price + e.privilege + e.markets
    const parts =
      total > e.price
        ? bonus([
            ['价格', e.price],
            ['商人', e.privilege],
            ['市场大厅', e.markets],
          ])
        : ''
    return `${named(who, e.seat)}${e.post ? '在贸易站' : ''}出售了${good(e.good)}，${total > 0 ? `得 ${doubloons(total)}` : '没有收入'}${parts}`
  },
  houseCleared: e => `商会已满，清空：${e.goods.map(good).join('、')}`,
  landBought: (e, who) => `${named(who, e.seat)}通过地产办公室用 1 杜布隆买下${tile(e.tile)}`,
  landSold: (e, who) => `${named(who, e.seat)}通过地产办公室卖掉${tile(e.tile)}，得 1 杜布隆`,

  supplied: (e, who) => `${named(who, e.seat)}向皇家供应商交付 1 桶${good(e.good)}，得 1 分`,
  loaded(e, who) {
    const where = e.ship === WHARF ? '用船坞运走' : `装上 ${e.ship + 1} 号船`
    const total = e.points + e.harbor + e.captain
    return `${named(who, e.seat)}把 ${e.count} 桶${good(e.good)}${where}，得 ${points(total)}${loadBonus(e)}`
  },
  mixShipped(e, who) {
    const total = e.points + e.harbor + e.captain
    return `${named(who, e.seat)}用小船坞运走 ${cargo(e.goods)}，得 ${points(total)}${loadBonus(e)}`
  },
  stored: (e, who) => `${named(who, e.seat)}保留 ${cargo(e.kept)}，放回 ${cargo(e.lost)}`,
  shipsCleared: e =>
    `满载的船出航：${e.ships.map((ship, i) => `${ship + 1} 号船（${good(e.goods[i])}）`).join('、')}`,

  prospected: (e, who) => `${named(who, e.seat)}从银行获得 ${doubloons(e.doubloons)}`,
  guestMoved: (e, who) => `${named(who, e.seat)}派客人去了${place(e.group)}`,
  bonusPlaced: e =>
    e.cards.length > 0 ? `未选用的角色卡各放上 1 杜布隆：${e.cards.map(role).join('、')}` : null,
  endTriggered: e => (e.why === 'cap' ? ENDS.cap : `${ENDS[e.why]}，本轮是最后一轮`),
  gameOver: e => `游戏结束：${e.why.map(why => ENDS[why]).join('；')}`,
}
