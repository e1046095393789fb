import type { Pace } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'

/** Paces with a name; any other can still be told in words. */
export const PACES = {
  quick: { kind: 'live', bank: 600, increment: 10 },
  normal: { kind: 'live', bank: 1500, increment: 20 },
  long: { kind: 'live', bank: 3600, increment: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  free: { kind: 'free' },
} as const satisfies Record<string, Pace>

export type PaceName = keyof typeof PACES

export const PACE_NAMES = Object.keys(PACES) as PaceName[]

/** "25 min each, plus 20 s per decision". */
export function usePaceWords(): (pace: Pace) => string {
  const t = useTranslations('online.terms')
  return pace => {
    if (pace.kind === 'free') return t('free')
    if (pace.kind === 'days') return t('perTurn', { days: pace.days })
    return t('live', { bank: Math.round(pace.bank / 60), increment: pace.increment })
  }
}
