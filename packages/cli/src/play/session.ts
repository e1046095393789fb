import {
  type AnyMatch,
  type AnyText,
  canonical,
  type Lang,
  type Rng,
  type Seat,
  type Viewer,
  type Who,
} from '@ludoteca/engine'
import type { AnyScreen, Part } from '@ludoteca/terminal-kit/screen.ts'
import type { Section } from '../rulebook/rulebook.ts'
import { type Sitter, whoIs } from '../seats.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type CliText, wordsOf } from '../text/index.ts'
import type { Choice } from './choices.ts'

/** A game in progress at this terminal. */
export interface Session {
  readonly match: AnyMatch
  readonly text: AnyText
  readonly lang: Lang
  readonly words: CliText
  readonly who: Who
  readonly sitters: readonly Sitter[]
  readonly screen: AnyScreen
  readonly rulebook: readonly Section[]
  readonly terminal: Terminal
  /** What somebody types to call this command. */
  readonly self: string
  /** The bots' dice. */
  readonly rng: Rng
  /** What programs call themselves. */
  readonly called: Map<Seat, string>
  /** How many steps each seat has been told about. */
  readonly told: number[]
  /** What each seat was offered before, by notation: `?` says why it is not possible now. */
  readonly offered: readonly Map<string, Choice>[]
  /** The parts of the picture each seat was shown last. */
  readonly seen: Map<Seat, readonly Part[]>
  /** Who looked at the screen last, where people take turns at it. */
  looking: Seat | null
  /** Log entries that are safely in a file. */
  savedEntries: number
}

export function startSession(
  parts: Pick<
    Session,
    'match' | 'text' | 'lang' | 'sitters' | 'screen' | 'rulebook' | 'terminal' | 'self' | 'rng'
  >,
): Session {
  const words = wordsOf(parts.lang)
  const called = new Map<Seat, string>()
  return {
    ...parts,
    text: parts.text.of?.(parts.match.state) ?? parts.text,
    words,
    called,
    who: whoIs(parts.sitters, words, called),
    told: parts.sitters.map(() => parts.match.steps.length),
    offered: parts.sitters.map(() => new Map()),
    seen: new Map(),
    looking: null,
    savedEntries: parts.match.entries.length,
  }
}

export const isPerson = (session: Session, seat: Seat): boolean => session.sitters[seat]?.kind === 'person'

export const people = (session: Session): Seat[] =>
  session.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))

/** Through whose eyes things are shown when nobody in particular is asked. */
export function onlooker(session: Session): Viewer {
  const [first, second] = people(session)
  return first !== undefined && second === undefined ? first : 'table'
}

/** Do seats know different things, so that people must not look over each other's shoulder? */
export function hasSecrets({ match }: Session): boolean {
  const views = Array.from({ length: match.setup.seats }, (_, seat) =>
    canonical(match.game.view(match.state, seat)),
  )
  return new Set(views).size > 1
}

export function show(session: Session, lines: readonly string[]): void {
  for (const line of lines) session.terminal.out(line)
}

function parts(session: Session, viewer: Viewer, state: object): Part[] {
  const { match, text, lang, who, terminal } = session
  const scene = {
    game: match.game,
    text,
    lang,
    viewer,
    who,
    paint: terminal.paint,
    columns: terminal.columns,
  }
  return session.screen.picture(match.game.view(state, viewer), scene)
}

export const picture = (session: Session, viewer: Viewer, state: object = session.match.state): string[] =>
  parts(session, viewer, state).flat()

/** The whole picture the first time, then what has changed since this seat saw it last. */
export function news(session: Session, seat: Seat): string[] {
  const { match, seen, words, terminal } = session
  const now = parts(session, seat, match.state)
  const before = seen.get(seat)
  seen.set(seat, now)
  if (!before) return now.flat()
  const known = new Set(before.map(part => part.join('\n')))
  const changed = now.filter(part => !known.has(part.join('\n')))
  return changed.length === 0 ? [] : [...changed.flat(), terminal.paint('dim', words.play.unchanged)]
}
