import type { Lang } from '@ludoteca/engine'
import type { en } from './en.ts'

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** Both languages are complete by type: the keys come from English. */
export type Messages = Words<typeof en>

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang
    Messages: Words<typeof en>
  }
}
