import { fill, type SaveProblem } from '@ludoteca/engine'
import { engineTexts } from '@ludoteca/engine/text'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { useTranslations } from 'use-intl'

/** Where a save file is damaged, and how. */
export function SaveReason({ problem }: { problem: SaveProblem }) {
  const t = useTranslations('home')
  const words = engineTexts[useLang()]
  const reasons: Readonly<Record<string, string>> = { ...words.option, ...words.save }
  const reason = fill(reasons[problem.reason] ?? problem.reason, problem.params)
  return t('badFileLine', { line: problem.line, reason })
}
