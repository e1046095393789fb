import type { AnyText, GameEvent, Seat, Who } from '@ludoteca/engine'
import type { AnyGameUi, Chapter } from '../boards/contract.ts'
import type { SeenStep } from './model.ts'

export interface LogLine {
  readonly text: string
  /** Seats the line speaks of. */
  readonly about: readonly Seat[]
  readonly chapter: Chapter | null
}

export interface LogStep {
  /** The position after this step. */
  readonly position: number
  readonly seat: Seat
  readonly lines: readonly LogLine[]
}

export interface LogTurn {
  readonly seat: Seat
  readonly title: string | null
  readonly steps: readonly LogStep[]
}

export interface LogRound {
  readonly title: string | null
  readonly turns: readonly LogTurn[]
}

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
    return text === null && !chapter ? [] : [{ text: text ?? '', about, chapter }]
  }
}

interface OpenTurn {
  seat: Seat
  title: string | null
  steps: { position: number; seat: Seat; lines: LogLine[] }[]
}

/** Rounds of turns of steps. Without chapters a turn is whatever one seat does in a row. */
export function grouped(steps: readonly LogStep[]): LogRound[] {
  const rounds: { title: string | null; turns: OpenTurn[] }[] = [{ title: null, turns: [] }]
  let turn: OpenTurn | null = null
  for (const { position, seat, lines } of steps) {
    let first = true
    for (const line of lines) {
      if (line.chapter?.level === 'round') {
        rounds.push({ title: line.chapter.title, turns: [] })
        turn = null
      } else if (line.chapter || !turn || (first && turn.title === null && turn.seat !== seat)) {
        turn = { seat: line.chapter?.seat ?? seat, title: line.chapter?.title ?? null, steps: [] }
        rounds.at(-1)?.turns.push(turn)
      }
      first = false
      if (line.text === '' || line.chapter) continue
      if (!turn) {
        turn = { seat, title: null, steps: [] }
        rounds.at(-1)?.turns.push(turn)
      }
      const open = turn.steps.at(-1)
      if (open?.position === position) open.lines.push(line)
      else turn.steps.push({ position, seat, lines: [line] })
    }
  }
  return rounds
    .map(round => ({ ...round, turns: round.turns.filter(each => each.title || each.steps.length > 0) }))
    .filter(round => round.title !== null || round.turns.length > 0)
}
