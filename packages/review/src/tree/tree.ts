/** The line of the game as it was played; the others are numbered as they are made. */
export const PLAYED = 0

/** Another way on from a position, as actions in their notation. */
export interface Line {
  readonly id: number
  /** What somebody called it; may be empty. */
  readonly name: string
  /** The line it leaves, and after how many steps of the game. */
  readonly parent: number
  readonly at: number
  /** Never empty. */
  readonly moves: readonly string[]
}

/** A game and what else was tried in it. Never changed in place. */
export interface Tree {
  readonly played: readonly string[]
  /** Of lines that leave the same one, the first counts most. */
  readonly lines: readonly Line[]
}

/** After so many steps of a line, those before it left the others included. */
export interface Place {
  readonly line: number
  readonly at: number
}

const lineOf = ({ lines }: Tree, id: number): Line | undefined => lines.find(each => each.id === id)

/** All actions of a line, from the start of the game. */
export function pathOf(tree: Tree, id: number): readonly string[] {
  const line = lineOf(tree, id)
  if (!line) return tree.played
  return [...pathOf(tree, line.parent).slice(0, line.at), ...line.moves]
}

/** The actions that lead to a place. */
export const movesTo = (tree: Tree, { line, at }: Place): readonly string[] => pathOf(tree, line).slice(0, at)

/** How long a name may be. */
export const LONGEST_NAME = 60

/**
 * Where these actions lead: along the line one is on if they can, else along another one, else on a new one that leaves
 * the others where they part.
 */
export function follow(tree: Tree, moves: readonly string[], current: number): { tree: Tree; here: Place } {
  const ids = [...new Set([current, PLAYED, ...tree.lines.map(line => line.id)])]
  let longest = { id: PLAYED, shared: -1, ends: false }
  for (const id of ids) {
    const path = pathOf(tree, id)
    const shared = sharedBy(path, moves)
    if (shared === moves.length) return { tree, here: { line: id, at: shared } }
    const ends = shared === path.length && id !== PLAYED
    if (shared > longest.shared || (shared === longest.shared && ends)) longest = { id, shared, ends }
  }
  const { id, shared, ends } = longest
  const rest = moves.slice(shared)
  const at = moves.length
  if (ends) {
    const lines = tree.lines.map(line =>
      line.id === id ? { ...line, moves: [...line.moves, ...rest] } : line,
    )
    return { tree: { ...tree, lines }, here: { line: id, at } }
  }
  const fresh = Math.max(PLAYED, ...tree.lines.map(line => line.id)) + 1
  const line: Line = { id: fresh, name: '', parent: ownerOf(tree, id, shared), at: shared, moves: rest }
  return { tree: { ...tree, lines: [...tree.lines, line] }, here: { line: fresh, at } }
}

function sharedBy(path: readonly string[], moves: readonly string[]): number {
  const parting = moves.findIndex((move, i) => path[i] !== move)
  return parting < 0 ? moves.length : parting
}

/** The line that a position belongs to: a line begins with its first own step. */
function ownerOf(tree: Tree, id: number, at: number): number {
  const line = lineOf(tree, id)
  return line && at <= line.at ? ownerOf(tree, line.parent, at) : id
}

export function rename(tree: Tree, id: number, name: string): Tree {
  const kept = [...name.replace(/\p{Cc}/gu, ' ').trim()].slice(0, LONGEST_NAME / 2).join('')
  return { ...tree, lines: tree.lines.map(line => (line.id === id ? { ...line, name: kept } : line)) }
}

/** Without a line and those that leave it; one stands where it left another. */
export function remove(tree: Tree, id: number, here: Place): { tree: Tree; here: Place } {
  const gone = new Set([id])
  for (let before = 0; before !== gone.size; ) {
    before = gone.size
    for (const line of tree.lines) if (gone.has(line.parent)) gone.add(line.id)
  }
  let { line, at } = here
  while (gone.has(line)) {
    const own = lineOf(tree, line) as Line
    at = Math.min(at, own.at)
    line = own.parent
  }
  return {
    tree: { ...tree, lines: tree.lines.filter(each => !gone.has(each.id)) },
    here: { line, at },
  }
}

/**
 * A line that leaves another trades places with what follows there; one that leaves the game as it was played, which
 * nothing changes, comes first.
 */
export function promote(tree: Tree, id: number): Tree {
  const line = lineOf(tree, id)
  if (!line) return tree
  const parent = lineOf(tree, line.parent)
  if (!parent) return { ...tree, lines: [line, ...tree.lines.filter(each => each !== line)] }
  const kept = line.at - parent.at
  const own = [...parent.moves.slice(0, kept), ...line.moves]
  const lines = tree.lines.map(each => {
    if (each === parent) return { ...line, parent: parent.parent, at: parent.at, moves: own }
    if (each === line) return { ...parent, parent: id, at: line.at, moves: parent.moves.slice(kept) }
    return each.parent === parent.id && each.at <= line.at ? { ...each, parent: id } : each
  })
  return { ...tree, lines: lines.filter(each => each.moves.length > 0) }
}

/** The lines in the order in which they are shown, each below the one it leaves. */
export function inOrder(tree: Tree): readonly (Line & { readonly depth: number })[] {
  const below = (parent: number, depth: number): (Line & { depth: number })[] =>
    tree.lines
      .filter(line => line.parent === parent)
      .flatMap(line => [{ ...line, depth }, ...below(line.id, depth + 1)])
  return below(PLAYED, 0)
}
