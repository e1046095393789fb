import type { Part } from '../../score.ts'
import type { TermNames } from '../names.ts'

export const termNames: TermNames = {
  goods: { gold: '金子', cloth: '布匹', books: '书籍', tools: '工具' },
  trades: { gold: '金', cloth: '布', books: '书', tools: '工具' },
  kinds: { king: '国王', minister: '首相', builder: '建筑师', treasury: '财政' },
  rubble: { quake: '地震', fire: '火灾', tsunami: '海啸' },
  architects: { santos: '桑托斯', mardel: '马德尔' },
  groups: { left: '左', middle: '中', right: '右' },
  streets: { gold: '金街', cloth: '布街', books: '书街', tools: '工具街' },
  spots: {
    'spot-n1': '北1',
    'spot-n2': '北2',
    'spot-n3': '北3',
    'spot-n4': '北4',
    'spot-w-a': '西A',
    'spot-w-b': '西B',
    'spot-w-c': '西C',
    'spot-w-d': '西D',
    'spot-w-e': '西E',
    'spot-e-a': '东A',
    'spot-e-b': '东B',
    'spot-e-c': '东C',
    'spot-e-d': '东D',
    'spot-e-e': '东E',
  },
  stateActions: {
    favor: '获得皇家青睐',
    cardinal: '见主教',
    ship: '造船',
    produce: '生产货物',
    recruit: '雇佣官员',
    plan: '获得蓝图',
  },
  nobleActions: { open: '建造公共建筑', decree: '获得法令', store: '建造商店' },
}

/** 得分各项的名称。 */
export const parts: Readonly<Record<Part, string>> = {
  wigs: '游戏中的假发',
  ships: '船',
  sets: '碎石',
  'gold-stores': '金店',
  'cloth-stores': '布店',
  'books-stores': '书店',
  'tools-stores': '工具店',
  reis: '金钱',
  decrees: '法令',
  officials: '任职官员',
  favors: '皇家青睐',
}
