import type { Lang } from '@ludoteca/engine'
import type { Effect } from '@ludoteca/lisboa'

export interface Words {
  readonly round: string
  readonly period: string
  readonly starts: string
  readonly triggered: string
  readonly last: string
  readonly treasury: string
  readonly step: string
  readonly visit: string
  readonly moneyValue: string
  readonly market: string
  readonly shipyard: string
  readonly ship: string
  readonly offices: string
  /** An office, and what a visit there costs the viewer. */
  readonly office: string
  readonly officeSigns: string
  readonly plaza: string
  readonly favorsLeft: string
  readonly church: string
  readonly cardinal: string
  /** Icons round the church. */
  readonly icon: Readonly<Record<'treasury' | 'scoring', string>>
  readonly wigsOnBack: string
  readonly wigCount: Readonly<Record<'one' | 'many', string>>
  readonly faceDown: string
  readonly court: string
  readonly display: string
  readonly decrees: string
  readonly buildings: string
  readonly plans: string
  readonly planNeeds: string
  readonly tiles: string
  readonly tileSupply: string
  readonly city: readonly string[]
  readonly columnRubble: string
  readonly landRewards: string
  readonly rubblePile: string
  readonly none: string
  readonly named: string
  readonly leftOver: string
  readonly wigs: string
  readonly reis: string
  readonly influence: string
  readonly goods: string
  readonly room: string
  readonly portfolio: string
  readonly icons: string
  readonly lasting: string
  readonly hold: string
  readonly atSea: string
  readonly favors: string
  readonly clergy: string
  readonly donePlans: string
  readonly rack: string
  readonly sets: string
  readonly markers: string
  readonly houses: string
  readonly officials: string
  readonly atWork: string
  readonly decreeNow: string
  readonly hand: string
  readonly unknownCards: string
  readonly event: string
  readonly offer: string
  readonly comma: string
  /** Ways to play a card, without a price. */
  readonly ways: Readonly<Record<'visit' | 'sponsor' | 'portfolio', string>>
  /** One letter for each good and each colour of rubble. */
  readonly goodLetters: readonly [string, string, string, string]
  readonly rubbleLetters: readonly [string, string, string]
  /** Rewards on the map, as short as can be. */
  readonly short: Readonly<Record<Effect['kind'], string>>
  /** Those that read differently for one. */
  readonly shortOne: Readonly<Partial<Record<Effect['kind'], string>>>
}

const en: Words = {
  round: 'Round {n}',
  period: 'period {n}',
  starts: 'starting player: {who}',
  triggered: 'the end was triggered by {who}',
  last: 'final round',
  treasury: 'Treasury',
  step: 'step {at} of {most}',
  visit: 'a visit {n} influence, +1 for each official of others',
  moneyValue: 'money value {n} réis',
  market: 'Market',
  shipyard: 'Shipyard',
  ship: '{colour} ×{n} (hull {hull}, price +{modifier}, influence {icons})',
  offices: 'Offices',
  office: '{name}: {what} (visit {n})',
  officeSigns: '[officials by seat, × neutral]',
  plaza: 'plaza',
  favorsLeft: 'Favors left',
  church: 'Church',
  cardinal: '<CARDINAL>',
  icon: { treasury: '|treasury up|', scoring: '|church scoring|' },
  wigsOnBack: '{name} ({power}; {wigs})',
  wigCount: { one: '{n} wig', many: '{n} wigs' },
  faceDown: 'face down',
  court: 'Royal Court',
  display: 'Cards on offer',
  decrees: 'Decrees',
  buildings: 'Buildings',
  plans: 'Plans',
  planNeeds: '{architect}: {n} officials',
  tiles: 'City tiles',
  tileSupply: 'large tiles in supply {n}',
  city: [
    'Plots: owner and the side the door is on (1> opens east), or the price of the land now.',
    'Buildings: trades served, who opened it : officials; else its rubble and reward. Streets show their scoring tile in brackets.',
  ],
  columnRubble: 'rubble',
  landRewards: 'land gives',
  rubblePile: 'pile {cubes}',
  none: 'none',
  named: '{name}: {what}',
  leftOver: '{what} ({n} left)',
  wigs: 'wigs {n} ({total} if it ended now)',
  reis: 'réis {n}',
  influence: 'influence {n} (a gain brings {gain})',
  goods: 'goods: ',
  room: '{goods} (room for {n} of each)',
  portfolio: 'Portfolio {n}/{most}',
  icons: '{name} (influence {n})',
  lasting: '{name} ({power})',
  hold: '{name} {n}/{hull}',
  atSea: '{name} at sea',
  favors: 'favors: ',
  clergy: 'Clergy',
  donePlans: 'plans completed {n}',
  rack: 'rubble {cubes}',
  sets: 'sets {n}',
  markers: 'markers {n}',
  houses: 'houses {list}',
  officials: 'officials {n} on board',
  atWork: '{n} in buildings',
  decreeNow: '{name} (now {n})',
  hand: 'Hand',
  unknownCards: '{n} unknown',
  event: '{kind} “{name}”: event {event}; portfolio {power}',
  offer: '{kind} “{name}”: {bottom}; influence {n}',
  comma: ', ',
  ways: {
    visit: 'Visit with “{name}”',
    sponsor: 'Sponsor “{name}”',
    portfolio: '“{name}” into the portfolio',
  },
  goodLetters: ['G', 'C', 'B', 'T'],
  rubbleLetters: ['Q', 'F', 'T'],
  short: {
    reis: '{n} réis',
    wigs: '{n} wigs',
    good: 'good',
    'good-any': 'good',
    'good-store': 'own good',
    influence: 'infl.',
    'treasury-up': 'treas.+',
    recruit: '{n} offic.',
    cardinal: 'Cardinal',
    'state-actions': 'State',
    plan: 'plan',
    favor: 'favor',
    ship: 'ship',
    produce: 'produce',
    store: 'store',
    decree: 'decree',
    open: 'building',
    rubble: 'cube',
    'price-up': 'price+',
    'lose-reis': '-{n} réis',
    'lose-wigs': '-{n} wigs',
    'lose-official': '-{n} offic.',
    'lose-good': '-good',
    'lose-favor': '-favor',
  },
  shortOne: { reis: '{n} real', wigs: '{n} wig', 'lose-reis': '-{n} real', 'lose-wigs': '-{n} wig' },
}

