import { fill, type Lang, type PositionProblem, type Who } from '@ludoteca/engine'
import type { Arranger } from '@ludoteca/page-kit/arrange.ts'
import type { Action, Event, State } from '../../rules/index.ts'
import { nounsOf } from '../board/text/nouns.ts'
import { Editor } from './editor.tsx'
import { words } from './text.ts'

function say(lang: Lang, { key, params }: PositionProblem, who: Who): string {
  const { good, building, seat } = params
  const nouns = nounsOf(lang)
  const { problems } = words[lang]
  return fill(problems[key] ?? problems.unsound ?? '', {
    ...params,
    ...(good !== undefined && { good: nouns.good(good) }),
    ...(building !== undefined && { building: nouns.building(building).name }),
    ...(seat !== undefined && { who: who(seat) }),
  })
}

export const arranger: Arranger<State, Action, Event> = { Editor, say }
