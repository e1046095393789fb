import { fill, type Lang, type PositionProblem, type Who } from '@ludoteca/engine'
import type { Arranger } from '@ludoteca/page-kit/arrange.ts'
import { type Action, type Event, type State, squareName } from '../../rules/index.ts'
import { wordsIn } from '../board/text/index.ts'
import { Editor } from './editor.tsx'
import { words } from './text.ts'

function say(lang: Lang, { key, params }: PositionProblem, who: Who): string {
  const { square, colour, seat } = params
  const { problems } = words[lang]
  return fill(problems[key] ?? problems.unsound ?? '', {
    ...params,
    ...(square !== undefined && { square: squareName(square) }),
    ...(colour !== undefined && { colour: wordsIn(lang).tile(colour) }),
    ...(seat !== undefined && { who: who(seat) }),
  })
}

export const arranger: Arranger<State, Action, Event> = { Editor, say }
