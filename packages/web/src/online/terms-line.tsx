import type { SeatFacts, Terms } from '@ludoteca/protocol'
import { isRated } from '@ludoteca/protocol/rated'
import { useTranslations } from 'use-intl'
import { useGame } from '../games/use-game.ts'
import { optionWords } from './option-words.ts'
import { usePaceWords } from './pace.ts'

const ratedKey = (terms: Terms, seats: readonly SeatFacts[]) => {
  if (!terms.rated) return 'casual'
  if (!isRated(terms, seats)) return 'casualPrograms'
  return terms.programs ? 'ratedPrograms' : 'rated'
}

/** What is played, in one line. */
export function TermsLine({ terms, seats }: { terms: Terms; seats: readonly SeatFacts[] }) {
  const t = useTranslations('online.terms')
  const loaded = useGame(terms.game)
  const paceWords = usePaceWords()
  const special = loaded ? optionWords(loaded.game, loaded.text, terms.seats, terms.options) : []
  const words = [
    paceWords(terms.pace),
    ...(special.length > 0 ? special : [t('standard')]),
    t(ratedKey(terms, seats)),
  ]
  return <>{words.join(' · ')}</>
}
