import type { ReasonText } from './en.ts'

export const zh: ReasonText = {
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
