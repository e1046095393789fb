import type { Lang } from '@ludoteca/engine'

/** `{square}`, `{colour}`, `{who}` and numbers are filled in. */
interface ArrangeText {
  readonly tool: string
  readonly treasure: string
  readonly clear: string
  readonly leader: string
  readonly monument: string
  readonly map: string
  readonly active: string
  readonly hand: string
  readonly points: string
  readonly taken: string
  readonly left: string
  readonly problems: Readonly<Record<string, string>>
}

export const words: Readonly<Record<Lang, ArrangeText>> = {
  en: {
    tool: 'What to put down',
    treasure: 'treasure',
    clear: 'nothing: clear the square',
    leader: '{leader} of {who}',
    monument: '{name} (top left square)',
    map: 'Map. Choose a square to put the piece there, once more to take it away. Arrow keys move from square to square.',
    active: 'Who is to act',
    hand: '{colour} in hand',
    points: '{colour} points',
    taken: 'treasures taken',
    left: 'catastrophes left',
    problems: {
      unreadable: 'This is no position.',
      tiles: 'There are {found} tiles of {colour}; the game has {most}.',
      terrain: 'The tile on {square} does not fit the ground: blue ones lie in rivers, the others on land.',
      'leader-twice': 'The leader on {square} stands elsewhere, too.',
      'leader-river': 'The leader on {square} stands in a river.',
      'leader-temple': 'The leader on {square} has no temple beside it.',
      kingdom: 'The leader on {square} shares its kingdom with another of its colour.',
      hand: '{who} has more than {most} tiles in hand.',
      treasures: 'There are {found} treasures, on the map and taken together; there must be {most}.',
      over: 'The game would be over: at least {least} treasures must lie on the map.',
      'treasure-bare': 'The treasure on {square} lies on no temple.',
      catastrophes: 'There are {found} catastrophes, on the map and left together; there must be {most}.',
      unsound: 'The pieces do not add up to a position of this game.',
    },
  },
  zh: {
    tool: '放什么',
    treasure: '财宝',
    clear: '什么也不放：清空格子',
    leader: '{who}的{leader}',
    monument: '{name}（左上格）',
    map: '地图。选一个格子放上棋子，再选一次就拿走。用方向键在格子间移动。',
    active: '轮到谁',
    hand: '手中{colour}',
    points: '{colour}分',
    taken: '已得财宝',
    left: '剩余灾难',
    problems: {
      unreadable: '这不是一个局面。',
      tiles: '{colour}牌片有 {found} 张，游戏里只有 {most} 张。',
      terrain: '{square} 上的牌片与地形不符：蓝色放在河里，其他放在陆地。',
      'leader-twice': '{square} 上的领袖同时站在别处。',
      'leader-river': '{square} 上的领袖站在河里。',
      'leader-temple': '{square} 上的领袖旁边没有神殿。',
      kingdom: '{square} 上的领袖与同色的另一名领袖在同一个王国。',
      hand: '{who}的手牌超过 {most} 张。',
      treasures: '地图上和已得的财宝共 {found} 个，应为 {most} 个。',
      over: '这样游戏已经结束：地图上至少要有 {least} 个财宝。',
      'treasure-bare': '{square} 上的财宝下面没有神殿。',
      catastrophes: '地图上和剩余的灾难牌片共 {found} 张，应为 {most} 张。',
      unsound: '这些棋子凑不成这个游戏的局面。',
    },
  },
}
