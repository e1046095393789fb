import { squareName } from '../../rules/data/board.ts'
import { LEADER_LETTERS, MONUMENT_NAMES, TILE_LETTERS } from '../../rules/data/pieces.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { kingdoms, pieceAt } from '../../rules/look.ts'
import { standings } from '../../rules/score.ts'
import { leaderIndex, pileSize, type State } from '../../rules/state.ts'
import { leaderColourFrom, Malformed, monumentFrom, seatFrom, squareFrom } from './position.ts'

/** What a check looks at. */
interface Situation {
  readonly before: State
  readonly now: State
  /** Whether the last command was refused; null when there was none. */
  readonly refused: boolean | null
}

/** What holds instead, or null when the check holds. */
export type Check = (situation: Situation) => string | null

type Make = (s: State, match: readonly string[]) => Check
const text = (match: readonly string[], i: number): string => match[i] ?? ''

const is = (found: string | number, wanted: string | number): string | null =>
  found === wanted ? null : `it is ${found}`

const sorted = (list: readonly string[]): string => [...new Set(list)].sort().join(',')

/** `R+2 K+1`, treasures last; `none` when nothing changed. */
function change({ before, now }: Situation, seat: number): string {
  const letters = [...TILE_LETTERS, 'T']
  const parts = letters.flatMap((letter, i) => {
    const gain = (now.scores[seat]?.[i] ?? 0) - (before.scores[seat]?.[i] ?? 0)
    return gain === 0 ? [] : [`${letter}${gain > 0 ? '+' : ''}${gain}`]
  })
  return parts.join(' ') || 'none'
}

function standing(s: State, square: number): string {
  const piece = pieceAt(s, square)
  switch (piece.kind) {
    case 'empty':
      return 'empty'
    case 'catastrophe':
      return 'X'
    case 'down':
      return 'down'
    case 'tile':
      return TILE_LETTERS[piece.colour] + (piece.treasure ? '*' : '')
    case 'leader':
      return `${piece.seat + 1}${LEADER_LETTERS[piece.colour]}`
  }
}

function conflict(s: State): string {
  if (s.phase.kind !== 'support') return `waiting for ${s.phase.kind}`
  const { type, colour, attacker, defender, attackerStrength, defenderStrength } = s.phase.conflict
  return `${type} ${LEADER_LETTERS[colour]} P${attacker + 1}:${attackerStrength} P${defender + 1}:${defenderStrength}`
}

function offered(s: State): string {
  if (s.phase.kind !== 'monument') return `waiting for ${s.phase.kind}`
  const builds = tigrisEuphrates.legal(s).flatMap(a => (a.type === 'monument' && a.built ? [a.built] : []))
  const monuments = sorted(builds.map(each => MONUMENT_NAMES[each.monument] ?? ''))
  return `${monuments} at ${sorted(builds.map(each => squareName(each.square)))}`
}

function squaresOffered(s: State, type: 'building' | 'wonder' | 'take'): string {
  return sorted(
    tigrisEuphrates
      .legal(s)
      .flatMap(a => (a.type === type && a.square !== null ? [squareName(a.square)] : [])),
  )
}

const squareList = (names: string): string =>
  sorted(names.split(',').map(name => squareName(squareFrom(name))))

function at(s: State, match: readonly string[]): Check {
  const square = squareFrom(text(match, 1))
  const wanted = text(match, 2)
  if (/^\d/.test(wanted)) seatFrom(s, text([...wanted], 0))
  // `R` is a temple with or without a treasure.
  return ({ now }) => {
    const found = standing(now, square)
    return is(wanted.endsWith('*') ? found : found.replace('*', ''), wanted)
  }
}

function leaderAway(s: State, match: readonly string[]): number {
  return leaderIndex(seatFrom(s, text(match, 1)), leaderColourFrom(text(match, 2)))
}

