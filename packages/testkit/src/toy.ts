import { readFileSync } from 'node:fs'
import type { GameText, Lang } from '@ludoteca/engine'
import type { ToyAction, ToyEvent, ToyState } from '@ludoteca/toy'
import { parts } from '@ludoteca/toy/parts'
import { en } from '@ludoteca/toy/text/en'
import { zh } from '@ludoteca/toy/text/zh'

export { type ToyAction, type ToyEvent, type ToyState, toy } from '@ludoteca/toy'

export const toyText: Readonly<Record<Lang, GameText<ToyState, ToyAction, ToyEvent>>> = { en, zh }

export const toyRulebook: Readonly<Record<Lang, string>> = {
  en: readFileSync(parts.rulebook.en, 'utf8'),
  zh: readFileSync(parts.rulebook.zh, 'utf8'),
}
