import { fill, type SaveProblem } from '@ludoteca/engine'
import { en } from '@ludoteca/engine/text/en'
import { zh } from '@ludoteca/engine/text/zh'
import { useTranslations } from 'use-intl'
import { useLang } from '../settings/store.ts'

/** Where a save file is damaged, and how. */
export function SaveReason({ problem }: { problem: SaveProblem }) {
  const t = useTranslations('home')
  const words = { en, zh }[useLang()]
  const reasons: Readonly<Record<string, string>> = { ...words.option, ...words.save }
  const reason = fill(reasons[problem.reason] ?? problem.reason, problem.params)
  return t('badFileLine', { line: problem.line, reason })
}
