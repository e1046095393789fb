import type { GameEvent, Seat } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'

/** What one seat, or several alike, did in one step: "Ana → Captain → loaded 3 indigo". */
interface CaptionPart {
  /** Nobody where a line begins with nobody's name. */
  readonly seats: readonly Seat[]
  /** What was being played out, if this caption has not said so before. */
  readonly context: string | null
  readonly texts: readonly string[]
}

interface Caption {
  /** The position after the step it tells of. */
  readonly position: number
  /** Who took the step. */
  readonly seat: Seat
  readonly parts: readonly CaptionPart[]
}

/** So far back one looks for what is being played out. */
const FAR = 60
/** Stands before a name, so that the name can be found in the line. Nobody sees it. */
const MARK = '\u2063'
/** "Ana’s priest": the line speaks of something that is Ana's. */
const OWNED = /^\s*(?:[’']|的)/

/** What the latest step up to a position says, in the words of the log; null before anything has happened. */
export function captionAt(
  ui: AnyGameUi,
  scene: AnyScene,
  steps: readonly SeenStep[],
  position: number,
): Caption | null {
  for (let at = position; at > Math.max(0, position - FAR); at--) {
    const step = steps[at - 1]
    const parts = step ? partsOf(ui, scene, step, contextBefore(ui, scene, steps, at - 1)) : []
    if (step && parts.length > 0) return { position: at, seat: step.seat, parts }
  }
  return null
}

function contextBefore(
  { context }: AnyGameUi,
  { text }: AnyScene,
  steps: readonly SeenStep[],
  position: number,
) {
  if (!context) return null
  for (let at = position; at > Math.max(0, position - FAR); at--) {
    for (const event of steps[at - 1]?.events.toReversed() ?? []) {
      const found = context(event, text)
      if (found !== undefined) return found
    }
  }
  return null
}

function partsOf(ui: AnyGameUi, scene: AnyScene, step: SeenStep, before: string | null): CaptionPart[] {
  const parts: { seats: Seat[]; context: string | null; texts: string[] }[] = []
  // What is being played out, while nothing here has told of it.
  let untold = before
  for (const event of step.events) {
    const next = ui.context?.(event, scene.text)
    const line = lineOf(scene, event)
    if (line) {
      const { seat, text } = line
      const context = next === undefined && seat !== null ? untold : null
      if (context !== null) untold = null
      const last = parts.at(-1)
      const alike = parts.find(each => each.texts.length === 1 && each.texts[0] === text)
      if (last && context === null && last.seats.length < 2 && (last.seats[0] ?? null) === seat)
        last.texts.push(text)
      else if (alike && context === null && seat !== null && alike.seats.length > 0) alike.seats.push(seat)
      else parts.push({ seats: seat === null ? [] : [seat], context, texts: [text] })
    }
    if (next !== undefined) untold = line ? null : next
  }
  return parts
}

/** A line of the log, parted from the name it begins with. */
function lineOf(
  { text, who, names }: AnyScene,
  event: GameEvent,
): { seat: Seat | null; text: string } | null {
  const marked = text.event(event, seat => MARK + who(seat))
  if (marked === null) return null
  // Several facts stand in a row: none of them ends a sentence.
  const line = marked.replaceAll(MARK, '').replace(/[.。]$/, '')
  if (!marked.startsWith(MARK)) return { seat: null, text: line }
  const seats = names.map((_, seat) => seat).toSorted((a, b) => who(b).length - who(a).length)
  const seat = seats.find(each => line.startsWith(who(each)))
  if (seat === undefined) return { seat: null, text: line }
  const rest = line.slice(who(seat).length)
  return OWNED.test(rest) ? { seat: null, text: line } : { seat, text: rest.trimStart() }
}
