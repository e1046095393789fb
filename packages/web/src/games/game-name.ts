import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { findGame } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'

/** The names of games in the reader's language, by id; an old save or table may be of a game that is not there. */
export function useGameName(): (id: string) => string {
  const lang = useLang()
  const t = useTranslations('games')
  return id => findGame(id)?.titles[lang].name ?? t('other')
}
