import { LEVELS } from '@ludoteca/bots'
import type { Seated } from '@ludoteca/page-kit/board/seated.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Occupant } from '../store/players.ts'

/** Who sits round this table, for whoever draws them. */
export function useSeated(players: readonly Occupant[]): Seated {
  const t = useTranslations('newGame')
  return useMemo(() => {
    const known = (level: string) => LEVELS.find(each => each === level)
    return {
      bots: players.map(player => (player.kind === 'bot' ? player.level : null)),
      levels: LEVELS,
      said: level => {
        const found = known(level)
        return t('bot', { level: found ? t(`levels.${found}`) : level })
      },
    }
  }, [players, t])
}
