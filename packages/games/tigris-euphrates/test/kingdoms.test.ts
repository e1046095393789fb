import { below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { SQUARES } from '../rules/data/board.ts'
import { MAPS } from '../rules/data/maps.ts'
import { tigrisEuphrates } from '../rules/game.ts'
import {
  findKingdoms,
  kingdomsOfColour,
  ledBy,
  newKingdoms,
  partsWithout,
  regionsAround,
} from '../rules/phases/kingdoms.ts'
import { CATASTROPHE, DOWN, EMPTY, leaderOf, type State } from '../rules/state.ts'
import { position } from './cases/position.ts'
import { adjacent, bordering, kingdomsOf, regions } from './reference.ts'

const rng = rngFrom('kingdoms')
const chance = (percent: number): boolean => below(rng, 100) < percent

/** Pieces strewn over the board, thick or thin, legal or not: kingdoms must be right in any case. */
function strewn(): State {
  const s = position('hand1=RBGKRB')
  const density = below(rng, 90)
  for (let square = 0; square < SQUARES; square++) {
    if (!chance(density)) continue
    s.board[square] = chance(8) ? CATASTROPHE : chance(8) ? DOWN : 1 + below(rng, 4)
  }
  for (let index = 0; index < s.leaders.length; index++) {
    const square = below(rng, SQUARES)
    if (!chance(70) || s.leaders.includes(square)) continue
    s.leaders[index] = square
    s.board[square] = leaderOf(index)
  }
  return s
}

/** The squares of each kingdom, in the order of their first leaders. */
function asSets(found: ReturnType<typeof findKingdoms>): Set<number>[] {
  const sets = Array.from({ length: found.count }, () => new Set<number>())
  for (const [square, kingdom] of found.of.entries()) sets[kingdom]?.add(square)
  return sets
}

const sorted = (sets: readonly Set<number>[]): string[] =>
  sets.map(set => [...set].sort((a, b) => a - b).join()).sort()

/** Bits on the squares outside a kingdom that border on it. */
function bordersAgree(s: State, found: ReturnType<typeof findKingdoms>, without: number): boolean {
  const sets = asSets(found)
  return s.board.every((piece, square) => {
    if (piece !== EMPTY && piece !== CATASTROPHE && square !== without) return true
    let bits = 0
    for (const [kingdom, set] of sets.entries()) {
      if (adjacent(square).some(each => set.has(each))) bits |= 1 << kingdom
    }
    return found.near[square] === bits
  })
}

describe('kingdoms are found as a plain flood fill finds them', () => {
  test('all kingdoms agree in 3000 random positions, also with one square lifted', () => {
    const whole = newKingdoms()
    const parts = newKingdoms()
    for (let i = 0; i < 3000; i++) {
      const s = strewn()
      const without = chance(50) ? below(rng, SQUARES) : -1
      const found = findKingdoms(s, without)
      expect(sorted(asSets(found))).toEqual(sorted(kingdomsOf(s, without)))
      expect(bordersAgree(s, found, without)).toBe(true)
      const stands = s.leaders.find(square => square >= 0)
      if (stands === undefined) continue
      findKingdoms(s, -1, whole)
      const own = kingdomsOf(s).find(kingdom => kingdom.has(stands))
      const wanted = kingdomsOf(s, stands).filter(part => [...part].every(square => own?.has(square)))
      expect(sorted(asSets(partsWithout(s, stands, whole, parts)))).toEqual(sorted(wanted))
    }
  })

  test('the regions around a square and the kingdoms of one colour agree with the plain search', () => {
    for (let i = 0; i < 1000; i++) {
      const s = strewn()
      const square = s.board.indexOf(EMPTY, below(rng, SQUARES))
      if (square >= 0) {
        const found = regionsAround(s, square)
        const led = asSets(found).filter((_, region) => (ledBy(s, found) >> region) & 1)
        const touching = regions(s).filter(region => adjacent(square).some(each => region.has(each)))
        expect(sorted(asSets(found))).toEqual(sorted(touching))
        expect(led).toHaveLength(bordering(kingdomsOf(s), square))
      }
      const traders = s.leaders.filter((home, index) => home >= 0 && index % 4 === 2)
      const theirs = kingdomsOf(s).filter(kingdom => traders.some(home => kingdom.has(home)))
      expect(sorted(asSets(kingdomsOfColour(s, 2)))).toEqual(sorted(theirs))
    }
  })

  test('the squares for tiles and leaders agree with the plain search, along random games on both maps', () => {
    let compared = 0
    for (const [i, map] of ['A', 'B', 'A', 'B'].entries()) {
      const s = tigrisEuphrates.create({ seats: 2 + (i % 3), options: { map }, seed: `squares ${i}` })
      const out: Action[] = []
      while (tigrisEuphrates.turn(s) !== null) {
        tigrisEuphrates.legal(s, out)
        if (s.phase.kind === 'action') {
          expect(placements(out)).toEqual(plainPlacements(s))
          compared++
        }
        tigrisEuphrates.apply(s, out[below(rng, out.length)] as Action)
      }
    }
    expect(compared).toBeGreaterThan(400)
  })
})

const placements = (actions: readonly Action[]): string[] =>
  actions
    .filter(action => action.type === 'tile' || action.type === 'leader')
    .map(tigrisEuphrates.write)
    .sort()

/** Tiles and leaders by the letter of the rules, square by square. */
function plainPlacements(s: State): string[] {
  const { river } = MAPS[s.rules.map]
  const found: Action[] = []
  const kingdoms = kingdomsOf(s)
  const lifted = ([0, 1, 2, 3] as const).map(colour => kingdomsOf(s, s.leaders[s.active * 4 + colour]))
  for (let square = 0; square < SQUARES; square++) {
    if (s.board[square] !== EMPTY) continue
    for (const colour of [0, 1, 2, 3] as const) {
      const inHand = (s.hands[s.active]?.[colour] ?? 0) > 0
      if (inHand && river[square] === (colour === 1) && bordering(kingdoms, square) <= 2) {
        found.push({ type: 'tile', colour, square })
      }
      const temple = adjacent(square).some(each => s.board[each] === 1)
      if (temple && !river[square] && bordering(lifted[colour] ?? [], square) <= 1) {
        found.push({ type: 'leader', colour, square })
      }
    }
  }
  return found.map(tigrisEuphrates.write).sort()
}
