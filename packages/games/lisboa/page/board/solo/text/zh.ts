import type { BoardWords } from '../../text/board-words.ts'

export const zh: BoardWords['solo'] = {
  next: noble => `下次拜访：${noble}`,
  nextWhy: '他每次行动之后，侍臣往右移一位：建筑师、首相、国王。',
  helper: (deck, action) => `助手在${deck}牌堆旁：${action}`,
  helperWhy: '在建筑师、首相牌堆旁做下方的国家行动，在国王、财政牌堆旁做上方的。',
  cubes: list => `碎石：${list}`,
  cubesWhy: '每个时代结束时每块 1 顶假发，不成组。',
  stores: n => `商店：${n}/8`,
  atWork: n => `蓝图上的官员：${n}`,
  decrees: (n, wigs) => `法令 ${n} 张，共 ${wigs} 顶假发`,
  byRules: '这个座位由规则行动：他有青睐又付得起时，会跟随你的拜访。',
  first: '开局就在这里，不属于任何人',
}
