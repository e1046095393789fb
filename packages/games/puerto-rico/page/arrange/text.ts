import type { Lang } from '@ludoteca/engine'

/** `{who}`, `{good}`, `{building}` and numbers are filled in. */
interface ArrangeText {
  readonly table: string
  readonly governor: string
  readonly round: string
  readonly colonists: string
  readonly house: string
  readonly ship: string
  readonly load: string
  readonly nothing: string
  readonly row: string
  readonly doubloons: string
  readonly points: string
  readonly barrels: string
  readonly tiles: string
  readonly crew: string
  readonly city: string
  readonly none: string
  readonly workers: string
  readonly problems: Readonly<Record<string, string>>
}

export const words: Readonly<Record<Lang, ArrangeText>> = {
  en: {
    table: 'For everybody',
    governor: 'Governor, who chooses first',
    round: 'Round',
    colonists: 'Colonists on their ship',
    house: '{good} in the trading house',
    ship: 'Cargo ship with {n} spaces',
    load: 'Barrels on it',
    nothing: 'empty',
    row: '{tile} on offer',
    doubloons: 'Doubloons',
    points: 'Victory points',
    barrels: 'Barrels of {good}',
    tiles: 'Tiles: {tile}',
    crew: 'Working on {tile}',
    city: 'Buildings',
    none: 'not built',
    workers: '{n} at work',
    problems: {
      unreadable: 'This is no position.',
      barrels: '{good}: {over} more barrels than there are.',
      land: '{good}: {over} more plantations than there are.',
      quarries: '{over} more quarries than there are.',
      colonists: '{over} more colonists than there are.',
      points: 'The game would be ending: all players together may have {most} victory points at most.',
      copies: 'There are not so many of {building}.',
      house: 'The trading house would have been cleared: it holds {most} goods at most between rounds.',
      ship: 'Ship {ship} would have left: it holds {most} barrels at most between rounds.',
      ships: 'Two ships carry the same good.',
      roles: 'A role that is not in the game has doubloons on it.',
      island: '{who} has more than {most} tiles.',
      city: 'The game would be ending: the city of {who} may fill {most} spaces at most.',
      crew: '{who} has more workers on a kind of tile than tiles.',
      staff: '{who} has more workers in {building} than it has room for.',
      unsound: 'The pieces do not add up to a position of this game.',
    },
  },
  zh: {
    table: '公共区域',
    governor: '总督（最先选职业）',
    round: '轮次',
    colonists: '移民船上的移民',
    house: '商会里的{good}',
    ship: '{n} 格的货船',
    load: '船上的货物桶数',
    nothing: '空',
    row: '翻开的{tile}',
    doubloons: '杜布隆',
    points: '胜利点数',
    barrels: '{good}的桶数',
    tiles: '牌片：{tile}',
    crew: '在{tile}上工作的人',
    city: '建筑',
    none: '没有',
    workers: '{n} 人工作',
    problems: {
      unreadable: '这不是一个局面。',
      barrels: '{good}多出 {over} 桶。',
      land: '{good}种植园多出 {over} 个。',
      quarries: '采石场多出 {over} 个。',
      colonists: '移民多出 {over} 人。',
      points: '这样游戏就要结束了：所有玩家的胜利点数合计最多 {most}。',
      copies: '{building}没有这么多座。',
      house: '商会早该清空了：两轮之间最多 {most} 桶货。',
      ship: '第 {ship} 艘货船早该开走了：两轮之间最多装 {most} 桶。',
      ships: '两艘货船装着同一种货物。',
      roles: '不在游戏里的职业上放着杜布隆。',
      island: '{who}的牌片超过 {most} 个。',
      city: '这样游戏就要结束了：{who}的城市最多占 {most} 格。',
      crew: '{who}在某种牌片上的人比牌片还多。',
      staff: '{who}的{building}里人太多。',
      unsound: '这些东西凑不成这个游戏的局面。',
    },
  },
}
