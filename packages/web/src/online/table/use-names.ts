import type { SeatFacts } from '@ludoteca/protocol'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { freeNames } from '../../newgame/bot-names.ts'

/** What everybody at the table is called; the same list until somebody is called otherwise. */
export function useNames(seats: readonly SeatFacts[]): readonly string[] {
  const t = useTranslations()
  const key = JSON.stringify(seats.map(({ person, bot }) => (bot ? null : (person?.name ?? ''))))
  return useMemo(() => {
    const people = JSON.parse(key) as (string | null)[]
    const botNames = freeNames(t('newGame.botNames'), people)
    return people.map(name =>
      name === null ? (botNames.shift() ?? t('online.table.bot')) : name || t('online.room.nameless'),
    )
  }, [key, t])
}
