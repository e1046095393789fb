import type { Lang } from '@ludoteca/engine'
import type { Action } from '../rules/actions.ts'
import { ROLES, type Role } from '../rules/data/roles.ts'
import type { State } from '../rules/state.ts'

const THEMES = ['shipping', 'selling', 'building', 'land', 'people', 'goods', 'money', 'ending'] as const
type Theme = (typeof THEMES)[number] | 'denying'

export const themes: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    shipping: 'Shipping',
    selling: 'Selling',
    building: 'Building',
    land: 'Plantations and quarries',
    people: 'Placing colonists',
    goods: 'Harvests',
    money: 'Doubloons',
    ending: 'Timing the end',
    denying: 'Denying the others',
  },
  zh: {
    shipping: '装船',
    selling: '卖货',
    building: '盖房',
    land: '种植园与采石场',
    people: '安置移民',
    goods: '收成',
    money: '杜布隆',
    ending: '抓准终局时机',
    denying: '不让别人得利',
  },
}

const OF_ROLE: Readonly<Record<Role, Theme>> = {
  settler: 'land',
  mayor: 'people',
  builder: 'building',
  craftsman: 'goods',
  trader: 'selling',
  captain: 'shipping',
  prospector: 'money',
  prospector2: 'money',
}

const OF_TYPE: Readonly<Record<Exclude<Action['type'], 'role' | 'pass'>, Theme | null>> = {
  draft: 'building',
  draw: 'land',
  forest: 'land',
  settle: 'land',
  discard: 'land',
  take: 'people',
  // Colonists are placed all together.
  place: null,
  assign: null,
  guest: 'people',
  build: 'building',
  give: 'building',
  produce: 'goods',
  extra: 'goods',
  sell: 'selling',
  supply: 'selling',
  load: 'shipping',
  ship: null,
  store: 'shipping',
}

/** What is being decided where somebody had better pass: the role tells. */
export function themeOf(before: State, solution: Action, after: State): Theme | null {
  if (before.ending === 0 && after.ending !== 0) return 'ending'
  if (solution.type === 'role') return OF_ROLE[ROLES[solution.card] as Role]
  if (solution.type !== 'pass') return OF_TYPE[solution.type]
  return OF_ROLE[ROLES[Math.max(0, before.role)] as Role]
}
