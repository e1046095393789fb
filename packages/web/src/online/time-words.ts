import { useTranslations } from 'use-intl'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (n: number): string => String(n).padStart(2, '0')

/** "4:05", "1:02:03"; never below zero. A second that has begun still counts. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The two largest units of a long time: days and hours, hours and minutes. */
export function largestUnits(ms: number): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, ms)
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = days > 0 ? 0 : Math.floor((left % HOUR) / MINUTE)
  return { days, hours, minutes }
}

/** Time left: a running clock for the last hours, words for days. */
export function useTimeWords(): (ms: number) => string {
  const t = useTranslations('online.time')
  return ms => {
    if (ms < HOUR) return clockText(ms)
    const { days, hours, minutes } = largestUnits(ms)
    return [
      ...(days > 0 ? [t('days', { n: days })] : []),
      ...(hours > 0 ? [t('hours', { n: hours })] : []),
      ...(minutes > 0 ? [t('minutes', { n: minutes })] : []),
    ].join(' ')
  }
}
