import { BLACK, BLUE, COLOURS, GREEN, LEADER_LETTERS, RED, TILE_LETTERS } from '../../rules/index.ts'
import { nouns } from '../../rules/text/zh/nouns.ts'
import type { Words } from './words.ts'

export const zh: Words = {
  turn: '第 {n} 回合',
  action: '第 {n} 个行动，共 2 个',
  bag: '袋中 {n}',
  about: '约 {n}',
  treasures: '版图上财宝 {n}',
  revolt: '{leader}的叛乱：{attacker} 以 {a} 进攻，{defender} 以 {b} 防守',
  war: '{leader}之战：{attacker} 以 {a} 进攻，{defender} 以 {b} 防守',
  leaderNames: nouns.leaders,
  hand: '手牌',
  tilesHeld: '{n} 张',
  points: '分数',
  hidden: '不公开',
  treasure: '财宝 {n}',
  catastrophes: '灾难 {n}',
  leaders: '领袖',
  noLeader: '都不在版图上',
  monuments: '剩余纪念碑',
  none: '无',
  tileSigns: COLOURS.map(each => `${TILE_LETTERS[each]} ${nouns.tiles[each]}（${nouns.colours[each]}）`),
  marks: ['* 财宝', '! 花边格上的财宝，要先拿', '= 统一牌片'],
  buildingMark: '+ 建筑',
  pieceSigns: [
    `r1 1 号座位的${nouns.leaders[RED]}`,
    ...[BLUE, GREEN, BLACK].map(each => `${LEADER_LETTERS[each]} ${nouns.leaders[each]}`),
    'XX 灾难',
    '/R B\\ 纪念碑',
  ],
  wonderSign: 'WW 奇观',
  leaderExample: 'r G5 2/4：祭司在 G5，身边有 2 座神殿（叛乱），王国内有 4 张同色牌片（战争）',
}
