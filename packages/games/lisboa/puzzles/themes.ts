import type { Lang } from '@ludoteca/engine'
import type { Action, ActionType } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'

const THEMES = ['court', 'cards', 'selling', 'city', 'plans', 'church', 'ships', 'decrees'] as const
type Theme = (typeof THEMES)[number] | 'denying'

export const themes: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    court: 'At court',
    cards: 'Cards and portfolio',
    selling: 'Selling and trading',
    city: 'Rebuilding the city',
    plans: 'Plans and officials',
    church: 'The church',
    ships: 'Ships and goods',
    decrees: 'Decrees',
    denying: 'Denying the others',
  },
  zh: {
    court: '皇庭',
    cards: '手牌与组合',
    selling: '出售与交易',
    city: '重建城市',
    plans: '蓝图与官员',
    church: '教堂',
    ships: '船与货物',
    decrees: '法令',
    denying: '不让别人得利',
  },
}

const OF_TYPE: Readonly<Record<ActionType, Theme>> = {
  keep: 'church',
  'keep-card': 'cards',
  discard: 'cards',
  portfolio: 'cards',
  visit: 'court',
  sponsor: 'court',
  'drop-card': 'cards',
  'drop-ship': 'ships',
  sell: 'selling',
  trade: 'selling',
  pay: 'court',
  state: 'court',
  follow: 'court',
  favor: 'court',
  cardinal: 'church',
  'move-cardinal': 'church',
  'take-clergy': 'church',
  ship: 'ships',
  upgrade: 'ships',
  produce: 'ships',
  extra: 'ships',
  recruit: 'plans',
  plan: 'plans',
  'take-good': 'ships',
  'raise-price': 'selling',
  'take-cube': 'city',
  'lose-good': 'ships',
  'lose-official': 'plans',
  'lose-favor': 'court',
  decree: 'decrees',
  store: 'city',
  clear: 'city',
  house: 'city',
  open: 'city',
  raise: 'city',
  staff: 'plans',
  draw: 'cards',
  'give-up': 'church',
  renew: 'cards',
  reward: 'cards',
  pass: 'cards',
}

export const themeOf = (_before: State, solution: Action): Theme => OF_TYPE[solution.type]
