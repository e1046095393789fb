import { type AnyMatch, notesIn, withNotes } from '@ludoteca/engine'
import { nameOf } from '../state.ts'
import { isPlayable, newTree } from './play.ts'
import { inOrder, type Line, LONGEST_NAME, PLAYED, type Place, pathOf, type Tree } from './tree.ts'

/*
 * What was tried in a game, in its save file: notes below the closing line, which readers of the game skip. The first names
 * the log and the place one looks at, each of the others is a line, below the one it leaves:
 *
 *     #whatif 1 {"of":"9f86…","here":[1,33]}
 *     #line {"id":1,"name":"Build first","parent":0,"at":30,"moves":["role builder"]}
 */
const HEAD = 'whatif 1 '
const LINE = 'line '

const MOST_LINES = 400
const MOST_MOVES = 20_000
const LONGEST_MOVE = 200

/** A tree and the place in it that is looked at. */
export interface Explored {
  readonly tree: Tree
  readonly here: Place
}

/** The file with these lines and no other note. */
export const withTree = (save: string, match: AnyMatch, { tree, here }: Explored): string =>
  withNotes(save, [
    HEAD + JSON.stringify({ of: nameOf(match), here: [here.line, here.at] }),
    ...inOrder(tree).map(
      ({ id, name, parent, at, moves }) => LINE + JSON.stringify({ id, name, parent, at, moves }),
    ),
  ])

/** What a file says was tried in this match: an empty tree where it says nothing; null where it is damaged. */
export function treeIn(save: string, match: AnyMatch): Explored | null {
  const notes = notesIn(save)
  const heads = notes.filter(note => note.startsWith(HEAD))
  const lines = notes.filter(note => note.startsWith(LINE))
  if (heads.length === 0 && lines.length === 0)
    return { tree: newTree(match), here: { line: PLAYED, at: match.steps.length } }
  const head = parsed(heads[0]?.slice(HEAD.length))
  if (heads.length !== 1 || !isObject(head) || head.of !== nameOf(match)) return null
  const tree = checkedLines(
    match,
    lines.map(line => parsed(line.slice(LINE.length))),
  )
  return tree && checkedPlace(tree, head.here)
}

function checkedPlace(tree: Tree, here: unknown): Explored | null {
  if (!Array.isArray(here) || here.length !== 2) return null
  const [line, at] = here as readonly unknown[]
  if (!isCount(line) || !isCount(at)) return null
  if (line !== PLAYED && !tree.lines.some(each => each.id === line)) return null
  return at <= pathOf(tree, line).length ? { tree, here: { line, at } } : null
}

function checkedLines(match: AnyMatch, found: readonly unknown[]): Tree | null {
  if (found.length > MOST_LINES) return null
  let tree = newTree(match)
  let moves = 0
  for (const each of found) {
    const line = checkedLine(tree, each)
    if (!line) return null
    moves += line.moves.length
    tree = { ...tree, lines: [...tree.lines, line] }
    if (moves > MOST_MOVES || !isPlayable(match, tree, line.id)) return null
  }
  return tree
}

/** A line that leaves one of the tree, with nothing beside what belongs to it. */
function checkedLine(tree: Tree, found: unknown): Line | null {
  if (!isObject(found)) return null
  const { id, name, parent, at, moves } = found
  if (!isCount(id) || !isCount(parent) || !isCount(at)) return null
  if (id === PLAYED || id > Number.MAX_SAFE_INTEGER / 2 || tree.lines.some(line => line.id === id))
    return null
  const left = tree.lines.find(line => line.id === parent)
  if (parent !== PLAYED && !left) return null
  if (at > pathOf(tree, parent).length || (left && at <= left.at)) return null
  if (typeof name !== 'string' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) return null
  const isMove = (move: unknown): boolean => typeof move === 'string' && move.length <= LONGEST_MOVE
  if (!Array.isArray(moves) || moves.length === 0 || !moves.every(isMove)) return null
  return { id, name, parent, at, moves: moves as string[] }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
