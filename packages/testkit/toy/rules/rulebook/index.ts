import type { Lang } from '@ludoteca/engine'

/** Where the rulebook of each language lies. */
export const rulebook: Readonly<Record<Lang, URL>> = {
  en: new URL('./en.md', import.meta.url),
  zh: new URL('./zh.md', import.meta.url),
}
