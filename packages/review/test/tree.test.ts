import { weigh } from '@ludoteca/bots/judge'
import {
  type AnyGame,
  type AnyMatch,
  act,
  below,
  readSave,
  rngFrom,
  stateAt,
  withNotes,
  writeSave,
} from '@ludoteca/engine'
import { toy as toyRules } from '@ludoteca/testkit/toy'
import { beforeAll, describe, expect, test } from 'vitest'
import { withReview } from '../src/index.ts'
import { newReview } from '../src/state.ts'
import {
  type Explored,
  follow,
  inOrder,
  matchAt,
  mended,
  newTree,
  PLAYED,
  pathOf,
  promote,
  remove,
  rename,
  type Tree,
  treeIn,
  withTree,
} from '../src/tree/index.ts'
import { botGame } from './games.ts'

const toy = toyRules as unknown as AnyGame
let match: AnyMatch
beforeAll(async () => {
  match = await botGame(toy, 3, 'random', 'tree')
})

/** The actions of a way that leaves the game after so many steps, and goes on with the last choice offered. */
function otherWay(from: readonly string[], at: number, length: number): string[] {
  const tree = { played: from, lines: [] }
  const here = matchAt(match, tree, { line: PLAYED, at }) as AnyMatch
  for (let i = 0; i < length; i++) {
    const turn = toy.turn(here.state)
    if (turn === null) throw new Error('over too soon')
    const legal = toy.legal(here.state)
    const action = legal.findLast(each => i > 0 || toy.write(each) !== from[at])
    if (!action) throw new Error('no other choice')
    act(here, turn, [action])
  }
  return here.steps.map(step => toy.write(step.action))
}

/** Steps of the game at which there is something else to choose. */
const forks = (path: readonly string[]): number[] =>
  path.flatMap((_, at) => {
    const found = matchAt(match, { played: path, lines: [] }, { line: PLAYED, at }) as AnyMatch
    return toy.legal(found.state).length > 1 && at < path.length - 4 ? [at] : []
  })

/** Two lines that leave the game, and one that leaves the first of them. */
function grown(): { tree: Tree; first: string[]; second: string[]; third: string[] } {
  const empty = newTree(match)
  const [a = 0, b = 0] = forks(empty.played)
  const first = otherWay(empty.played, b, 4)
  const second = otherWay(empty.played, a, 2)
  const inner = forks([...first]).find(at => at > b) ?? b + 1
  const third = otherWay(first, inner, 1)
  let { tree } = follow(empty, first, PLAYED)
  tree = follow(tree, second, PLAYED).tree
  tree = follow(tree, third, 1).tree
  return { tree, first, second, third }
}

const paths = (tree: Tree) => [PLAYED, ...tree.lines.map(line => line.id)].map(id => pathOf(tree, id))

describe('the tree of what was tried', () => {
  test('following the game adds nothing', () => {
    const tree = newTree(match)
    const at = tree.played.length - 1
    expect(follow(tree, tree.played.slice(0, at), PLAYED)).toEqual({ tree, here: { line: PLAYED, at } })
  })

  test('another choice begins a line, going on lengthens it, and going there again finds it', () => {
    const { tree, first, second, third } = grown()
    expect(tree.lines.map(line => line.parent)).toEqual([PLAYED, PLAYED, 1])
    expect(paths(tree).slice(1)).toEqual([first, second, third])
    expect(follow(tree, first, PLAYED)).toEqual({ tree, here: { line: 1, at: first.length } })
    expect(follow(tree, first.slice(0, 2), 1).here).toEqual({ line: 1, at: 2 })
    const longer = follow(tree, [...second, 'x'], 2)
    expect(longer.tree.lines).toHaveLength(3)
    expect(pathOf(longer.tree, 2).at(-1)).toBe('x')
  })

  test('after the end of the game as it was played a line begins: what was played stays', () => {
    const tree = { played: ['a'], lines: [] }
    const { tree: after } = follow(tree, ['a', 'b'], PLAYED)
    expect(after.played).toEqual(['a'])
    expect(after.lines).toEqual([{ id: 1, name: '', parent: PLAYED, at: 1, moves: ['b'] }])
  })

  test('every place of a line is a position of the rules', () => {
    const { tree, third } = grown()
    const found = matchAt(match, tree, { line: 3, at: third.length })
    expect(found?.steps.map(step => toy.write(step.action))).toEqual(third)
    expect(matchAt(match, tree, { line: PLAYED, at: 5 })?.state).toEqual(stateAt(match, 5))
  })

  test('removing a line removes those that leave it, and one stands where it left', () => {
    const { tree } = grown()
    const at = tree.lines[2]?.at ?? 0
    const left = remove(tree, 1, { line: 3, at: at + 1 })
    expect(left.tree.lines.map(line => line.id)).toEqual([2])
    expect(left.here).toEqual({ line: PLAYED, at: tree.lines[0]?.at })
    expect(remove(tree, 2, { line: 3, at }).here).toEqual({ line: 3, at })
  })

  test('promoting keeps every way; what leaves the game comes first, what leaves a line takes its place', () => {
    const { tree, first, third } = grown()
    expect(inOrder(promote(tree, 2)).map(line => line.id)).toEqual([2, 1, 3])
    const swapped = promote(tree, 3)
    expect(inOrder(swapped).map(({ id, depth }) => [id, depth])).toEqual([
      [3, 0],
      [1, 1],
      [2, 0],
    ])
    expect(pathOf(swapped, 3)).toEqual(third)
    expect(pathOf(swapped, 1)).toEqual(first)
    expect(promote(promote(swapped, 1), 9)).toEqual(promote(swapped, 1))
  })

  test('names are short and without control characters', () => {
    const { tree } = grown()
    expect(rename(tree, 1, ' a\nb ').lines[0]?.name).toBe('a b')
    expect(rename(tree, 1, '中'.repeat(500)).lines[0]?.name.length).toBeLessThanOrEqual(60)
  })

  test('lines that the rules do not allow any more are left out, with those that leave them', () => {
    const { tree } = grown()
    const broken = { ...tree, lines: tree.lines.map(l => (l.id === 1 ? { ...l, moves: ['draw 999'] } : l)) }
    expect(mended(match, broken).lines.map(line => line.id)).toEqual([2])
    expect(mended(match, tree)).toEqual(tree)
  })
})

