import type { Messages } from '../messages.ts'

export const position: Messages['position'] = {
  title: '摆局面',
  of: '{game}：摆局面',
  line: '随意摆放棋子，然后在推演中继续下、评估选择、尝试分支。',
  later: '里斯本的局面还不能手工摆放。任何游戏的存档都可以从任意一步开始推演。',
  open: '到推演中打开',
  first: '恢复开局',
  problems: '还不成局面',
  sound: '这个局面可以下。',
  seats: '玩家',
}
