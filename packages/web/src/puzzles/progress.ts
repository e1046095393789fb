import { BEGINNER, dayBefore, type Puzzle, type Rating, rated } from '@ludoteca/review/puzzle'
import { keep, readKept } from '../store/device.ts'

/** How somebody does in the puzzles of one game. */
interface Progress {
  readonly rating: Rating
  /** Puzzles that were tried, the latest last. */
  readonly met: readonly string[]
}

interface Kept {
  readonly games: Readonly<Record<string, Progress>>
  /** Days on which a puzzle of the day was solved, as `2026-11-19 puerto-rico`; the latest last. */
  readonly days: readonly string[]
}

const KEY = 'ludoteca.puzzles'
/** More than there are puzzles, and more than a year of days. */
const MOST = 500

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string').slice(-MOST) : []
const number = (value: unknown, standIn: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : standIn

function progressIn(kept: unknown): Progress {
  if (!isObject(kept)) return { rating: BEGINNER, met: [] }
  const rating = isObject(kept.rating) ? kept.rating : {}
  const value = number(rating.value, BEGINNER.value)
  return { rating: { value, count: number(rating.count, 0) }, met: texts(kept.met) }
}

function kept(): Kept {
  const found = readKept(KEY)
  if (!isObject(found)) return { games: {}, days: [] }
  const games = isObject(found.games) ? found.games : {}
  return {
    games: Object.fromEntries(Object.entries(games).map(([game, each]) => [game, progressIn(each)])),
    days: texts(found.days),
  }
}

export const progressOf = (game: string): Progress => kept().games[game] ?? progressIn(null)

/** Notes the first answer to a puzzle; how the rating changes, or null where the puzzle was met before. */
export function noteAnswer(puzzle: Puzzle, solved: boolean): { value: number; change: number } | null {
  const { games, days } = kept()
  const { rating, met } = games[puzzle.game] ?? progressIn(null)
  const known = met.includes(puzzle.id)
  const next = known ? rating : rated(rating, puzzle.rating, solved)
  const others = met.filter(id => id !== puzzle.id)
  const progress = { rating: next, met: [...others, puzzle.id].slice(-MOST) }
  keep(KEY, { games: { ...games, [puzzle.game]: progress }, days })
  return known ? null : { value: next.value, change: next.value - rating.value }
}

const dayKey = (day: string, game: string): string => `${day} ${game}`

export const isDaySolved = (day: string, game: string): boolean => kept().days.includes(dayKey(day, game))

export function noteDay(day: string, game: string): void {
  const { games, days } = kept()
  const key = dayKey(day, game)
  if (!days.includes(key)) keep(KEY, { games, days: [...days, key].slice(-MOST) })
}

/** Days in a row with a solved puzzle of the day, of any game, up to today or yesterday. */
export function streak(today: string): number {
  const solved = new Set(kept().days.map(each => each.split(' ')[0]))
  let count = 0
  for (let day = solved.has(today) ? today : dayBefore(today); solved.has(day); day = dayBefore(day)) count++
  return count
}

const GAME = 'ludoteca.puzzles.game'

/** The game whose puzzles were looked at last. */
export function lastGame(games: readonly string[]): string {
  const found = readKept(GAME)
  return games.find(each => each === found) ?? games[0] ?? ''
}

export const keepGame = (game: string): void => keep(GAME, game)
