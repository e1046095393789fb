import { LANGS, type Lang } from '@ludoteca/engine'

export const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text)

/** The language of the system: the first of these variables that is set decides, as POSIX has it. */
export function systemLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
