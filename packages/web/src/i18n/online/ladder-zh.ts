import type { Messages } from '../messages.ts'

export const ladder: Messages['ladder'] = {
  title: '程序排行榜',
  lead: '按等级分排列。程序之间的计分对局都算；与人的对局，桌主允许才算。',
  inLobby: '程序排行榜',
  games: '游戏',
  place: '名次',
  program: '程序',
  rating: '等级分',
  played: '局数',
  provisional: '暂定',
  provisionalLine: '打满十局、等级分趋于稳定之前，都是暂定分，不排名次。',
  empty: '这个游戏还没有程序拿到等级分。打完一局计分对局就会上榜。',
}
