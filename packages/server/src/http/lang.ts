import { LANGS, type Lang } from '@ludoteca/engine'

const isLang = (text: unknown): text is Lang => (LANGS as readonly unknown[]).includes(text)

/** `?lang=`, else the best language of Accept-Language that we speak, else English. */
export function langOf(asked: unknown, accepted: string | undefined): Lang {
  if (isLang(asked)) return asked
  let best: Lang = 'en'
  let weight = 0
  for (const range of accepted?.split(',') ?? []) {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';')
    const lang = tag.split('-')[0]
    const q = Number(
      params
        .find(each => each.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if (isLang(lang) && q > weight) {
      best = lang
      weight = q
    }
  }
  return best
}
