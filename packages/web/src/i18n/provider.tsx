import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { messages, tags } from './index.ts'

export function Words({ children }: { children: ReactNode }) {
  const lang = useLang()
  useEffect(() => {
    document.documentElement.lang = tags[lang]
  }, [lang])
  return (
    <IntlProvider locale={lang} messages={messages[lang]} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}
