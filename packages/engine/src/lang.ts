/** Every language there is; the first is for whoever reads none of them. */
export const LANGS = ['en', 'zh'] as const
export type Lang = (typeof LANGS)[number]

export const isLang = (value: unknown): value is Lang => (LANGS as readonly unknown[]).includes(value)

/** The language of a tag such as `zh-CN` or a locale such as `zh_CN.UTF-8`; null when it is none of these. */
export function langOfTag(tag: string): Lang | null {
  const lang = /^[a-z]+/i.exec(tag)?.[0].toLowerCase()
  return isLang(lang) ? lang : null
}

/** What is made from the texts of a language, for every language. */
export const inEvery = <T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> =>
  Object.fromEntries(LANGS.map(lang => [lang, make(lang)])) as Record<Lang, T>
