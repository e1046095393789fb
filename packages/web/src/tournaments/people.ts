import type { TournamentFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useNamed } from '../people/programs/mark.tsx'

export type Called = (entrant: string | null) => string

/** How people in a tournament are called; those without an id are bots. */
export function useCalled({ entrants }: Pick<TournamentFacts, 'entrants'>): Called {
  const t = useTranslations()
  const named = useNamed()
  const names = new Map(entrants.map(({ id, person }) => [id, named(person)]))
  return entrant =>
    entrant === null ? t('tournaments.standings.bot') : names.get(entrant) || t('online.room.nameless')
}

/** A number as people write it: no more than two digits behind the point. */
export const figure = (n: number): string => String(Math.round(n * 100) / 100)
