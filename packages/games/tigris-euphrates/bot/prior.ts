import {
  type Action,
  BLACK,
  COLOURS,
  type Conflict,
  EMPTY,
  GREEN,
  leaderIndex,
  RED,
  type State,
  seatOfIndex,
  TEMPLE,
} from '../rules/index.ts'
import { type Situation, situationOf, templesBeside } from './realms.ts'
import { mostAlike } from './works.ts'

/** Supporters an opponent may be expected to have. */
const EXPECTED = 1.2

/** Hundreds of actions are possible and few matter: points, safe leaders, and wars that can be won. */
export function prior(s: State, legal: readonly Action[]): readonly number[] | null {
  if (s.phase.kind === 'support') return support(s.phase.conflict, legal)
  if (s.phase.kind !== 'action') return null
  const situation = situationOf(s)
  return legal.map(act => value(s, situation, act))
}

function value(s: State, board: Situation, act: Action): number {
  switch (act.type) {
    case 'tile':
      return tile(s, board, act.colour, act.square)
    case 'leader':
      return leader(s, board, act.colour, act.square)
    case 'catastrophe':
      return catastrophe(s, board, act.square)
    case 'swap':
      return swap(s, board, act.tiles)
    case 'withdraw':
      return -0.6
    default:
      return -2
  }
}

const bitsOf = (mask: number): number[] => COLOURS_OF_16.filter(bit => (mask >> bit) & 1)
const COLOURS_OF_16 = Array.from({ length: 16 }, (_, i) => i)

function tile(s: State, board: Situation, colour: number, square: number): number {
  const near = board.map.near[square] as number
  const shape = nearlySquare(s, colour, square)
  if (near === 0) return 0.02 + 0.1 * shape
  if ((near & (near - 1)) !== 0) return unification(s, board, near)
  const kingdom = 31 - Math.clz32(near)
  let gainer = board.leaders[kingdom * 4 + colour] as number
  if (gainer < 0) gainer = board.leaders[kingdom * 4 + BLACK] as number
  const presence = COLOURS.some(each => isOwn(s, board.leaders[kingdom * 4 + each] as number)) ? 0.1 : 0
  if (gainer < 0) return presence + 0.2 * shape * (presence > 0 ? 1 : 0)
  if (!isOwn(s, gainer)) return presence - 0.4 * (1 / s.seats) - 0.2
  return (
    presence +
    (board.need[colour] as number) +
    shape * (board.need[colour] as number) +
    (colour === RED ? 0.05 : 0)
  )
}

const isOwn = (s: State, leaderAt: number): boolean => leaderAt >= 0 && seatOfIndex(leaderAt) === s.active

/** 1 when this tile completes a square of one colour, less when it prepares one. */
function nearlySquare(s: State, colour: number, square: number): number {
  const most = mostAlike(s, colour, square, 0)
  return most === 3 ? 1 : most === 2 ? 0.2 : 0
}

/** Two kingdoms become one: wars for each colour with two leaders, treasures for the trader. */
function unification(s: State, board: Situation, near: number): number {
  const [one = 0, other = 0] = bitsOf(near)
  let worth = -0.2
  let wars = 0
  for (const colour of COLOURS) {
    const a = board.leaders[one * 4 + colour] as number
    const b = board.leaders[other * 4 + colour] as number
    if (a < 0 || b < 0) continue
    wars++
    if (seatOfIndex(a) !== s.active && seatOfIndex(b) !== s.active) {
      worth += 0.1
      continue
    }
    const [mine, theirs] = isOwn(s, a) ? [one, other] : [other, one]
    const strength = (board.tiles[mine * 4 + colour] as number) + inHand(s, colour)
    const against = board.tiles[theirs * 4 + colour] as number
    const chance = odds(strength - against)
    worth +=
      chance * (board.need[colour] as number) * (1 + against) -
      (1 - chance) * (1 + 0.5 * (board.tiles[mine * 4 + colour] as number))
  }
  const treasures = (board.treasures[one] as number) + (board.treasures[other] as number)
  const trader = Math.max(
    board.leaders[one * 4 + GREEN] as number,
    board.leaders[other * 4 + GREEN] as number,
  )
  if (wars === 0 && treasures > 1) worth += isOwn(s, trader) ? 1.2 * (treasures - 1) : -0.5
  return worth
}

