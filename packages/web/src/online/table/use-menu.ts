import type { Command } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { TableState } from '../../table/model/model.ts'
import type { MenuEntry } from '../../table/table-header.tsx'
import { copyText } from '../copy-text.ts'
import type { Dialog } from './ask-dialogs.tsx'
import type { Known } from './known.ts'

/** What can be done at a table beside the game itself. */
export function useMenu(
  { facts, seat }: Known,
  { live, position, since, undoable }: TableState,
  onDo: (command: Command) => void,
  onDialog: (dialog: Dialog) => void,
): readonly MenuEntry[] {
  const t = useTranslations('online.table')
  const [, navigate] = useLocation()
  const link = `${location.origin}/t/${facts.id}?at=${position}`
  const copy: MenuEntry[] = [
    { icon: 'copy', label: t('copyLink'), run: () => void copyText(link, t('copyLink')) },
  ]
  const tournament = facts.tournament?.id
  if (tournament !== undefined)
    copy.push({ icon: 'podium', label: t('toTournament'), run: () => navigate(`/tournaments/${tournament}`) })
  const plays = seat !== null && facts.phase === 'playing' && !facts.seats[seat]?.resigned
  if (!plays) return copy
  const rewind = (steps: number) => () => onDo({ do: 'ask', request: { kind: 'rewind', steps } })
  const back: readonly MenuEntry[] = live
    ? since > 0 && !undoable
      ? [{ icon: 'undo', label: t('askRewind'), run: rewind(since - 1) }]
      : []
    : [{ icon: 'undo', label: t('askRewindHere'), run: rewind(position) }]
  const agreements: readonly MenuEntry[] = [
    { icon: 'clock', label: t('askPace'), run: () => onDialog('pace') },
    {
      icon: 'close',
      label: t('askAbandon'),
      run: () => onDo({ do: 'ask', request: { kind: 'abandon' } }),
    },
  ]
  return [
    ...copy,
    ...back,
    // The tournament decides about pace and end of its games.
    ...(tournament === undefined ? agreements : []),
    { icon: 'flag', label: t('resign'), run: () => onDialog('resign') },
  ]
}
