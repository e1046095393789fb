import type { Act } from '../actions.ts'
import { squareName } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import { BLUE, MONUMENT_NAMES, MONUMENTS } from '../data/pieces.ts'
import type { Rule, Why } from '../refusals.ts'
import {
  CATASTROPHE,
  type Conflict,
  DOWN,
  EMPTY,
  inHand,
  isLeader,
  leaderIndex,
  type Phase,
  type State,
} from '../state.ts'
import { attackerDecides, attackerTotal, supportersInHand } from './conflict.ts'
import { atMostOne, findKingdoms } from './kingdoms.ts'
import { legal } from './legal.ts'
import { placedColour } from './monument.ts'
import { besideTemple } from './temples.ts'

/** Which decision an action belongs to. */
const PHASES: Readonly<Record<Act['type'], Phase['kind']>> = {
  tile: 'action',
  leader: 'action',
  withdraw: 'action',
  catastrophe: 'action',
  swap: 'action',
  pass: 'action',
  war: 'war-order',
  support: 'support',
  building: 'building',
  monument: 'monument',
  wonder: 'monument',
  take: 'treasure',
  point: 'wonder-point',
}

/** What has to be decided first. */
const PENDING: Readonly<Record<Phase['kind'], Rule>> = {
  action: 'decide-action',
  'war-order': 'decide-war-order',
  support: 'decide-support',
  building: 'decide-building',
  monument: 'decide-monument',
  treasure: 'decide-treasure',
  'turn-end': 'decide-action',
  'wonder-point': 'decide-wonder-point',
  over: 'game-over',
}

const scratch: Act[] = []

/** Why not; null exactly when the action is listed. */
export function refusal(s: State, a: Act): Why | null {
  if (legal(s, scratch).includes(a)) return null
  const pending: Why = { rule: PENDING[s.phase.kind] }
  if (PHASES[a.type] !== s.phase.kind) return pending
  switch (a.type) {
    case 'tile':
      return whyNoTile(s, a.colour, a.square)
    case 'leader':
      return whyNoLeader(s, a.colour, a.square)
    case 'catastrophe':
      return whyNoCatastrophe(s, a.square)
    case 'withdraw':
      return { rule: 'leader-at-home' }
    case 'swap':
      return { rule: 'tile-not-in-hand' }
    case 'war':
      return { rule: 'no-such-war' }
    case 'support':
      return s.phase.kind === 'support' ? whyNoSupport(s, s.phase.conflict, a.count) : pending
    case 'monument':
      return a.built ? whyNoMonument(s, a.built.monument) : pending
    case 'wonder':
      return { rule: whyNoWonder(s) }
    case 'building':
      return { rule: 'building-line' }
    case 'take':
      return s.phase.kind === 'treasure' ? whyNoTreasure(s, s.phase.squares, a.square) : pending
    case 'pass':
    case 'point':
      return pending
  }
}

/** What already stands on a square that must be empty. */
function whyNotEmpty(s: State, square: number): Why | null {
  const piece = s.board[square] as number
  if (piece === EMPTY) return null
  return {
    rule: piece === CATASTROPHE ? 'square-blocked' : 'square-taken',
    params: { square: squareName(square) },
  }
}

function whyNoTile(s: State, colour: number, square: number): Why {
  if (inHand(s, s.active, colour) === 0) return { rule: 'tile-not-in-hand' }
  const taken = whyNotEmpty(s, square)
  if (taken) return taken
  const isRiver = MAPS[s.rules.map].river[square] === true
  if (colour === BLUE && !isRiver) return { rule: 'farm-on-land' }
  if (colour !== BLUE && isRiver) return { rule: 'tile-on-river' }
  return { rule: 'joins-three-kingdoms', params: { square: squareName(square) } }
}

function whyNoLeader(s: State, colour: number, square: number): Why {
  const from = s.leaders[leaderIndex(s.active, colour)] as number
  if (from === square) return { rule: 'leader-same-square' }
  const taken = whyNotEmpty(s, square)
  if (taken) return taken
  if (MAPS[s.rules.map].river[square]) return { rule: 'leader-on-river' }
  if (!besideTemple(s, square)) return { rule: 'leader-needs-temple' }
  const bits = findKingdoms(s).near[square] as number
  // The whole kingdom may look like one until the leader is lifted.
  const splits = from >= 0 && atMostOne(bits)
  return {
    rule: splits ? 'leader-lift-splits' : 'leader-joins-kingdoms',
    params: { square: squareName(square) },
  }
}

function whyNoCatastrophe(s: State, square: number): Why {
  const piece = s.board[square] as number
  if (s.catastrophes[s.active] === 0) return { rule: 'no-catastrophe-left' }
  if (isLeader(piece)) return { rule: 'catastrophe-leader' }
  if (piece === CATASTROPHE) return { rule: 'square-blocked', params: { square: squareName(square) } }
  if (piece === DOWN) return { rule: 'catastrophe-monument' }
  return { rule: s.treasures.includes(square) ? 'catastrophe-treasure' : 'catastrophe-building' }
}

function whyNoSupport(s: State, conflict: Conflict, count: number): Why {
  const have = supportersInHand(s, conflict)
  if (count > have) return { rule: 'support-not-in-hand', params: { have } }
  return attackerDecides(conflict)
    ? { rule: 'support-too-few', params: { need: conflict.defenderStrength + 1 - conflict.attackerStrength } }
    : { rule: 'support-not-equal', params: { need: attackerTotal(conflict) - conflict.defenderStrength } }
}

function whyNoMonument(s: State, monument: number): Why {
  const params = { monument: MONUMENT_NAMES[monument] ?? '' }
  if (s.monuments[monument] !== -1) return { rule: 'monument-built', params }
  if (!MONUMENTS[monument]?.includes(placedColour(s))) return { rule: 'monument-colour', params }
  return { rule: 'monument-square' }
}

function whyNoWonder(s: State): Rule {
  if (!s.rules.wonder) return 'wonder-off'
  return s.wonder === -1 ? 'wonder-shape' : 'wonder-built'
}

function whyNoTreasure(s: State, allowed: readonly number[], square: number): Why {
  const { of } = findKingdoms(s)
  const here = s.treasures.includes(square) && of[square] === of[allowed[0] as number]
  return { rule: here ? 'treasure-border' : 'treasure-elsewhere' }
}
