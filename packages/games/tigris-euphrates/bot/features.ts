import type { Features } from '@ludoteca/bot-kit/features.ts'
import {
  COLOURS,
  colourOfIndex,
  finalColours,
  GREEN,
  leaderIndex,
  MAPS,
  pileSize,
  RED,
  type State,
  UNKNOWN,
} from '../rules/index.ts'
import { type Needs, needs, type Realms, survey, templesBeside } from './realms.ts'
import { progressOf, surveyWorks, type Works } from './works.ts'

const NAMES = [
  'weakest',
  'second',
  'third',
  'strongest',
  'leaders',
  'income',
  'monuments',
  'treasures',
  'shaky',
  'faith',
  'followers',
  'outnumbered',
  'hand',
  'kinds',
  'temples',
  'matching',
  'catastrophes',
  'tempo',
] as const
export type FeatureName = (typeof NAMES)[number] | 'works'

const at = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<(typeof NAMES)[number], number>

const BAG_TILES = 120
/** Treasures that stay on the board. */
const REST = 2

/** Whichever runs out first: treasures or tiles. */
function left(s: State): number {
  if (s.phase.kind === 'over') return 0
  const treasures = (s.treasures.length - REST) / (MAPS[s.rules.map].temples.length - REST)
  return Math.max(0, Math.min(1, treasures, pileSize(s.bag) / BAG_TILES))
}

/** The features of `easy` and `medium`: the board as it is. */
export const plain: Features<State, (typeof NAMES)[number]> = {
  names: NAMES,
  left,
  measure: (s, out) => measurePlain(s, survey(s), out),
}

function measurePlain(s: State, realms: Realms, out: number[][]): void {
  const wanted = [0, 0, 0, 0]
  for (let seat = 0; seat < s.seats; seat++) {
    const row = out[seat] as number[]
    row.fill(0)
    const score = s.scores[seat] as number[]
    const colours = finalColours(score)
    for (let rank = 0; rank < 4; rank++) row[rank] = Math.min(colours[rank] as number, 30)
    const need = needs(score, wanted)
    for (const colour of COLOURS) measureLeader(s, leaderIndex(seat, colour), realms, need, row)
    measureHand(s, seat, need, row)
    row[at.tempo] = tempo(s, seat)
  }
}

/** With what may become of it: squares on their way to a monument. */
export const features: Features<State, FeatureName> = {
  names: [...NAMES, 'works'],
  left,
  measure(s, out) {
    const realms = survey(s)
    measureOn(s, realms, surveyWorks(s, realms), out)
  },
}

/** The same on a board that has been surveyed. */
export function measureOn(s: State, realms: Realms, works: Works, out: number[][]): void {
  measurePlain(s, realms, out)
  for (let seat = 0; seat < s.seats; seat++) {
    let sum = 0
    for (const colour of COLOURS) sum += progressOf(s, works, seat, colour) ** 2
    ;(out[seat] as number[])[NAMES.length] = sum
  }
}

const ACTIONS = 2

/** Turns to come, against the others: an action spent is spent, and the next in turn comes before the last. */
function tempo(s: State, seat: number): number {
  if (s.phase.kind === 'over') return 0
  const spent = Math.min(s.action - 1, ACTIONS) / ACTIONS
  const waits = (seat - s.active + s.seats) % s.seats
  return (spent - waits) / s.seats - (waits === 0 ? spent : 0)
}

function add(row: number[], name: keyof typeof at, value: number): void {
  row[at[name]] = (row[at[name]] as number) + value
}

function measureLeader(
  s: State,
  index: number,
  { map, tiles, monuments, treasures, leaders }: Realms,
  need: Needs,
  row: number[],
): void {
  const square = s.leaders[index] as number
  if (square < 0) return
  const colour = colourOfIndex(index)
  const want = need[colour] as number
  const kingdom = map.of[square] as number
  const faith = templesBeside(s, square)
  add(row, 'leaders', 1)
  add(row, 'income', want)
  add(row, 'monuments', want * (monuments[kingdom * 4 + colour] as number))
  if (colour === GREEN) add(row, 'treasures', Math.max(0, (treasures[kingdom] as number) - 1))
  if (faith < 2) add(row, 'shaky', 1)
  add(row, 'faith', Math.min(faith, 3))
  const own = tiles[kingdom * 4 + colour] as number
  add(row, 'followers', Math.min(own, 6))
  // A stronger rival of the same colour elsewhere is a war waiting to happen.
  for (let other = 0; other < map.count; other++) {
    if (other !== kingdom && (leaders[other * 4 + colour] as number) >= 0) {
      add(row, 'outnumbered', Math.max(-3, Math.min(3, (tiles[other * 4 + colour] as number) - own)))
    }
  }
}

/** Tiles in hand; those of a colour whose leader stands on the board can be scored. */
function measureHand(s: State, seat: number, need: Needs, row: number[]): void {
  const hand = s.hands[seat] as number[]
  add(row, 'catastrophes', s.catastrophes[seat] as number)
  if ((hand[UNKNOWN] as number) > 0) return
  for (const colour of COLOURS) {
    const count = hand[colour] as number
    add(row, 'hand', count)
    if (count === 0) continue
    add(row, 'kinds', 1)
    if (colour === RED) add(row, 'temples', Math.min(count, 4))
    if ((s.leaders[leaderIndex(seat, colour)] as number) >= 0) {
      add(row, 'matching', Math.min(2, count) * (need[colour] as number))
    }
  }
}
