import type { AnyPuzzles } from '@ludoteca/bot-kit/puzzles.ts'
import { type AnyGame, canonical, stateAt } from '@ludoteca/engine'
import {
  type Book,
  difficulty,
  gradeOf,
  idOf,
  matchOf,
  type Puzzle,
  type Source,
} from '../../src/puzzle/index.ts'
import type { Found } from './found.ts'

/** Puzzles of one game at most, and of one book. */
const PER_SOURCE = 8
const MOST = 180
/** The levels whose tries say how hard a puzzle is; those that find it at least every other time are named. */
const TRIED = ['easy', 'glance', 'quick', 'short', 'hard'] as const
const NAMED: Readonly<Record<string, string>> = { easy: 'easy', hard: 'hard' }

interface Candidate {
  readonly found: Found
  readonly puzzle: Puzzle
  readonly lead: number
}

/** Picks puzzles of all themes, numbers of players and grades, those with the clearest solution first. */
export function chosen(game: AnyGame, { themeOf }: Pick<AnyPuzzles, 'themeOf'>, all: readonly Found[]): Book {
  const of = all.filter(each => each.game === game.id && each.version === game.version)
  const suitable = of.flatMap(each => candidate(game, themeOf, each) ?? [])
  const left = new Map(suitable.map(each => [each.puzzle.id, each]))
  const options = of[0]?.options ?? {}
  const counts = new Map<string, number>()
  const taken: Candidate[] = []
  const keysOf = ({ found, puzzle }: Candidate): string[] => [
    `theme ${puzzle.theme}`,
    `seats ${found.seats}`,
    `grade ${gradeOf(puzzle.rating)}`,
  ]
  const crowd = (each: Candidate): number =>
    keysOf(each).reduce((sum, key) => sum + (counts.get(key) ?? 0), 0) - each.lead
  while (taken.length < MOST && left.size > 0) {
    const next = [...left.values()].reduce((a, b) => (crowd(b) < crowd(a) ? b : a))
    left.delete(next.puzzle.id)
    if (taken.filter(({ found }) => found.seed === next.found.seed).length >= PER_SOURCE) continue
    if (canonical(next.found.options) !== canonical(options)) continue
    taken.push(next)
    for (const key of keysOf(next)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sources: Source[] = []
  const puzzles: Puzzle[] = []
  for (const seed of new Set(taken.map(({ found }) => found.seed))) {
    const own = taken.filter(({ found }) => found.seed === seed).sort((a, b) => a.puzzle.at - b.puzzle.at)
    const last = (own.at(-1) as Candidate).found
    for (const { puzzle } of own) puzzles.push({ ...puzzle, source: sources.length })
    sources.push({ seats: last.seats, seed, log: last.log })
  }
  return { game: game.id, version: game.version, options, sources, puzzles }
}

function candidate(game: AnyGame, themeOf: AnyPuzzles['themeOf'], found: Found): Candidate | null {
  const { seats, seed, log, solution, tempting, share, rivals, why, solved } = found
  const lead = rivals[0]?.loss ?? 0
  const part = (level: string): number => {
    const [hits = 0, tries = 1] = solved[level] ?? []
    return hits / tries
  }
  const puzzle: Puzzle = {
    id: idOf(seed, log.length),
    game: game.id,
    seats,
    source: 0,
    at: log.length,
    theme: '',
    rating: 0,
    best: solution,
    tempting,
    share,
    rivals: rivals.map(({ action, loss }) => [action, loss] as const),
    why: why && {
      key: why.key,
      ...(why.kept && { kept: true as const }),
      ...(why.params.seat !== undefined && { seat: why.params.seat }),
    },
    solvers: Object.keys(NAMED).filter(level => part(level) >= 0.5),
  }
  const book = { game: game.id, version: found.version, options: found.options, puzzles: [] }
  const match = matchOf(game, { ...book, sources: [{ seats, seed, log }] }, puzzle)
  const action = game.read(solution)
  if (!match || !action) throw new Error(`${puzzle.id} cannot be played through`)
  const before = stateAt(match, log.length)
  const choices = game.legal(before).length
  const rating = difficulty({ found: TRIED.map(part), lead, choices })
  const after = game.clone(before)
  game.apply(after, action)
  const theme = themeOf(before, action, after)
  if (theme === null) return null
  const denies = why?.key === 'rival' || why?.key === 'denies'
  return { found, lead, puzzle: { ...puzzle, rating, theme: denies ? 'denying' : theme } }
}