/** Every check there is. */
const CHECKS: readonly (readonly [RegExp, Make])[] = [
  [
    /^ok$/,
    () =>
      ({ refused }) =>
        refused === false ? null : refused ? 'the last command was refused' : 'there was no command',
  ],
  [
    /^illegal$/,
    () =>
      ({ refused }) =>
        refused ? null : refused === false ? 'the last command was accepted' : 'there was no command',
  ],
  [
    /^score none$/,
    () => situation =>
      situation.now.scores
        .map((_, seat) => change(situation, seat))
        .map((gain, seat) => (gain === 'none' ? null : `P${seat + 1} has ${gain}`))
        .find(found => found !== null) ?? null,
  ],
  [
    /^score (P\d) (none|[RBGKT]\+\d+(?: [RBGKT]\+\d+)*)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      const order = 'RBGKT'
      const wanted = text(m, 2)
        .split(' ')
        .sort((a, b) => order.indexOf(a[0] ?? '') - order.indexOf(b[0] ?? ''))
      return situation => is(change(situation, seat), wanted.join(' '))
    },
  ],
  [/^at (\w+) ([RBGK]|R\*|\d[rbgk]|X|down|empty)$/, at],
  [
    /^on (\d)([rbgk])$/,
    (s, m) => {
      const index = leaderAway(s, m)
      return ({ now }) => (now.leaders[index] === -1 ? 'it is at home' : null)
    },
  ],
  [
    /^off (\d)([rbgk])$/,
    (s, m) => {
      const index = leaderAway(s, m)
      return ({ now }) => (now.leaders[index] === -1 ? null : 'it is on the board')
    },
  ],
  [
    /^kingdoms (\d+)$/,
    (_, m) =>
      ({ now }) =>
        is(kingdoms(now).length, Number(text(m, 1))),
  ],
  [
    /^treasures (\d+)$/,
    (_, m) =>
      ({ now }) =>
        is(now.treasures.length, Number(text(m, 1))),
  ],
  [
    /^bag (\d+)$/,
    (_, m) =>
      ({ now }) =>
        is(pileSize(now.bag), Number(text(m, 1))),
  ],
  [
    /^hand (P\d) (\d+)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      return ({ now }) => is(pileSize(now.hands[seat] ?? []), Number(text(m, 2)))
    },
  ],
  [
    /^(?:revolt|war) [rbgk] P\d:\d+ P\d:\d+$/,
    (_, m) =>
      ({ now }) =>
        is(conflict(now), text(m, 0)),
  ],
  [
    /^choose ([rbgk](?:,[rbgk])*)$/,
    (_, m) =>
      ({ now }) => {
        const colours = now.phase.kind === 'war-order' ? now.phase.colours : []
        return is(sorted(colours.map(colour => LEADER_LETTERS[colour])), sorted(text(m, 1).split(',')))
      },
  ],
  [
    /^build ([RBGK]{2}(?:,[RBGK]{2})*) at (\w+(?:,\w+)*)$/,
    (_, m) => {
      const monuments = text(m, 1)
        .split(',')
        .map(name => MONUMENT_NAMES[monumentFrom(name)] ?? '')
      const wanted = `${sorted(monuments)} at ${squareList(text(m, 2))}`
      return ({ now }) => is(offered(now), wanted)
    },
  ],
  [
    /^nobuild$/,
    () =>
      ({ now }) =>
        now.phase.kind === 'monument' ? offered(now) : null,
  ],
  [
    /^take (P\d) (\w+(?:,\w+)*)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      const wanted = squareList(text(m, 2))
      return ({ now }) => {
        if (now.phase.kind !== 'treasure') return `waiting for ${now.phase.kind}`
        return is(`P${now.phase.seat + 1} ${squaresOffered(now, 'take')}`, `P${seat + 1} ${wanted}`)
      }
    },
  ],
  [
    /^notake$/,
    () =>
      ({ now }) =>
        now.phase.kind === 'treasure' ? squaresOffered(now, 'take') : null,
  ],
  [
    /^(building|wonder) at (\w+(?:,\w+)*)$/,
    (_, m) => {
      const type = text(m, 1) === 'building' ? 'building' : 'wonder'
      const wanted = squareList(text(m, 2))
      return ({ now }) => is(squaresOffered(now, type), wanted)
    },
  ],
  [
    /^point (P\d)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      return ({ now }) =>
        now.phase.kind === 'wonder-point' ? is(now.active, seat) : `waiting for ${now.phase.kind}`
    },
  ],
  [
    /^action ([12])$/,
    (_, m) =>
      ({ now }) =>
        now.phase.kind === 'action' ? is(now.action, Number(text(m, 1))) : `waiting for ${now.phase.kind}`,
  ],
  [
    /^turn (P\d)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      return ({ now }) => is(`P${now.active + 1}`, `P${seat + 1}`)
    },
  ],
  [
    /^over$/,
    () =>
      ({ now }) =>
        now.phase.kind === 'over' ? null : 'it goes on',
  ],
  [
    /^not over$/,
    () =>
      ({ now }) =>
        now.phase.kind === 'over' ? 'it is over' : null,
  ],
  [
    /^final (P\d) (\d+)$/,
    (s, m) => {
      const seat = seatFrom(s, text(m, 1))
      return ({ now }) => is(standings(now)[seat]?.total ?? -1, Number(text(m, 2)))
    },
  ],
  [
    /^rank (P\d) ([<=>]) (P\d)$/,
    (s, m) => {
      const one = seatFrom(s, text(m, 1))
      const other = seatFrom(s, text(m, 3))
      return ({ now }) => {
        const ranks = standings(now).map(each => each.rank)
        const order = Math.sign((ranks[other] ?? 0) - (ranks[one] ?? 0))
        return is('<=>'[order + 1] ?? '', text(m, 2))
      }
    },
  ],
]

export function parseCheck(s: State, source: string): Check {
  const words = source.replace(/\s+/g, ' ').replace(/ ?, ?/g, ',')
  for (const [pattern, make] of CHECKS) {
    const match = pattern.exec(words)
    if (match) return make(s, match)
  }
  throw new Malformed(`"${source}" is no check`)
}
