import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { GameParts } from '@ludoteca/shelf'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { startAlone } from './alone.ts'

/** Begins a game against the rules with one press. */
export function AloneButton({ game: { rules, text, titles } }: { game: GameParts }) {
  const t = useTranslations('newGame')
  const lang = useLang()
  const [, navigate] = useLocation()
  const [starting, setStarting] = useState(false)
  const { alone } = titles[lang]
  if (!alone) return null
  const start = async () => {
    setStarting(true)
    const [game, words] = await Promise.all([rules(), text[lang]()])
    const id = await startAlone(game, words, {}, t('someone', { n: 1 }))
    if (id) navigate(`/table/${id}`)
  }
  return (
    <Button disabled={starting} onClick={() => void start()}>
      {alone}
    </Button>
  )
}
