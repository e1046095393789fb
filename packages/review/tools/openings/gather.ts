import type { AnyGame, AnyOpenings } from '@ludoteca/engine'
import {
  addLine,
  cover,
  linesOf,
  matchOf,
  type Node,
  newNode,
  pruned,
  type Shipped,
} from '../../src/openings/index.ts'
import type { Pace, Played } from './play.ts'

/** Beginnings of fewer games than that are left out: a number, or one in so many games. */
const LEAST = { games: 6, part: 200 } as const

type Trees = Record<string, readonly Node<Played>[]>

/** What games add up to, with as few of them as show everything that is counted. */
export function gather(game: AnyGame, openings: AnyOpenings, all: readonly Played[], bot: Pace): Shipped {
  const sets = [...new Set(all.map(each => each.seats))]
    .sort((a, b) => a - b)
    .map(seats => {
      const played = all.filter(each => each.seats === seats)
      const whole: Trees = Object.fromEntries(
        openings.trees.map(({ key }) => [key, Array.from({ length: seats }, () => newNode<Played>())]),
      )
      for (const each of played) {
        const match = matchOf(game, game.version, each)
        if (!match || game.turn(match.state) !== null) throw new Error(`${each.seed} is no finished game`)
        for (const line of linesOf(openings, match)) {
          const root = whole[line.tree]?.[line.turn]
          if (root) addLine(root, line, each)
        }
      }
      const least = Math.max(LEAST.games, Math.ceil(played.length / LEAST.part))
      const trees: Trees = Object.fromEntries(
        Object.entries(whole).map(([key, turns]) => [key, turns.map(root => pruned(root, least))]),
      )
      return { seats, games: played.length, trees }
    })
  const chosen = [...cover(sets.flatMap(({ trees }) => Object.values(trees).flat()))]
  const numbers = new Map(chosen.map((each, i) => [each, i]))
  return {
    ...{ game: game.id, version: game.version, bot },
    sets: sets.map(set => ({
      ...set,
      trees: Object.fromEntries(
        Object.entries(set.trees).map(([key, turns]) => [key, turns.map(root => shown(root, numbers))]),
      ),
    })),
    games: chosen.map(({ seats, seed, log }) => ({ seats, seed, log })),
  }
}

/** A tree whose beginnings are seen in the chosen games, each in one of them. */
function shown(node: Node<Played>, numbers: ReadonlyMap<Played, number>): Node<number> {
  const seen = node.seen.flatMap(({ game, at }) => {
    const number = numbers.get(game)
    return number === undefined ? [] : [{ game: number, at }]
  })
  const next = [...node.next].map(([key, each]) => [key, shown(each, numbers)] as const)
  return { ...node, seen: seen.slice(0, 1), next: new Map(next) }
}
