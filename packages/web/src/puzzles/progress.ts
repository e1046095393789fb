import {
  dayBefore,
  NO_RECORD,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleRecord,
  type Rating,
  ratingIn,
  type SolvedDay,
  together,
} from '@ludoteca/review/puzzle'
import { keep, readKept } from '../store/device.ts'

/** How somebody does in the puzzles of one game. */
interface Progress {
  readonly rating: Rating
  /** Puzzles that were tried, the latest last. */
  readonly met: readonly string[]
}

interface Kept {
  /** The account it belongs to; null: to whoever is at the device. */
  readonly owner: string | null
  readonly record: PuzzleRecord
  /** Puzzles that were met again, as `puerto-rico a1-57`; the latest last. */
  readonly again: readonly string[]
}

const KEY = 'ludoteca.puzzles'
const NOTHING: Kept = { owner: null, record: NO_RECORD, again: [] }
/** More than there are puzzles of all games, and more than a year of days. */
const MOST = 1500

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isAnswer = (value: unknown): value is PuzzleAnswer =>
  isObject(value) &&
  [value.game, value.puzzle].every(isText) &&
  [value.rating, value.at].every(Number.isFinite) &&
  typeof value.solved === 'boolean'
const isDay = (value: unknown): value is SolvedDay =>
  isObject(value) && isText(value.day) && isText(value.game)

function listOf<T>(value: unknown, is: (each: unknown) => each is T): readonly T[] {
  return Array.isArray(value) ? value.filter(is).slice(-MOST) : []
}

/** A record as it comes from storage or over the network: what is none is left out. */
export const recordIn = (value: unknown): PuzzleRecord =>
  isObject(value) ? { answers: listOf(value.answers, isAnswer), days: listOf(value.days, isDay) } : NO_RECORD

function kept(): Kept {
  const found = readKept(KEY)
  if (!isObject(found)) return NOTHING
  const { owner, record, again } = found
  return { owner: isText(owner) ? owner : null, record: recordIn(record), again: listOf(again, isText) }
}

/** What this device knows. */
export const recordHere = (): PuzzleRecord => kept().record

/** From now on what is here belongs to this account; what belonged to another one is forgotten here. */
export function belongTo(owner: string | null): void {
  const before = kept()
  if (before.owner === owner) return
  keep(KEY, before.owner === null ? { ...before, owner } : { ...NOTHING, owner })
}

/** Adds what is known elsewhere. */
export function addRecord(owner: string, record: PuzzleRecord): void {
  const before = kept()
  if (before.owner === owner) keep(KEY, { ...before, record: together(before.record, record) })
}

export function progressOf(game: string): Progress {
  const { record, again } = kept()
  const first = record.answers.filter(each => each.game === game).sort((a, b) => a.at - b.at)
  const later = again.filter(each => each.startsWith(`${game} `)).map(each => each.slice(game.length + 1))
  const ids = [...first.map(each => each.puzzle), ...later]
  return { rating: ratingIn(record, game), met: ids.filter((id, at) => ids.lastIndexOf(id) === at) }
}

/** What the answer to a puzzle changed: a rating, or nothing where it was met before. */
export interface Noted {
  readonly record: PuzzleRecord
  readonly rating: { readonly value: number; readonly change: number } | null
}

/** Notes the first answer to a puzzle. */
export function noteAnswer({ game, id, rating }: Puzzle, solved: boolean, at: number): Noted {
  const before = kept()
  const { record, again } = before
  if (record.answers.some(each => each.game === game && each.puzzle === id)) {
    const key = `${game} ${id}`
    keep(KEY, { ...before, again: [...again.filter(each => each !== key), key].slice(-MOST) })
    return { record: NO_RECORD, rating: null }
  }
  const added = { answers: [{ game, puzzle: id, rating, solved, at }], days: [] }
  const next = together(record, added)
  keep(KEY, { ...before, record: next })
  const { value } = ratingIn(next, game)
  return { record: added, rating: { value, change: value - ratingIn(record, game).value } }
}

export const isDaySolved = (day: string, game: string): boolean =>
  kept().record.days.some(each => each.day === day && each.game === game)

export function noteDay(day: string, game: string): PuzzleRecord {
  const before = kept()
  const added = { answers: [], days: [{ day, game }] }
  keep(KEY, { ...before, record: together(before.record, added) })
  return added
}

/** Days in a row with a solved puzzle of the day, of any game, up to today or yesterday. */
export function streak(today: string): number {
  const solved = new Set(kept().record.days.map(each => each.day))
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
