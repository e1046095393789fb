import type { Part } from '../../score.ts'

/** 得分各项的名称。 */
export const parts: Readonly<Record<Part, string>> = {
  wigs: '游戏中的假发',
  ships: '船',
  sets: '碎石组合',
  'gold-stores': '金店',
  'cloth-stores': '布店',
  'books-stores': '书店',
  'tools-stores': '工具店',
  reis: '金钱',
  decrees: '法令',
  officials: '任职官员',
  favors: '皇家青睐',
}
