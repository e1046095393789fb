import {
  type AnyGame,
  type AnyMatch,
  act,
  begunUnder,
  type Options,
  playsVersion,
  resolveOptions,
  type Seat,
  startMatch,
} from '@ludoteca/engine'

/** What speaks for a solution: see `Reason`; its words are found where it is read. */
interface WhyKey {
  readonly key: string
  readonly kept?: true
  readonly seat?: Seat
}

/** A decision with one choice that is better than all others. */
export interface Puzzle {
  readonly id: string
  readonly game: string
  readonly seats: number
  /** Which of the games in the book, and how many steps into it. */
  readonly source: number
  readonly at: number
  readonly theme: string
  /** How hard it is, on the scale of the ratings of those who solve. */
  readonly rating: number
  readonly best: string
  /** What whoever thinks briefly takes instead. */
  readonly tempting: string
  /** The share of the victory after the solution. */
  readonly share: number
  /** What other choices lose, the least first. */
  readonly rivals: readonly (readonly [action: string, loss: number])[]
  readonly why: WhyKey | null
  /** The levels of bots that find it. */
  readonly solvers: readonly string[]
}

export interface Source {
  readonly seats: number
  readonly seed: string
  readonly log: readonly string[]
}

export interface Book {
  readonly game: string
  /** The version of the rules it was made under. */
  readonly version: number
  readonly options: Options
  readonly sources: readonly Source[]
  readonly puzzles: readonly Puzzle[]
}

/*
 * One line each:
 *
 *     puzzles 1 puerto-rico 2 {"rules":"text",…}
 *     game 3 a%2017 role settler;settle sugar;…
 *     {"at":57,"theme":"shipping",…}
 *
 * A game ends with its last puzzle, and its puzzles follow it.
 */
const MAGIC = 'puzzles 1'

type Written = Omit<Puzzle, 'id' | 'game' | 'seats' | 'source'>

export function writeBook({ game, version, options, sources, puzzles }: Book): string {
  const lines = [`${MAGIC} ${game} ${version} ${JSON.stringify(options)}`]
  for (const [at, { seats, seed, log }] of sources.entries()) {
    lines.push(`game ${seats} ${encodeURIComponent(seed)} ${log.join(';')}`)
    for (const { id: _, game: __, seats: ___, source, ...rest } of puzzles)
      if (source === at) lines.push(JSON.stringify(rest satisfies Written))
  }
  return lines.join('\n')
}

export function readBook(text: string): Book {
  const [head = '', ...lines] = text.trim().split('\n')
  const [, game = '', version, options] = /^puzzles 1 (\S+) (\d+) (\{.*\})$/.exec(head) ?? []
  if (options === undefined) throw new SyntaxError(`not a book of puzzles: ${head.slice(0, 40)}`)
  const sources: Source[] = []
  const puzzles: Puzzle[] = []
  for (const line of lines) {
    const [, seats, seed, log] = /^game (\d+) (\S+) (.*)$/.exec(line) ?? []
    if (seed !== undefined) {
      sources.push({ seats: Number(seats), seed: decodeURIComponent(seed), log: (log ?? '').split(';') })
      continue
    }
    const written = JSON.parse(line) as Written
    const source = sources.length - 1
    const from = sources[source] as Source
    puzzles.push({ ...written, game, source, seats: from.seats, id: idOf(from.seed, written.at) })
  }
  return { game, version: Number(version), options: JSON.parse(options) as Options, sources, puzzles }
}

/** What a puzzle is called in addresses. */
export const idOf = (seed: string, at: number): string => `${seed.replace(/\W+/g, '')}-${at}`

/** The game of a puzzle as far as the decision, under the rules it was made under; null where they are gone. */
export function matchOf(game: AnyGame, book: Book, puzzle: Puzzle): AnyMatch | null {
  const source = book.sources[puzzle.source]
  const resolved = source && resolveOptions(game, source.seats, book.options)
  if (!resolved?.ok || !playsVersion(game, book.version)) return null
  const { seats, seed, log } = source as Source
  const setup = { seats, seed, options: resolved.options, ...begunUnder(game, book.version) }
  const match = startMatch(game, setup)
  for (const notation of log.slice(0, puzzle.at)) {
    const action = game.read(notation)
    const turn = game.turn(match.state)
    if (!action || turn === null || !act(match, turn, [action]).ok) return null
  }
  const best = game.read(puzzle.best)
  return best && game.turn(match.state) !== null && !game.refusal(match.state, best) ? match : null
}

/** What this choice loses: 0 for the solution, null where it was too poor to be looked at closely. */
export function lossIn({ best, rivals }: Puzzle, notation: string): number | null {
  if (notation === best) return 0
  return rivals.find(([action]) => action === notation)?.[1] ?? null
}
