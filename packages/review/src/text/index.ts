import type { Lang } from '@ludoteca/engine'
import { en } from './en.ts'
import type { ReviewText } from './text.ts'
import { zh } from './zh.ts'

const texts: Readonly<Record<Lang, ReviewText>> = { en, zh }

/** The words of a review. */
export const reviewText = (lang: Lang): ReviewText => texts[lang]

/** A part of the victory in percent, with a minus and not a hyphen; `signed` also says when it is a gain. */
export function percent(lang: Lang, part: number, signed = false): string {
  return new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(part)
    .replace('-', '−')
}