const zh: Words = {
  round: '第 {n} 轮',
  period: '时代 {n}',
  starts: '起始玩家：{who}',
  triggered: '{who}触发了终局',
  last: '最后一轮',
  treasury: '财政条',
  step: '第 {at}/{most} 格',
  visit: '拜访 {n} 影响力，每有 1 名他人官员 +1',
  moneyValue: '金额 {n} 里斯',
  market: '市价',
  shipyard: '造船厂',
  ship: '{colour} ×{n}（货仓 {hull}，售价 +{modifier}，影响力 {icons}）',
  offices: '办公室',
  office: '{name}：{what}（拜访 {n}）',
  officeSigns: '［数字为官员所属座位，× 为中立官员］',
  plaza: '广场',
  favorsLeft: '剩余青睐',
  church: '教堂',
  cardinal: '〈主教〉',
  icon: { treasury: '|财政上升|', scoring: '|教堂计分|' },
  wigsOnBack: '{name}（{power}；{wigs}）',
  wigCount: { one: '{n} 假发', many: '{n} 假发' },
  faceDown: '面朝下',
  court: '皇庭',
  display: '可摸的牌',
  decrees: '法令',
  buildings: '公共建筑',
  plans: '蓝图',
  planNeeds: '{architect}：需官员 {n}',
  tiles: '城市图板',
  tileSupply: '大图板余 {n}',
  city: [
    '地块：店主与店门朝向（1> 朝东），空地则为目前地价。',
    '公共建筑：所服务的行业、建成者与官员数（如 1:2）；未建则为该处的碎石与奖励。街道旁方括号内为计分板数值。',
  ],
  columnRubble: '碎石',
  landRewards: '土地奖励',
  rubblePile: '碎石堆 {cubes}',
  none: '无',
  named: '{name}：{what}',
  leftOver: '{what}（剩 {n} 张）',
  wigs: '假发 {n}（此刻结算共 {total}）',
  reis: '里斯 {n}',
  influence: '影响力 {n}（每次获得 {gain}）',
  goods: '货物：',
  room: '{goods}（每种可存 {n}）',
  portfolio: '组合 {n}/{most}',
  icons: '{name}（影响力 {n}）',
  lasting: '{name}（{power}）',
  hold: '{name} {n}/{hull}',
  atSea: '{name} 出海中',
  favors: '青睐：',
  clergy: '教员',
  donePlans: '已完成蓝图 {n}',
  rack: '碎石 {cubes}',
  sets: '组合 {n}',
  markers: '指示物 {n}',
  houses: '房屋 {list}',
  officials: '版图上官员 {n}',
  atWork: '建筑中 {n}',
  decreeNow: '{name}（现 {n}）',
  hand: '手牌',
  unknownCards: '未知 {n} 张',
  event: '{kind}「{name}」：事件 {event}；组合中 {power}',
  offer: '{kind}「{name}」：{bottom}；影响力 {n}',
  comma: '、',
  ways: { visit: '以「{name}」拜访', sponsor: '赞助「{name}」', portfolio: '将「{name}」放入组合' },
  goodLetters: ['金', '布', '书', '工'],
  rubbleLetters: ['震', '火', '潮'],
  short: {
    reis: '{n} 里斯',
    wigs: '{n} 假发',
    good: '货物',
    'good-any': '货物',
    'good-store': '本店货物',
    influence: '影响力',
    'treasury-up': '财政+',
    recruit: '官员 {n}',
    cardinal: '主教',
    'state-actions': '国家行动',
    plan: '蓝图',
    favor: '青睐',
    ship: '造船',
    produce: '生产',
    store: '商店',
    decree: '法令',
    open: '公共建筑',
    rubble: '碎石',
    'price-up': '市价+',
    'lose-reis': '-{n} 里斯',
    'lose-wigs': '-{n} 假发',
    'lose-official': '-{n} 官员',
    'lose-good': '-货物',
    'lose-favor': '-青睐',
  },
  shortOne: {},
}

export const words: Readonly<Record<Lang, Words>> = { en, zh }
