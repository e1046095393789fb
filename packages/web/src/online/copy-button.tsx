import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 2000

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('online.room')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button onClick={() => void copyText(text, label).then(setCopied)}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t('copied') : label}</span>
    </Button>
  )
}
