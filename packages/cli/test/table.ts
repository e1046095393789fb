import { type AnyGame, type AnyText, type Lang, rngFrom, startMatch } from '@ludoteca/engine'
import { plain } from '@ludoteca/terminal-kit/paint.ts'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import { toy, toyRulebook, toyText } from '@ludoteca/testkit/toy'
import { playOn } from '../src/play/loop.ts'
import { type Session, startSession } from '../src/play/session.ts'
import { sectionsOf } from '../src/rulebook/rulebook.ts'
import { screenOf } from '../src/screens.ts'
import { parseSeats, savedNames } from '../src/seats.ts'
import type { Terminal } from '../src/terminal/terminal.ts'

/** How wide the terminal of the tests is. */
export const COLUMNS = 100

/** A terminal whose input is known beforehand and whose output is kept. */
export function scripted(answers: readonly string[]): Terminal & { readonly shown: string[] } {
  const waiting = [...answers]
  const shown: string[] = []
  return {
    shown,
    out: text => void shown.push(...text.split('\n')),
    err: text => void shown.push(text),
    async ask(question) {
      const answer = waiting.shift() ?? null
      shown.push(`${question}${answer ?? ''}`)
      return answer
    },
    close: () => undefined,
    paint: plain,
    interactive: false,
    redraws: false,
    columns: COLUMNS,
  }
}

interface Table {
  readonly session: Session
  /** Everything that was shown, as one text. */
  readonly text: string
}

/** Plays the toy game with these people and these typed lines. */
export async function sitDown(
  seats: string,
  answers: readonly string[],
  lang: Lang = 'en',
  seed = 'table',
  screen?: AnyScreen,
): Promise<Table> {
  const sitters = parseSeats(seats)
  if (!sitters.ok) throw new Error(seats)
  const game: AnyGame = toy
  const text: AnyText = toyText[lang]
  const setup = { seats: sitters.value.length, options: { rules: 'short', hand: '3', pool: 'on' }, seed }
  const terminal = scripted(answers)
  const session = startSession({
    match: startMatch(game, setup, savedNames(sitters.value)),
    text,
    lang,
    sitters: sitters.value,
    screen: screen ?? (await screenOf(game.id)),
    rulebook: sectionsOf(toyRulebook[lang]),
    terminal,
    self: 'ludoteca',
    rng: rngFrom('bots'),
  })
  await playOn(session)
  return { session, text: terminal.shown.join('\n') }
}

/** The words of a command line; a path stands in quotes, for there may be spaces in it. */
export const words = (line: string): string[] =>
  Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, path]) => path ?? word)
