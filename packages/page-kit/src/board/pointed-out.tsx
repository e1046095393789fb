import { useTranslations } from 'use-intl'
import { useSigns } from '../settings/use-signs.ts'

/** What is said after a choice that was pointed out. */
export function usePointedWords(pointed: boolean): string {
  const t = useTranslations('table')
  const { aside } = useSigns()
  return pointed ? aside('', t('suggested')) : ''
}

/** The mark on a choice that was pointed out, for those who cannot see it. */
export function PointedOut({ shown }: { shown: boolean }) {
  const said = usePointedWords(shown)
  return said && <span className="visually-hidden">{said}</span>
}
