import type { Lang } from '@ludoteca/engine'

const STOP: Readonly<Record<Lang, string>> = { en: '. ', zh: '。' }

/** Lines read out one after the other; those that end in a full stop of their own get no second one. */
export const spoken = (lang: Lang, lines: readonly string[]): string =>
  lines.map(line => line.replace(/[.。]$/u, '')).join(STOP[lang])
