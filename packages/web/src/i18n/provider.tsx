import type { Lang } from '@ludoteca/engine'
import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { useLang } from '../settings/store.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

const MESSAGES = { en, zh } as const satisfies Record<Lang, unknown>
const TAGS: Record<Lang, string> = { en: 'en', zh: 'zh-CN' }

export function Words({ children }: { children: ReactNode }) {
  const lang = useLang()
  useEffect(() => {
    document.documentElement.lang = TAGS[lang]
  }, [lang])
  return (
    <IntlProvider locale={lang} messages={MESSAGES[lang]} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
