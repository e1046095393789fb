import type { Lang } from '@ludoteca/engine'
import { cardNames as en } from './en/cards.ts'
import type { CardNames } from './names.ts'
import { cardNames as zh } from './zh/cards.ts'

/** What the pieces of our set are called, in every language. */
export const cardNames: Readonly<Record<Lang, CardNames>> = { en, zh }
