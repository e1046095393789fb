import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import type { Command } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHeldFocus } from '../browser/use-held-focus.ts'
import { serverRefusal } from '../table/choices/refusal-words.ts'
import type { Answer } from './connection.ts'
import type { TableFeed } from './table/table-feed.ts'

interface Commanding {
  readonly busy: boolean
  /** Why the last one was refused, in a sentence. */
  readonly problem: string | null
  readonly run: (command: Command) => Promise<Answer>
}

/** Does something at a table that is not a move, and says so when it is refused. */
export function useCommand(feed: TableFeed): Commanding {
  const t = useTranslations('online.room')
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hold = useHeldFocus(busy)
  const run = async (command: Command): Promise<Answer> => {
    hold()
    setBusy(true)
    setProblem(null)
    const answer = await feed.do(command)
    setBusy(false)
    if (answer.type === 'refused') setProblem(serverRefusal(lang, answer.refusal) ?? answer.refusal.rule)
    if (answer.type === 'no-table') setProblem(t('gone'))
    return answer
  }
  return { busy, problem, run }
}
