import { useTranslations } from 'use-intl'
import { SaveReason } from '../../home/save-reason.tsx'
import type { ImportProblem } from './import.ts'

/** Why a link or a file was not opened. */
export function ImportReason({ problem }: { problem: ImportProblem }) {
  const t = useTranslations('whatIf')
  if (problem === 'link') return t('badLinkLine')
  if (problem === 'lines') return t('badLines')
  return <SaveReason problem={problem} />
}
