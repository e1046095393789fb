import { LANGS, type Lang, langOfTag } from '@ludoteca/engine'

/** What `--lang` says; it must be known before anything can be said about the rest of the line. */
export function spokenFlag(argv: readonly string[]): string {
  for (const [i, arg] of argv.entries()) {
    if (arg === '--lang') return argv[i + 1] ?? ''
    if (arg.startsWith('--lang=')) return arg.slice('--lang='.length)
  }
  return ''
}

/** The language of the system: the first of these variables that is set decides, as POSIX has it. */
export function systemLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return langOfTag(locale) ?? LANGS[0]
}
