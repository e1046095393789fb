import { fill, type Seat, SIGNS } from '@ludoteca/engine'
import { count, flow, labelled } from '@ludoteca/terminal-kit/lines.ts'
import { type Part, type Scene, type Screen, SPACE } from '@ludoteca/terminal-kit/screen.ts'
import {
  type Action,
  COLOURS,
  conflictNow,
  type Event,
  type KingdomInfo,
  kingdoms,
  LEADER_LETTERS,
  MONUMENT_NAMES,
  pileSize,
  type State,
  scoreKnown,
  squareName,
  TILE_LETTERS,
  TREASURE,
  UNKNOWN,
} from '../rules/index.ts'
import { ink, mapLines } from './map.ts'
import { type Words, words } from './text/index.ts'
import { wishes } from './wishes.ts'

type WordedScene = Scene & { readonly words: Words }

/** Below this the bag is counted exactly, as on the page: everybody is counting by then. */
const FEW = 30

const bag = (left: number, words: Words): string | number =>
  left < FEW ? left : count(words.about, Math.round(left / 10) * 10)

function headLine(s: State, { words, paint }: WordedScene): string {
  return [
    paint('bold', count(words.turn, s.turns + 1)),
    count(words.action, Math.min(2, s.action)),
    count(words.bag, bag(pileSize(s.bag), words)),
    count(words.treasures, s.treasures.length),
  ].join(' · ')
}

/** What the signs mean, of those that can be seen in this game. */
function legend(s: State, { words, columns }: WordedScene): string[] {
  const { rules } = s
  const rows = [
    words.tileSigns,
    [...words.marks, ...(rules.buildings ? [words.buildingMark] : [])],
    [...words.pieceSigns, ...(rules.wonder ? [words.wonderSign] : [])],
    [words.leaderExample],
  ]
  return rows.flatMap(row => flow(row, columns))
}

function conflictLines(s: State, { words, who, paint }: WordedScene): string[] {
  const conflict = conflictNow(s)
  if (!conflict) return []
  const { type, colour, attacker, defender, attackerStrength, attackerSupport, defenderStrength } = conflict
  const a = attackerStrength + (attackerSupport ?? 0)
  const line = fill(words[type], {
    ...{ leader: words.leaderNames[colour] ?? '', attacker: who(attacker), a },
    ...{ defender: who(defender), b: defenderStrength },
  })
  return [paint('bold', line)]
}

function playerLines(s: State, seat: Seat, realms: readonly KingdomInfo[], worded: WordedScene): string[] {
  const { words, who, paint, columns } = worded
  const signs = SIGNS[worded.lang]
  const hand = s.hands[seat] ?? []
  const tiles = COLOURS.map(colour => paint(ink(colour), TILE_LETTERS[colour].repeat(hand[colour] ?? 0)))
  const held =
    (hand[UNKNOWN] ?? 0) > 0 ? count(words.tilesHeld, pileSize(hand)) : tiles.filter(each => each).join(' ')
  const score = s.scores[seat] ?? []
  const points = COLOURS.map(colour => `${TILE_LETTERS[colour]} ${score[colour] ?? 0}`).join('  ')
  const leaders = realms
    .flatMap(realm => realm.leaders)
    .filter(leader => leader.seat === seat)
    .map(({ colour, square, inner, outer }) => {
      const name = paint(ink(colour), LEADER_LETTERS[colour])
      return `${name} ${squareName(square)} ${inner}/${outer}`
    })
  const turn = s.phase.kind !== 'over' && worded.game.turn(s) === seat ? '▶' : ' '
  const known = scoreKnown(s, seat)
  return [
    ...labelled(
      `${turn} ${seat + 1} ${paint('bold', who(seat))}  `,
      [
        signs.named(words.hand, held || words.none),
        signs.named(words.points, known ? points : words.hidden),
        ...(score[TREASURE] === undefined ? [] : [count(words.treasure, score[TREASURE])]),
        count(words.catastrophes, s.catastrophes[seat] ?? 0),
      ],
      columns,
    ),
    ...labelled(words.leaders, leaders.length > 0 ? leaders : [words.noLeader], columns, 4),
  ]
}

function picture(s: State, scene: Scene): Part[] {
  const worded: WordedScene = { ...scene, words: words[scene.lang] }
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const realms = kingdoms(s)
  const free = MONUMENT_NAMES.filter((_, monument) => s.monuments[monument] === -1)
  return [
    [headLine(s, worded)],
    SPACE,
    mapLines(s, scene.paint),
    legend(s, worded).map(line => scene.paint('dim', line)),
    SPACE,
    labelled(worded.words.monuments, free.length > 0 ? free : [worded.words.none], scene.columns),
    ...s.hands.map((_, i) => playerLines(s, (first + i) % s.seats, realms, worded)),
    conflictLines(s, worded),
  ]
}

export const terminal: Screen<State, Action, Event> = {
  picture,
  about: () => [],
  wishes,
  rounds: s => Math.ceil(s.turns / s.seats),
  number: action => (action.type === 'support' ? action.count : null),
  ending: event => (event.type === 'game-ended' ? event.reason : null),
}
