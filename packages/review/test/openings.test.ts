import {
  type AnyGame,
  type AnyMatch,
  type AnyOpenings,
  act,
  pick,
  playsVersion,
  resolveOptions,
  rngFrom,
  startMatch,
} from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  cover,
  interval,
  type Line,
  linesOf,
  matchOf,
  type Node,
  newNode,
  pruned,
  readShipped,
  type Shipped,
  writeShipped,
} from '../src/openings/index.ts'

const line = (steps: string, place: number, points: number, won = Number(place === 1)): Line => ({
  tree: 'roles',
  turn: 0,
  steps: [...steps].map((key, i) => ({ key, at: 3 * i + 1 })),
  ...{ won, place, points },
})

/** Three small games: two begin with `a`, one of them goes on with `b` and the other one with `c`; one ends at once. */
function three(): Node<string> {
  const root = newNode<string>()
  addLine(root, line('ab', 1, 30, 0.5), 'x')
  addLine(root, line('ac', 3, 12), 'y')
  addLine(root, line('', 2, 20), 'z')
  return root
}

const sums = ({ n, won, places, points }: Node<unknown>) => [n, won, places, points]
const at = (root: Node<string>, ...keys: string[]): Node<string> =>
  keys.reduce((node, key) => node.next.get(key) ?? newNode(), root)

describe('trees of openings', () => {
  test('add up games, victories, places and points of every beginning', () => {
    const root = three()
    expect(sums(root)).toEqual([3, 0.5, 6, 62])
    expect(sums(at(root, 'a'))).toEqual([2, 0.5, 4, 42])
    expect(sums(at(root, 'a', 'b'))).toEqual([1, 0.5, 1, 30])
    expect(sums(at(root, 'a', 'c'))).toEqual([1, 0, 3, 12])
    expect(at(root, 'a').seen).toEqual([
      { game: 'x', at: 1 },
      { game: 'y', at: 1 },
    ])
    expect(at(root, 'a', 'c').seen).toEqual([{ game: 'y', at: 4 }])
  })

  test('lose what is rare and keep how many games there were', () => {
    const few = pruned(three(), 2)
    expect([...few.next.keys()]).toEqual(['a'])
    expect(sums(few)).toEqual([3, 0.5, 6, 62])
    expect(few.next.get('a')?.next.size).toBe(0)
  })

  test('are shown by few games, in which every beginning is seen', () => {
    const root = three()
    addLine(root, line('ab', 2, 20), 'w')
    expect([...cover([root])].sort()).toEqual(['x', 'y'])
    expect(cover([newNode()]).size).toBe(0)
  })

  test('are the same after they were written and read', async () => {
    const root = newNode<number>()
    addLine(root, line('ab', 1, 30, 1 / 3), 0)
    addLine(root, line('ab', 2, -4), 1)
    addLine(root, line('c', 2, 7), 1)
    const shipped: Shipped = {
      ...{ game: 'chess', version: 3, bot: { level: 'expert', steps: 8, inside: 2 } },
      sets: [{ seats: 2, games: 3, trees: { roles: [root, newNode()] } }],
      games: [
        { seats: 2, seed: 'a b', log: ['role x', 'pass', 'role x'] },
        { seats: 2, seed: 'é', log: [] },
      ],
    }
    const read = await readShipped(await writeShipped(shipped))
    const [back, empty] = read.sets[0]?.trees.roles ?? []
    expect({ ...read, sets: [] }).toEqual({ ...shipped, sets: [] })
    expect(back && sums(back)).toEqual([3, 1 / 3, 5, 33])
    expect([...(back?.next.keys() ?? [])]).toEqual(['a', 'c'])
    expect(back?.next.get('a')?.next.get('b')?.seen).toEqual([{ game: 0, at: 4 }])
    expect(empty && sums(empty)).toEqual([0, 0, 0, 0])
  })
})

