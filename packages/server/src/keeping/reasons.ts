import { fill, type Lang } from '@ludoteca/engine'

/** Why a game does not lead to what the house believes. `{name}` is filled in by `fill`. */
const en = {
  'no-beginning': 'its log does not begin',
  'no-line': 'line {seq} does not follow ({why})',
  'unread-line': 'line {seq} cannot be read ({why})',
  'unread-row': 'what lists show of it cannot be read ({why})',
  'not-followed': 'its log cannot be followed ({why})',
  'not-listed': 'tables that come after it cannot be listed ({why})',
  newer: 'a newer version wrote line {seq}: look at it with that one',
  'other-rules': 'it was begun under other rules',
  'other-length': 'it has {lines} lines, not {kept}',
  'not-same': 'it is not the same',
  'not-before': 'it was not there before',
  phase: 'its log leads to another phase',
  steps: 'its log has another number of steps',
  turn: 'by its log it is somebody else’s turn',
  wants: 'by its log a bot is to move where none is believed to, or the other way round',
  people: 'by its log other people sit there',
  result: 'its log leads to another result',
} as const

type Words = { readonly [K in keyof typeof en]: string }

const zh: Words = {
  'no-beginning': '记录没有开头',
  'no-line': '第 {seq} 行接不上（{why}）',
  'unread-line': '第 {seq} 行读不出来（{why}）',
  'unread-row': '列表里的资料读不出来（{why}）',
  'not-followed': '记录无法重放（{why}）',
  'not-listed': '排在它后面的桌子列不出来（{why}）',
  newer: '第 {seq} 行由更新的版本写成，请用那个版本查看',
  'other-rules': '开局时用的是另一版规则',
  'other-length': '记录有 {lines} 行，应为 {kept} 行',
  'not-same': '两边不一致',
  'not-before': '原来没有这一桌',
  phase: '按记录应处于另一阶段',
  steps: '按记录步数不同',
  turn: '按记录应轮到别人',
  wants: '是否该由电脑行动，与记录不符',
  people: '按记录在座的人不同',
  result: '按记录结果不同',
}

const texts: Readonly<Record<Lang, Words>> = { en, zh }

export interface Reason {
  readonly key: keyof Words
  readonly params?: Readonly<Record<string, string | number>>
}

export const reasonIn = (lang: Lang, { key, params = {} }: Reason): string => fill(texts[lang][key], params)
