import type { Lang } from '@ludoteca/engine'
import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import type { State } from '../../../rules/index.ts'
import type { StepId } from '../steps.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

export const text: Readonly<Record<Lang, LessonText<State, StepId>>> = { en, zh }