test('an interval is wide where there are few games, and keeps to shares', () => {
  const [few, many] = [interval(0.5, 4), interval(0.5, 400)]
  expect(few.to - few.from).toBeGreaterThan(3 * (many.to - many.from))
  expect(interval(0, 1)).toMatchObject({ from: 0 })
  expect(interval(1, 1).to).toBeLessThanOrEqual(1)
  expect(interval(0, 0).to).toBeLessThanOrEqual(1)
})

/** A whole game of bots that choose anything. */
function random(game: AnyGame, seats: number, seed: string): AnyMatch {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const match = startMatch(game, { seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  for (let seat = game.turn(match.state); seat !== null; seat = game.turn(match.state))
    act(match, seat, [pick(rng, game.legal(match.state))])
  return match
}

async function partOf(id: string): Promise<{ game: AnyGame; openings: AnyOpenings }> {
  const shelved = findGame(id)
  const openings = await shelved?.openings?.()
  if (!shelved || !openings) throw new Error(`${id} has no openings`)
  return { game: await shelved.rules(), openings }
}

describe.each(shelf.filter(each => each.openings).map(({ id }) => id))('openings of %s', id => {
  test('are lines of every seat and tree, with the result of the seat', async () => {
    const { game, openings } = await partOf(id)
    const match = random(game, 3, 'lines')
    const first = openings.first(game.create(match.setup))
    const lines = linesOf(openings, match)
    expect(lines).toHaveLength(3 * openings.trees.length)
    for (const { rank, total, seat } of game.standings(match.state)) {
      const own = lines.filter(each => each.turn === (seat - first + 3) % 3)
      expect(own.map(each => [each.place, each.points])).toEqual(openings.trees.map(() => [rank, total]))
    }
    for (const { key, depth, shared } of openings.trees) {
      const found = lines.filter(each => each.tree === key)
      for (const each of found) expect(each.steps.length).toBeLessThanOrEqual(depth)
      if (shared) expect(new Set(found.map(each => JSON.stringify(each.steps))).size).toBe(1)
    }
    expect(linesOf(openings, match, 0).every(each => each.steps.length === 0)).toBe(true)
  })

  test('that are shipped add up, and each is seen in the game that is shown for it', async () => {
    const { game, openings } = await partOf(id)
    const { version, sets, games } = await readShipped(await openings.shipped())
    expect(playsVersion(game, version), 'made by other rules: npm run explorer').toBe(true)
    expect(sets.find(each => each.seats === 4)?.games).toBeGreaterThanOrEqual(2000)
    const looked = games.flatMap((_, i) => (i % Math.ceil(games.length / 12) === 0 ? [i] : []))
    const found = new Map<number, readonly Line[]>()
    for (const i of looked) {
      const match = matchOf(game, version, games[i] as (typeof games)[number])
      expect(match && game.turn(match.state), `game ${i} does not follow the rules`).toBe(null)
      if (match) found.set(i, linesOf(openings, match))
    }
    let shown = 0
    function check(node: Node<number>, tree: string, turn: number, keys: readonly string[]): void {
      const next = [...node.next]
      expect(next.reduce((sum, [, { n }]) => sum + n, 0)).toBeLessThanOrEqual(node.n)
      const [{ game: i, at: position } = { game: -1, at: 0 }] = node.seen
      expect(i, `${tree} ${keys.join(' ')} is seen nowhere`).toBeGreaterThanOrEqual(0)
      const steps = found.get(i)?.find(each => each.tree === tree && each.turn === turn)?.steps
      if (steps) {
        shown++
        expect(steps.slice(0, keys.length).map(each => each.key)).toEqual(keys)
        if (keys.length > 0) expect(steps[keys.length - 1]?.at).toBe(position)
      }
      for (const [key, below] of next) check(below, tree, turn, [...keys, key])
    }
    for (const set of sets)
      for (const [tree, turns] of Object.entries(set.trees))
        for (const [turn, root] of turns.entries()) {
          expect(root.n).toBe(set.games)
          check(root, tree, turn, [])
        }
    expect(shown).toBeGreaterThan(12)
  })
})
