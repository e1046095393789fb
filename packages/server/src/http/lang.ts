import { isLang, LANGS, type Lang, langOfTag } from '@ludoteca/engine'

/** `?lang=`, else the best language of Accept-Language that we speak, else the first. */
export function langOf(asked: unknown, accepted: string | undefined): Lang {
  if (isLang(asked)) return asked
  let best: Lang = LANGS[0]
  let weight = 0
  for (const range of accepted?.split(',') ?? []) {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';')
    const lang = langOfTag(tag)
    const q = Number(
      params
        .find(each => each.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if (lang && q > weight) {
      best = lang
      weight = q
    }
  }
  return best
}
