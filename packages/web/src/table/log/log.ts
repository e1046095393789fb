import type { AnyText, GameEvent, Seat, Who } from '@ludoteca/engine'
import type { AnyGameUi, Chapter, SeenStep } from '@ludoteca/page-kit/board/contract.ts'

interface LogLine {
  readonly text: string
  /** Seats the line speaks of. */
  readonly about: readonly Seat[]
  readonly chapter: Chapter | null
  /** What it tells. */
  readonly event: GameEvent
}

interface LogStep {
  /** The position after this step. */
  readonly position: number
  readonly seat: Seat
  readonly lines: readonly LogLine[]
}

export interface LogTurn {
  /** How many turns came before it. */
  readonly index: number
  /** The position after the step that began it. */
  readonly position: number
  readonly seat: Seat
  readonly title: string | null
  readonly steps: readonly LogStep[]
}

export interface LogRound {
  readonly index: number
  readonly position: number
  readonly title: string | null
  readonly turns: readonly LogTurn[]
}

/** A line or a heading: whatever tells of a step. */
export type LogPart = LogRound | LogTurn | LogStep

/** Puts what a viewer has seen into words; remembers what it has said. */
export class Teller {
  readonly #text: AnyText
  readonly #ui: AnyGameUi
  readonly #who: Who
  readonly #told = new WeakMap<SeenStep, readonly LogLine[]>()

  constructor(text: AnyText, ui: AnyGameUi, who: Who) {
    this.#text = text
    this.#ui = ui
    this.#who = who
  }

  steps(steps: readonly SeenStep[], from = 0): LogStep[] {
    return steps.slice(from).map((step, i) => ({
      position: from + i + 1,
      seat: step.seat,
      lines: this.#lines(step),
    }))
  }

  #lines(step: SeenStep): readonly LogLine[] {
    const told = this.#told.get(step)
    if (told) return told
    const lines = step.events.flatMap(event => this.#line(event))
    this.#told.set(step, lines)
    return lines
  }

  #line(event: GameEvent): LogLine[] {
    const about: Seat[] = []
    const who: Who = seat => {
      about.push(seat)
      return this.#who(seat)
    }
    const text = this.#text.event(event, who)
    const chapter = this.#ui.chapter?.(event, this.#text, this.#who) ?? null
    return text === null && !chapter ? [] : [{ text: text ?? '', about, chapter, event }]
  }
}

interface OpenTurn extends LogTurn {
  readonly steps: { readonly position: number; readonly seat: Seat; readonly lines: LogLine[] }[]
}

interface OpenRound extends LogRound {
  readonly turns: OpenTurn[]
}

/** Rounds of turns of steps. Without chapters a turn is whatever one seat does in a row. */
export function grouped(steps: readonly LogStep[]): LogRound[] {
  let round: OpenRound = { index: 0, position: 0, title: null, turns: [] }
  const rounds = [round]
  let turn: OpenTurn | null = null
  let turns = 0
  for (const { position, seat, lines } of steps) {
    const begin = (chapter: Chapter | null): OpenTurn => {
      const whose = chapter?.seat ?? seat
      const begun = { index: turns++, position, seat: whose, title: chapter?.title ?? null, steps: [] }
      round.turns.push(begun)
      return begun
    }
    let first = true
    for (const line of lines) {
      if (line.chapter?.level === 'round') {
        round = { index: rounds.length, position, title: line.chapter.title, turns: [] }
        rounds.push(round)
        turn = null
      } else if (line.chapter || !turn || (first && turn.title === null && turn.seat !== seat)) {
        turn = begin(line.chapter)
      }
      first = false
      if (line.text === '' || line.chapter) continue
      turn ??= begin(null)
      const open = turn.steps.at(-1)
      if (open?.position === position) open.lines.push(line)
      else turn.steps.push({ position, seat, lines: [line] })
    }
  }
  return rounds
    .map(each => ({ ...each, turns: each.turns.filter(({ title, steps }) => title || steps.length > 0) }))
    .filter(each => each.title !== null || each.turns.length > 0)
}

/** The end of the log: whole turns with at least so many steps, and as far back as a position. */
export function latest(rounds: readonly LogRound[], least: number, position: number): LogRound[] {
  const kept: LogRound[] = []
  let count = 0
  const enough = (from: number) => count >= least && from <= position
  for (const round of rounds.toReversed()) {
    const turns: LogTurn[] = []
    for (const turn of round.turns.toReversed()) {
      turns.unshift(turn)
      count += turn.steps.length
      if (enough(turn.position)) break
    }
    kept.unshift({ ...round, turns })
    if (enough(turns[0]?.position ?? round.position)) break
  }
  return kept
}

/** What tells how a position came about: not every step has a line of its own. */
export function toldLast(rounds: readonly LogRound[], position: number): LogPart | null {
  let last: LogPart | null = null
  for (const round of rounds) {
    for (const part of [round, ...round.turns.flatMap(turn => [turn, ...turn.steps])]) {
      if (part.position > 0 && part.position <= position) last = part
    }
  }
  return last
}
