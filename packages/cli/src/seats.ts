import { isLevel, LEVELS, type Level } from '@ludoteca/bots'
import { type AnyGame, fill, type Options, type Seat, type Who } from '@ludoteca/engine'
import type { Opened } from './games.ts'
import { bad, good, type Result } from './problem.ts'
import type { CliText } from './text/index.ts'

/** Who sits where: a person (perhaps with a name), a bot, a program that speaks the bot protocol, or nobody. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'program'; readonly command: string }
  /** A seat that the rules of the game play. */
  | { readonly kind: 'rules'; readonly name: string }

const KNOWN = ['you', ...LEVELS, 'cmd:…'].join(', ')

function sitterOf(text: string): Sitter | null {
  if (isLevel(text)) return { kind: 'bot', level: text }
  if (text === 'you') return { kind: 'person', name: '' }
  if (/^cmd:./.test(text)) return { kind: 'program', command: text.slice(4) }
  return /^you:./.test(text) ? { kind: 'person', name: text.slice(4) } : null
}

/** `you,easy,you:Ana`. */
export function parseSeats(given: string): Result<Sitter[]> {
  const sitters: Sitter[] = []
  for (const part of given.split(',')) {
    const sitter = sitterOf(part.trim())
    if (!sitter) return bad('unknown-seat', { given: part.trim(), known: KNOWN })
    sitters.push(sitter)
  }
  return good(sitters)
}

/** `4`, or `easy,easy,random`. */
export function parseBotSeats(given: string): Result<Level[]> {
  if (/^\d{1,2}$/.test(given)) return good(new Array(Number(given)).fill('easy'))
  const levels = given.split(',').map(part => part.trim())
  return levels.every(isLevel) ? good(levels) : bad('no-people', { known: LEVELS.join(', ') })
}

export function checkCount(game: AnyGame, name: string, count: number): Result<number> {
  const { min, max } = game.seats
  return count < min || count > max ? bad('wrong-seats', { name, given: count, min, max }) : good(count)
}

/**
 * With seats that the rules play, whoever else was named sits down at the others, or everybody was named in order and
 * the rules take what is theirs.
 */
export function besideRules(
  { game, text }: Opened,
  seats: number,
  options: Options,
  given: Sitter[],
): Sitter[] {
  const automatic = game.automatic?.(options) ?? []
  const others = given.length === seats ? given.filter((_, seat) => !automatic.includes(seat)) : given
  return Array.from({ length: seats }, (_, seat) => {
    if (automatic.includes(seat)) return { kind: 'rules', name: text.automatic ?? '' }
    return others[seat - automatic.filter(each => each < seat).length] ?? { kind: 'bot', level: 'easy' }
  })
}

/** You against easy bots, three at the table where the game allows. */
export function usualSeats(count: number): Sitter[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', level: 'easy' },
  )
}

/**
 * Save files name a bot by its level. A program is not written down: opening
 * somebody's file must never run a command. An easy bot takes its seat unless `--seats` says otherwise.
 */
export const savedNames = (sitters: readonly Sitter[]): string[] =>
  sitters.map(each => {
    if (each.kind === 'rules') return ''
    return each.kind === 'person' ? each.name : savedLevel(each)
  })

/** Whoever wrote the file may have called somebody anything. */
const inOneLine = (name: string): string => name.replace(/\p{Cc}/gu, '')

/** What save files say of a seat: the level of a bot, null for a person. */
export const savedSitters = (sitters: readonly Sitter[]): (string | null)[] =>
  sitters.map(each => (each.kind === 'person' || each.kind === 'rules' ? null : savedLevel(each)))

const savedLevel = (sitter: Extract<Sitter, { kind: 'bot' | 'program' }>): Level =>
  sitter.kind === 'bot' ? sitter.level : 'easy'

/** `written`: who sat where, in files that say it. */
export function sittersFrom(
  names: readonly string[],
  count: number,
  written: readonly (string | null)[] | null = null,
): Sitter[] {
  if (written)
    return written.map((level, seat) => {
      if (level === null) return { kind: 'person', name: inOneLine(names[seat] ?? '') }
      return { kind: 'bot', level: isLevel(level) ? level : 'easy' }
    })
  if (names.length !== count) return usualSeats(count)
  return names.map(name =>
    isLevel(name) ? { kind: 'bot', level: name } : { kind: 'person', name: inOneLine(name) },
  )
}

/** `called`: what programs call themselves, as far as they have said so. */
export function whoIs(
  sitters: readonly Sitter[],
  words: CliText,
  called: ReadonlyMap<Seat, string> = new Map(),
): Who {
  const people = sitters.filter(each => each.kind === 'person').length
  return (seat: Seat) => {
    const sitter = sitters[seat]
    if (sitter?.kind === 'bot') return fill(words.seat.bot, { level: words.seat[sitter.level], n: seat + 1 })
    if (sitter?.kind === 'program') {
      const name = called.get(seat)
      if (name) return fill(words.seat.named, { name, n: seat + 1 })
      return fill(words.seat.bot, { level: words.seat.program, n: seat + 1 })
    }
    if (sitter?.name) return sitter.name
    return people === 1 && sitter ? words.seat.you : fill(words.seat.player, { n: seat + 1 })
  }
}