describe('lines in a save file', () => {
  const explored = (): Explored => ({ tree: rename(grown().tree, 2, '先建造'), here: { line: 3, at: 2 } })

  test('they come back as they were, and readers of the game skip them', () => {
    const state = explored()
    const text = withTree(writeSave(match), match, state)
    const loaded = readSave(text, [toy])
    expect(loaded.ok).toBe(true)
    const back = treeIn(text, match)
    expect(back?.here).toEqual(state.here)
    expect(back && inOrder(back.tree)).toEqual(inOrder(state.tree))
    expect(withTree(writeSave(match), match, back as Explored)).toBe(text)
  })

  test('a file without any, or with a review alone, has an empty tree', () => {
    const save = writeSave(match)
    const reviewed = withReview(save, newReview(match, { steps: 1, seed: 'x' }))
    for (const text of [save, reviewed]) expect(treeIn(text, match)?.tree).toEqual(newTree(match))
  })

  test('anything odd and there is no tree', () => {
    const save = writeSave(match)
    const [head = '', ...lines] = withTree(save, match, explored())
      .split('\n')
      .filter(line => line.startsWith('#'))
      .map(line => line.slice(1))
    const first = JSON.parse(lines[0]?.slice('line '.length) ?? '') as Record<string, unknown>
    const with_ = (...notes: string[]) => treeIn(withNotes(save, notes), match)
    const line = (change: object) =>
      with_(head, `line ${JSON.stringify({ ...first, ...change })}`, ...lines.slice(1))
    expect(line({})).not.toBeNull()
    const odd: object[] = [
      { id: 0 },
      { id: 2 },
      { id: 1.5 },
      { id: '__proto__' },
      { parent: 7 },
      { parent: '__proto__' },
      { at: -1 },
      { at: 100_000 },
      { name: 'x'.repeat(61) },
      { name: '\u001b[2J' },
      { name: {} },
      { moves: [] },
      { moves: ['draw 999'] },
      { moves: [7] },
      { moves: 'toString' },
      { moves: { length: 1 } },
    ]
    for (const change of odd) expect(line(change), JSON.stringify(change)).toBeNull()
    const many = Array.from({ length: 500 }, (_, i) => `line ${JSON.stringify({ ...first, id: i + 10 })}`)
    expect(with_(head, ...many)).toBeNull()
    expect(with_(...lines)).toBeNull()
    expect(with_(head, head, ...lines)).toBeNull()
    expect(with_(head, 'line {', ...lines.slice(1))).toBeNull()
    expect(with_(head.replace(/"of":"./, '"of":"!'), ...lines)).toBeNull()
    for (const here of ['[9,1]', '[0,99999]', '[0]', '{}', 'null', '["constructor",0]'])
      expect(with_(head.replace(/"here":\[[^\]]*\]/, `"here":${here}`), ...lines), here).toBeNull()
    const polluted = with_(
      head,
      `line {"__proto__":{"polluted":1},"id":1,"parent":0,"at":0,"moves":["x"],"name":""}`,
    )
    expect(polluted).toBeNull()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('a seeded mess of damaged notes never throws', () => {
    const text = withTree(writeSave(match), match, explored())
    const start = text.indexOf('#')
    const rng = rngFrom('mess')
    for (let i = 0; i < 300; i++) {
      const at = start + below(rng, text.length - start)
      const damaged =
        text.slice(0, at) + String.fromCharCode(32 + below(rng, 90)) + text.slice(at + 1 + below(rng, 3))
      expect(() => treeIn(damaged, match)).not.toThrow()
    }
  })
})

test('choices are weighed alike for the same seed, the best first, and can be interrupted', async () => {
  const at = forks(newTree(match).played)[0] ?? 0
  const seat = match.steps[at]?.seat ?? 0
  const view = toy.witness(stateAt(match, at), seat)
  const found = await weigh(toy, view, seat, { steps: 40, seed: 'w' })
  expect(found.length).toBeGreaterThan(1)
  expect(await weigh(toy, view, seat, { steps: 40, seed: 'w' })).toEqual(found)
  for (const { action, shares } of found) {
    expect(toy.refusal(view, action)).toBeNull()
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  }
  const stopped = await weigh(toy, view, seat, { steps: 1e9, seed: 'w' }, { aborted: true })
  expect(stopped.length).toBeGreaterThan(0)
})
