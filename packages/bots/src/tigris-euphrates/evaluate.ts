import type { Seat } from '@ludoteca/engine'
import {
  COLOURS,
  finalColours,
  GREEN,
  HAND_SIZE,
  type KingdomInfo,
  kingdoms,
  type LeaderInfo,
  MONUMENTS,
  RED,
  type State,
  tigrisEuphrates,
  UNKNOWN,
} from '@ludoteca/tigris-euphrates'

/** What counts is the weakest colour; the others matter as far as they may become the weakest. */
const BY_RANK = [1, 0.45, 0.2, 0.1] as const
const OTHERS = 0.5
const VICTORY = 100

export function evaluate(s: State, seat: Seat): number {
  if (s.phase.kind === 'over') return tigrisEuphrates.standings(s)[seat]?.rank === 1 ? VICTORY : -VICTORY
  const realms = kingdoms(s)
  let own = 0
  let others = 0
  for (let i = 0; i < s.seats; i++) {
    const worth = points(s, i) + outlook(s, i, realms)
    if (i === seat) own = worth
    else others += worth / (s.seats - 1)
  }
  return own + hand(s, seat) - OTHERS * others
}

function points(s: State, seat: Seat): number {
  let worth = 0
  const colours = finalColours(s.scores[seat] ?? [])
  for (const [rank, count] of colours.entries()) worth += (BY_RANK[rank] ?? 0) * count
  return worth
}

/** What the leaders on the board promise: more in colours the player is short of. */
function outlook(s: State, seat: Seat, realms: readonly KingdomInfo[]): number {
  const score = s.scores[seat] ?? []
  const weakest = Math.min(...COLOURS.map(colour => score[colour] ?? 0))
  let worth = 0
  for (const realm of realms) {
    for (const leader of realm.leaders) {
      if (leader.seat !== seat) continue
      const need = 1 / (1 + 0.5 * ((score[leader.colour] ?? 0) - weakest))
      worth += need * (0.6 + income(leader, realm)) + safety(leader, realm)
    }
  }
  return worth
}

/** A monument pays every turn; a trader waits for treasures. */
function income({ colour }: LeaderInfo, realm: KingdomInfo): number {
  const monuments = realm.monuments.filter(monument => MONUMENTS[monument]?.includes(colour)).length
  const treasures = colour === GREEN ? Math.max(0, realm.treasures.length - 1) : 0
  return 1.1 * monuments + 0.5 * treasures
}

/** Temples hold off revolts, followers win wars; a lonely leader among many neighbours falls soon. */
function safety({ inner, outer }: LeaderInfo, realm: KingdomInfo): number {
  return 0.12 * Math.min(inner, 3) + 0.06 * Math.min(outer, 6) + 0.02 * Math.min(realm.squares.length, 10)
}

/** Temples to defend with, and some of everything to score with. */
function hand(s: State, seat: Seat): number {
  const tiles = s.hands[seat] ?? []
  if ((tiles[UNKNOWN] ?? 0) > 0) return 0
  const kinds = COLOURS.filter(colour => (tiles[colour] ?? 0) > 0).length
  const held = COLOURS.reduce<number>((sum, colour) => sum + (tiles[colour] ?? 0), 0)
  return (
    0.05 * Math.min(tiles[RED] ?? 0, 3) +
    0.06 * kinds +
    0.08 * Math.min(held, HAND_SIZE) +
    0.35 * (s.catastrophes[seat] ?? 0)
  )
}
