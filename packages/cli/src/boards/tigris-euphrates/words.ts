import type { Lang } from '@ludoteca/engine'

export interface Words {
  readonly turn: string
  readonly action: string
  readonly bag: string
  readonly about: string
  readonly treasures: string
  readonly revolt: string
  readonly war: string
  readonly leaderNames: readonly string[]
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
  /** What the signs on the board mean, by kind of sign. */
  readonly tileSigns: readonly string[]
  readonly marks: readonly string[]
  readonly buildingMark: string
  readonly pieceSigns: readonly string[]
  readonly wonderSign: string
  readonly leaderExample: string
}

const en: Words = {
  turn: 'Turn {n}',
  action: 'action {n} of 2',
  bag: 'bag {n}',
  about: '≈ {n}',
  treasures: 'treasures on the board {n}',
  revolt: 'Revolt over the {leader}: {attacker} attacks with {a}, {defender} defends with {b}',
  war: 'War of the {leader}s: {attacker} attacks with {a}, {defender} defends with {b}',
  leaderNames: ['priest', 'farmer', 'trader', 'king'],
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
  tileSigns: ['R temple (red)', 'B farm (blue)', 'G market (green)', 'K settlement (black)'],
  marks: ['* treasure', '! the same in an ornamental border: take it first', '= unification tile'],
  buildingMark: '+ building',
  pieceSigns: ['r1 priest of seat 1', 'b farmer', 'g trader', 'k king', 'XX catastrophe', '/R B\\ monument'],
  wonderSign: 'WW wonder',
  leaderExample: 'r G5 2/4: the priest stands on G5 with 2 temples beside it (revolt) and 4 followers (war)',
}

const zh: Words = {
  turn: '第 {n} 回合',
  action: '第 {n} 个行动，共 2 个',
  bag: '袋中 {n}',
  about: '约 {n}',
  treasures: '版图上财宝 {n}',
  revolt: '{leader}的叛乱：{attacker} 以 {a} 进攻，{defender} 以 {b} 防守',
  war: '{leader}之战：{attacker} 以 {a} 进攻，{defender} 以 {b} 防守',
  leaderNames: ['祭司', '农夫', '商人', '国王'],
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
  tileSigns: ['R 神殿（红）', 'B 农业（蓝）', 'G 市场（绿）', 'K 定居点（黑）'],
  marks: ['* 财宝', '! 花边格上的财宝，要先拿', '= 统一牌片'],
  buildingMark: '+ 建筑',
  pieceSigns: ['r1 1 号座位的祭司', 'b 农夫', 'g 商人', 'k 国王', 'XX 灾难', '/R B\\ 纪念碑'],
  wonderSign: 'WW 奇观',
  leaderExample: 'r G5 2/4：祭司在 G5，身边有 2 座神殿（叛乱），王国内有 4 张同色牌片（战争）',
}

export const words: Readonly<Record<Lang, Words>> = { en, zh }
