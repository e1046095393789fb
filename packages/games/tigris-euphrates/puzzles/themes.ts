import type { Lang } from '@ludoteca/engine'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'

const THEMES = ['revolt', 'war', 'monument', 'treasure', 'leader', 'tile', 'catastrophe', 'hand'] as const
type Theme = (typeof THEMES)[number] | 'denying'

export const themes: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    revolt: 'Revolt',
    war: 'War',
    monument: 'Monuments',
    treasure: 'Treasures',
    leader: 'Placing leaders',
    tile: 'Placing tiles',
    catastrophe: 'Catastrophes',
    hand: 'Your hand',
    denying: 'Denying the others',
  },
  zh: {
    revolt: '叛乱',
    war: '战争',
    monument: '纪念碑',
    treasure: '财宝',
    leader: '安放领袖',
    tile: '放置牌片',
    catastrophe: '灾难',
    hand: '手牌',
    denying: '不让别人得利',
  },
}

const OF_TYPE: Readonly<Record<Action['type'], Theme>> = {
  tile: 'tile',
  leader: 'leader',
  withdraw: 'leader',
  catastrophe: 'catastrophe',
  swap: 'hand',
  pass: 'hand',
  war: 'war',
  support: 'war',
  monument: 'monument',
  wonder: 'monument',
  building: 'monument',
  take: 'treasure',
  point: 'monument',
}

/** What begins a conflict is about it, and so is what is added in one. */
export function themeOf(before: State, solution: Action, after: State): Theme {
  if (before.phase.kind === 'support') return before.phase.conflict.type
  if (after.phase.kind === 'support') return after.phase.conflict.type
  return after.phase.kind === 'war-order' ? 'war' : OF_TYPE[solution.type]
}
