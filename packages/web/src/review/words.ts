import { type AnyMatch, type Lang, stateAt } from '@ludoteca/engine'
import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import type { Moment, Summary } from '@ludoteca/review'

/** What a review is shown with. */
export interface About {
  readonly match: AnyMatch
  readonly summary: Summary
  /** The end of the game, and the words for it. */
  readonly scene: AnyScene
  readonly lang: Lang
  /** The address of the replay. */
  readonly replay: string
  /** Opens the what-if board before a step. */
  readonly onTry: (step: number) => void
}

/** What is asked for in the replay of a review: the position before a step. */
export const replayAt = ({ replay }: About, step: number): string => `${replay}?at=${step}`

/** An action of a step, as its seat would read it. */
export function sayChoice({ match, scene }: About, step: number, notation: string): string {
  const { game } = match
  const action = game.read(notation)
  const seat = match.steps[step]?.seat ?? 0
  return action ? scene.text.action(action, game.view(stateAt(match, step), seat)) : notation
}

/** What was to be decided in a step, as its seat read it. */
export function sayQuestion({ match, scene }: About, step: number): string {
  const seat = match.steps[step]?.seat ?? 0
  return scene.text.prompt(match.game.view(stateAt(match, step), seat))
}

/** The moments that are marked in the graph and learnt from. */
export const isGrave = ({ class: kind }: Moment): boolean => kind === 'mistake' || kind === 'blunder'
