import {
  type AnyGame,
  type AnyMatch,
  act,
  begunUnder,
  DEAL,
  playsVersion,
  resolveOptions,
  startMatch,
} from '@ludoteca/engine'
import { type Example, type Node, newNode } from './tree.ts'

/** A game that bots played: what it follows from. */
interface ShippedGame {
  readonly seats: number
  readonly seed: string
  /** In notation. */
  readonly log: readonly string[]
}

/** The openings of games with so many players: trees by turn, under their keys. */
interface ShippedSet {
  readonly seats: number
  readonly games: number
  readonly trees: Readonly<Record<string, readonly Node<number>[]>>
}

/** Openings of games that bots played, and games in which each beginning is seen. */
export interface Shipped {
  readonly game: string
  readonly version: number
  /** Who played all seats: a level, with so many steps a decision, fewer in the middle of a turn. */
  readonly bot: { readonly level: string; readonly steps: number; readonly inside: number }
  readonly sets: readonly ShippedSet[]
  readonly games: readonly ShippedGame[]
}

/** Key, games, victories in sixtieths, places, points, game and position of the example, what comes next. */
type Row = readonly [string, number, number, number, number, number, number, readonly Row[]]

/** A part of a victory is a half, a third, a quarter or a fifth. */
const PARTS = 60
/** Signs that stand for actions begin here: none that JSON would have to mark. */
const FIRST_SIGN = 0x5d

const rowOf = (key: string, node: Node<number>): Row => {
  const [{ game, at } = { game: 0, at: 0 }] = node.seen
  const next = [...node.next].sort(([, a], [, b]) => b.n - a.n)
  const rows = next.map(([each, below]) => rowOf(each, below))
  return [key, node.n, Math.round(PARTS * node.won), node.places, node.points, game, at, rows]
}

function nodeOf([, n, won, places, points, game, at, rows]: Row): Node<number> {
  const seen: Example<number>[] = [{ game, at }]
  return {
    ...newNode<number>(),
    ...{ n, won: won / PARTS, places, points, seen },
    next: new Map(rows.map(row => [row[0], nodeOf(row)])),
  }
}

const mapped = <A, B>(record: Readonly<Record<string, A>>, of: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]))

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

/** As text that is small: every action that occurs is written once, and one sign stands for it in the games. */
export async function writeShipped({ sets, games, ...about }: Shipped): Promise<string> {
  const counts = new Map<string, number>()
  for (const line of games.flatMap(each => each.log)) counts.set(line, (counts.get(line) ?? 0) + 1)
  const actions = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([line]) => line)
  const signs = new Map(actions.map((line, i) => [line, String.fromCharCode(FIRST_SIGN + i)]))
  const data = {
    ...about,
    sets: sets.map(set => ({
      ...set,
      trees: mapped(set.trees, turns => turns.map(root => rowOf('', root))),
    })),
    actions,
    games: games.map(({ seats, seed, log }) => [seats, seed, log.map(line => signs.get(line)).join('')]),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  const small = await through(bytes, new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of small) binary += String.fromCharCode(byte)
  return btoa(binary)
}

interface Written {
  readonly game: string
  readonly version: number
  readonly bot: Shipped['bot']
  readonly sets: readonly {
    readonly seats: number
    readonly games: number
    readonly trees: Readonly<Record<string, readonly Row[]>>
  }[]
  readonly actions: readonly string[]
  readonly games: readonly (readonly [number, string, string])[]
}

export async function readShipped(text: string): Promise<Shipped> {
  const small = Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
  const bytes = await through(small, new DecompressionStream('deflate-raw'))
  const { sets, actions, games, ...about } = JSON.parse(new TextDecoder().decode(bytes)) as Written
  return {
    ...about,
    sets: sets.map(set => ({ ...set, trees: mapped(set.trees, turns => turns.map(nodeOf)) })),
    games: games.map(([seats, seed, log]) => ({
      seats,
      seed,
      log: [...log].map(sign => actions[sign.charCodeAt(0) - FIRST_SIGN] ?? ''),
    })),
  }
}

/** Plays a game that bots played, under the version of the rules it was played by; null where that is played no more. */
export function matchOf(game: AnyGame, version: number, { seats, seed, log }: ShippedGame): AnyMatch | null {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok || !playsVersion(game, version)) return null
  const setup = { seats, options: resolved.options, seed, deal: DEAL, ...begunUnder(game, version) }
  const match = startMatch(game, setup)
  for (const line of log) {
    const action = game.read(line)
    const seat = game.turn(match.state)
    if (!action || seat === null || !act(match, seat, [action]).ok) return null
  }
  return match
}
