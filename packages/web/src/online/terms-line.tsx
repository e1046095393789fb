import type { Terms } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useGame } from '../games/use-game.ts'
import { optionWords } from './option-words.ts'
import { usePaceWords } from './pace.ts'

/** What is played, in one line. */
export function TermsLine({ terms }: { terms: Terms }) {
  const t = useTranslations('online.terms')
  const loaded = useGame(terms.game)
  const paceWords = usePaceWords()
  const special = loaded ? optionWords(loaded.game, loaded.text, terms.seats, terms.options) : []
  const words = [
    paceWords(terms.pace),
    ...(special.length > 0 ? special : [t('standard')]),
    terms.rated ? t('rated') : t('casual'),
  ]
  return <>{words.join(' · ')}</>
}
