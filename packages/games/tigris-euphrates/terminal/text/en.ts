import { BLACK, BLUE, COLOURS, GREEN, LEADER_LETTERS, RED, TILE_LETTERS } from '../../rules/index.ts'
import { nouns } from '../../rules/text/en/nouns.ts'
import type { Words } from './words.ts'

export const en: Words = {
  turn: 'Turn {n}',
  action: 'action {n} of 2',
  bag: 'bag {n}',
  about: '≈ {n}',
  treasures: 'treasures on the board {n}',
  revolt: 'Revolt over the {leader}: {attacker} attacks with {a}, {defender} defends with {b}',
  war: 'War of the {leader}s: {attacker} attacks with {a}, {defender} defends with {b}',
  leaderNames: nouns.leaders,
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
  tileSigns: COLOURS.map(each => `${TILE_LETTERS[each]} ${nouns.tiles[each]} (${nouns.colours[each]})`),
  marks: ['* treasure', '! the same in an ornamental border: take it first', '= unification tile'],
  buildingMark: '+ building',
  pieceSigns: [
    `r1 ${nouns.leaders[RED]} of seat 1`,
    ...[BLUE, GREEN, BLACK].map(each => `${LEADER_LETTERS[each]} ${nouns.leaders[each]}`),
    'XX catastrophe',
    '/R B\\ monument',
  ],
  wonderSign: 'WW wonder',
  leaderExample: 'r G5 2/4: the priest stands on G5 with 2 temples beside it (revolt) and 4 followers (war)',
}
