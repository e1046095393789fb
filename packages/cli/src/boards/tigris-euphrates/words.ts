import type { Lang } from '@ludoteca/engine'

export interface Words {
  readonly turn: string
  readonly action: string
  readonly bag: string
  readonly treasures: string
  readonly conflict: string
  readonly hand: string
  readonly tilesHeld: string
  readonly points: string
  readonly hidden: string
  readonly treasure: string
  readonly catastrophes: string
  readonly leaders: string
  readonly noLeader: string
  readonly monuments: string
  readonly none: string
  readonly legend: readonly string[]
}

const en: Words = {
  turn: 'Turn {n}',
  action: 'action {n} of 2',
  bag: 'bag {n}',
  treasures: 'treasures on the board {n}',
  conflict: 'Conflict over {colour}: {attacker} {a} against {defender} {b}',
  hand: 'hand',
  tilesHeld: '{n} tiles',
  points: 'points',
  hidden: 'hidden',
  treasure: 'treasures {n}',
  catastrophes: 'catastrophes {n}',
  leaders: 'leaders',
  noLeader: 'all at home',
  monuments: 'Monuments left',
  none: 'none',
  legend: [
    'R temple (red)  B farm (blue)  G market (green)  K settlement (black)  * treasure  + building',
    'r priest  b farmer  g trader  k king, with their seat; /R B\\ monument  WW wonder  XX catastrophe',
    'r G5 2/4: the priest stands on G5 with 2 temples beside it (revolt) and 4 followers (war)',
  ],
}

const zh: Words = {
  turn: '第 {n} 回合',
  action: '第 {n} 个行动，共 2 个',
  bag: '袋中 {n}',
  treasures: '版图上财宝 {n}',
  conflict: '{colour} 冲突：{attacker} {a} 对 {defender} {b}',
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
  legend: [
    'R 神殿（红）  B 农业（蓝）  G 市场（绿）  K 定居点（黑）  * 财宝  + 建筑',
    'r 祭司  b 农夫  g 商人  k 国王，后面是座位号；/R B\\ 纪念碑  WW 奇观  XX 灾难',
    'r G5 2/4：祭司在 G5，身边有 2 座神殿（叛乱），王国内有 4 张同色牌片（战争）',
  ],
}

export const words: Readonly<Record<Lang, Words>> = { en, zh }