/** How likely a lead wins against supporters one cannot see. */
const odds = (margin: number): number => 1 / (1 + Math.exp(-1.4 * (margin - EXPECTED)))

const inHand = (s: State, colour: number): number => (s.hands[s.active]?.[colour] as number) ?? 0

function leader(s: State, board: Situation, colour: number, square: number): number {
  const index = leaderIndex(s.active, colour)
  const stands = s.leaders[index] as number
  const here = standing(s, board, colour, square, index)
  if (stands < 0) return here
  const kingdom = board.map.of[stands] as number
  return here - 0.3 - stay(s, board, colour, stands, kingdom)
}

function standing(s: State, board: Situation, colour: number, square: number, index: number): number {
  const near = board.map.near[square] as number
  if (near === 0) return 0.35 * (board.need[colour] as number) + 0.1 * templesBeside(s, square)
  const kingdom = 31 - Math.clz32(near)
  const rival = board.leaders[kingdom * 4 + colour] as number
  const worth = stay(s, board, colour, square, kingdom)
  if (rival < 0 || rival === index) return worth
  const strength = templesBeside(s, square) + inHand(s, RED)
  const chance = odds(strength - templesBeside(s, s.leaders[rival] as number))
  return chance * (0.6 + worth + (board.need[RED] as number)) - (1 - chance) * 0.8
}

/** What a leader is worth in a kingdom. */
function stay(s: State, board: Situation, colour: number, square: number, kingdom: number): number {
  const at = kingdom * 4 + colour
  const treasures = colour === GREEN ? Math.max(0, (board.treasures[kingdom] as number) - 1) : 0
  const worth = 0.7 + 1.2 * (board.monuments[at] as number) + 0.6 * treasures + 0.15 * inHand(s, colour)
  return (
    worth * (board.need[colour] as number) +
    0.12 * Math.min(3, templesBeside(s, square)) +
    0.04 * Math.min(5, board.tiles[at] as number)
  )
}

/** Worth trying only where it hurts somebody else. */
function catastrophe(s: State, board: Situation, square: number): number {
  const piece = s.board[square] as number
  const kingdom = board.map.of[square] as number
  if (piece === EMPTY || kingdom < 0) return -1
  const owners = COLOURS.map(colour => board.leaders[kingdom * 4 + colour] as number)
  if (owners.some(index => isOwn(s, index))) return -0.8
  return piece === TEMPLE ? 0 : -0.2
}

/** Of all swaps only those that change most of the hand. */
function swap(s: State, board: Situation, tiles: readonly number[]): number {
  let wanted = 0
  let size = 0
  for (const colour of COLOURS) {
    const count = tiles[colour] as number
    size += count
    const ready = (s.leaders[leaderIndex(s.active, colour)] as number) >= 0 || colour === RED
    wanted += count * (board.need[colour] as number) * (ready ? 1 : 0.5)
  }
  return 0.02 * size - 0.15 * wanted
}

/** Enough to win and no more; nothing where it cannot be won. */
function support(conflict: Conflict, legal: readonly Action[]): number[] {
  const { attackerStrength, defenderStrength, attackerSupport } = conflict
  const attacking = attackerSupport === null
  const gap = attacking
    ? defenderStrength - attackerStrength + 1
    : attackerStrength + attackerSupport - defenderStrength
  const most = Math.max(...legal.map(act => (act.type === 'support' ? act.count : 0)))
  const enough = Math.max(0, attacking ? Math.round(gap + EXPECTED) : gap)
  const wanted = most < Math.max(0, gap) ? 0 : Math.min(most, enough)
  return legal.map(act => (act.type === 'support' ? -Math.abs(act.count - wanted) : 0))
}
