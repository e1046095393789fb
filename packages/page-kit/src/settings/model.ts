import { LANGS, type Lang, langOfTag } from '@ludoteca/engine'

/** Every setting and its choices; the first is the default. */
export const CHOICES = {
  lang: ['auto', ...LANGS],
  theme: ['system', 'light', 'dark'],
  motion: ['normal', 'off', 'fast', 'slow'],
  speed: ['normal', 'slow', 'fast', 'now'],
  sound: ['on', 'off'],
  symbols: ['off', 'on'],
  confirm: ['3', 'off', '10', 'always'],
  keys: ['on', 'off'],
  /** `always` was once called `on`, and stored without having been chosen. */
  coach: ['beginners', 'always', 'off'],
} as const

export type Settings = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

/** What is stored is taken only where it makes sense. */
export function readSettings(stored: string | null): Settings {
  const found = parsed(stored)
  const pick = (key: keyof Settings) => CHOICES[key].find(each => each === found[key]) ?? CHOICES[key][0]
  return Object.fromEntries(Object.keys(CHOICES).map(key => [key, pick(key as keyof Settings)])) as Settings
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function langOf(choice: Settings['lang'], preferred: readonly string[]): Lang {
  if (choice !== 'auto') return choice
  for (const tag of preferred) {
    const lang = langOfTag(tag)
    if (lang) return lang
  }
  return LANGS[0]
}
