import { SMALL_WHARF, WHARF } from '../../actions.ts'
import { costOf } from '../../phases/price.ts'
import { saleParts } from '../../phases/trader.ts'
import type { Moment, State } from '../../state.ts'
import { loadOf, mayorTakes, priceFor, returned, roomInGroup, staffing, yields } from '../facts.ts'
import { type ActionLines, type PhaseLines, phaseLine } from '../shared.ts'
import { building, cargo, doubloons, good, place, points, role, tile, tokens } from './words.ts'

/** With nobles in the game, not everybody at work is a colonist. */
const workers = (s: State, n: number): string => (s.rules.nobles ? `${n} 人` : `${n} 个移民`)

const GUESTS: Readonly<Partial<Record<Moment, string>>> = {
  choice: '选角色之前，是否派客人去图书馆？',
  villa: '分配新来的人之前，是否派客人去别墅？',
  tile: '拿牌片之前，是否派客人开工？',
  second: '拿第二个牌片之前，是否派客人去森林小屋？',
  hunt: '是否派客人去狩猎小屋？',
  sale: '出售之前，是否派客人开工？',
  end: '计分之前，是否派客人开工？',
}

export const prompts: PhaseLines = {
  draft: () => '为本局选择一种建筑',
  role: () => '选择一个角色',
  guest: (_s, { moment }) => GUESTS[moment] ?? '是否派客人去工作？',
  hacienda: () => '是否用农庄多抽一个种植园？',
  forest: (_s, phase) => `抽到的${tile(phase.tile)}怎么放？`,
  settle: s => (s.second ? '用图书馆再拿一个种植园' : '为你的岛拿一个牌片'),
  hunt: () => '是否用狩猎小屋弃掉一个种植园？',
  privilege: () => '是否使用市长特权？',
  token: () => '从移民船上拿贵族还是移民？',
  arrange(s) {
    const { group, room, left } = staffing(s)
    return `${place(group)}放几${s.rules.nobles ? '人' : '个移民'}？共 ${room} 个圆，还有 ${left} ${s.rules.nobles ? '人' : '个移民'}待安排`
  },
  assign: (_s, { places }) => `${building(places[0])}由谁工作？`,
  build: () => '是否建造一座建筑？',
  give: (_s, { short }) => `在黑市交出什么？还差 ${doubloons(short)}`,
  produce: () => '是否生产货物？',
  extra: () => '是否用监管特权多拿一桶货物？',
  land: () => '是否使用地产办公室？',
  sell: () => '是否出售一桶货物？',
  supply: (_s, { left }) => `是否向皇家供应商交货？最多还可交 ${left} 桶`,
  load: () => '选择一种货物装运',
  mix: (_s, { counts }) => `小船坞运走多少${good(counts.length)}？`,
  store: () => '选择要保留的货物',
  over: () => '游戏已经结束',
}

/** Where passing is possible it has a name of its own. */
const passes: Partial<PhaseLines> = {
  guest: () => '客人留在客栈',
  hacienda: () => '不抽',
  forest: (_s, phase) => `作为${tile(phase.tile)}保留`,
  settle: () => '不拿牌片',
  hunt: () => '不弃',
  privilege: () => '不拿',
  build: () => '不建造',
  give: () => '改交别的',
  produce: () => '不生产',
  extra: () => '不多拿',
  land: () => '不使用地产办公室',
  sell: () => '不出售',
  supply: (_s, { given }) => (given ? '不再交货' : '不交货'),
  load: () => '不装货',
}

function buildLine(s: State, b: number, university: boolean): string {
  const { price, short } = priceFor(s, b)
  const cost = price === 0 ? '免费' : doubloons(price)
  const market = short > 0 ? `，其中 ${short} 由黑市抵付` : ''
  return `建造${building(b)}（${cost}${market}）${university ? '，带 1 个移民' : ''}`
}

function placeLine(s: State, group: number, n: number): string {
  if (n === 0) return `${place(group)}不放人`
  const all = n > 1 && n === roomInGroup(s, group) ? '（放满）' : ''
  return `${place(group)}放 ${workers(s, n)}${all}`
}

function loadLine(s: State, g: number, ship: number): string {
  if (ship === SMALL_WHARF) return '用小船坞搭配运货'
  const { barrels, points: gain } = loadOf(s, g, ship)
  const where = ship === WHARF ? '用船坞运走' : `装上 ${ship + 1} 号船（${s.shipSize[ship] ?? 0} 格）`
  return `把 ${barrels} 桶${good(g)}${where}，得 ${points(gain)}`
}

export const actions: ActionLines = {
  draft: (a, s) => `加入${building(a.building)}（造价 ${costOf(s, a.building)}）`,
  role(a, s) {
    const bonus = s.bonus[a.card] ?? 0
    const library = a.library ? '，用图书馆加倍特权' : ''
    return `选择${role(a.card)}${library}${bonus > 0 ? `（+${doubloons(bonus)}）` : ''}`
  },
  pass: (_a, s) => phaseLine(passes, s) ?? '跳过',
  draw: (_a, s) => (s.phase.kind === 'land' ? '用 1 杜布隆买下牌堆顶的种植园' : '抽牌堆顶的种植园'),
  forest: () => '翻面作为森林',
  settle(a) {
    const what = `拿${tile(a.tile)}${a.forest ? '作为森林' : ''}`
    if (!a.hospice) return what
    return `${what}，${a.forest ? '1 个移民进圣胡安' : '带 1 个移民'}`
  },
  discard: (a, s) => (s.phase.kind === 'land' ? `卖掉${tile(a.tile)}（+1 杜布隆）` : `弃掉${tile(a.tile)}`),
  take(a, s) {
    if (s.phase.kind === 'token') return a.noble ? '拿贵族' : '拿移民'
    const { nobles, colonists } = mayorTakes(s)
    return `从公共堆拿 ${tokens(nobles, colonists)}`
  },
  place: (a, s) => placeLine(s, a.group, a.count),
  assign: a => `${a.noble ? '贵族' : '移民'}在${building(a.building)}工作`,
  guest: (a, s) => `派${s.rules.nobles ? (a.noble ? '贵族' : '移民') : '客人'}去${place(a.group)}`,
  build: (a, s) => buildLine(s, a.building, a.university),
  give(a) {
    if (a.what === 'point') return '交出 1 分，抵 1 杜布隆'
    const what =
      a.what === 'good'
        ? `1 桶${good(a.from)}`
        : `${place(a.from)}的 1 ${a.what === 'noble' ? '位贵族' : '个移民'}`
    return `交出${a.what === 'good' ? ' ' : ''}${what}，抵 1 杜布隆`
  },
  produce: (_a, s) => `生产 ${cargo(yields(s))}`,
  extra: a => `多拿 1 桶${good(a.good)}`,
  sell(a, s) {
    const { price, privilege, markets } = saleParts(s, a.good, a.post)
    const total = price + privilege + markets
    const gain = total > 0 ? `得 ${doubloons(total)}` : '没有收入'
    return `${a.post ? '在贸易站' : ''}出售${good(a.good)}，${gain}`
  },
  supply: a => `交付 1 桶${good(a.good)}，得 1 分`,
  load: (a, s) => loadLine(s, a.good, a.ship),
  ship: a => (a.count === 0 ? `不运${good(a.good)}` : `运走 ${a.count} 桶${good(a.good)}`),
  store: (a, s) => `保留：${cargo(a.kept)}；放回：${cargo(returned(s, a.kept))}`,
}
