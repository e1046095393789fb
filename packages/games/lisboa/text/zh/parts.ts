import type { parts as en } from '../en/parts.ts'

/** 最终得分各项的名称。 */
export const parts: Readonly<Record<keyof typeof en, string>> = {
  wigs: '游戏中的假发',
  ships: '船',
  sets: '碎石组合',
  gold: '金店',
  cloth: '布店',
  books: '书店',
  tools: '工具店',
  officials: '任职官员',
  favors: '皇家青睐',
  money: '金钱',
  decrees: '法令',
}
