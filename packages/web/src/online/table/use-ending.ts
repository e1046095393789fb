import type { TableFacts } from '@ludoteca/protocol'
import { useLocale, useTranslations } from 'use-intl'

/** How a game ended: who won by the house's count, and a line where that is not the game's own. */
export function useEnding(
  { result, seats }: TableFacts,
  names: readonly string[],
): { ending: string | undefined; line: string | null } {
  const t = useTranslations()
  const list = new Intl.ListFormat(useLocale())
  if (!result) return { ending: undefined, line: null }
  if (result.how === 'abandoned') return { ending: t('online.table.abandoned'), line: null }
  const named = (wanted: (seat: number) => boolean) => names.filter((_, seat) => wanted(seat))
  const best = named(seat => result.ranks[seat] === 1)
  const resigned = named(seat => seats[seat]?.resigned === true)
  return {
    ending:
      best.length === 1
        ? t('over.won', { name: best[0] ?? '' })
        : t('over.shared', { names: list.format(best) }),
    line: resigned.length > 0 ? t('online.table.resignedEnd', { names: list.format(resigned) }) : null,
  }
}
