import { type AnyGame, type AnyMatch, act, resolveOptions, startMatch } from '@ludoteca/engine'
import type { AnyLesson } from '@ludoteca/page-kit/lesson.ts'

/** The way of dealing that lessons were written for; their seeds are no secret. */
const DEALT = 1

/** Where the lesson stands when a step begins, everything before it played as written. */
export function matchAt(game: AnyGame, lesson: AnyLesson, names: readonly string[], step: number): AnyMatch {
  const { seats, options = {}, seed, prepare, before = [], steps } = lesson
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new RangeError(`no game for ${seats}`)
  const prepared: AnyGame = {
    ...game,
    create(setup) {
      const state = game.create(setup)
      prepare?.(state)
      return state
    },
  }
  const match = startMatch(prepared, { seats, seed, deal: DEALT, options: resolved.options }, names)
  const played = steps.slice(0, step).flatMap(({ does, answers = [] }) => [...does, ...answers])
  for (const line of [...before, ...played]) playLine(match, line)
  return match
}

function playLine(match: AnyMatch, line: string): void {
  const seat = match.game.turn(match.state)
  const action = match.game.read(line)
  const outcome = seat === null || !action ? null : act(match, seat, [action])
  if (!outcome?.ok) throw new RangeError(`the script says “${line}”, which is not possible there`)
}
