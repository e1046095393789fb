import { useFormatter, useTranslations } from 'use-intl'

const MEGABYTE = 1024 * 1024

interface Units {
  /** "0.4 ms", "12 ms", "3.1 s". */
  readonly took: (milliseconds: number) => string
  readonly size: (bytes: number) => string
  /** A time of day. */
  readonly at: (moment: number) => string
}

export function useUnits(): Units {
  const t = useTranslations('admin')
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const short = (n: number): string =>
    format.number(n, n < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 })
  return {
    took: ms => (ms < 1_000 ? t('ms', { n: short(ms) }) : t('s', { n: short(ms / 1_000) })),
    size: bytes => `${short(bytes / MEGABYTE)} MB`,
    at: moment => format.dateTime(new Date(moment), { timeStyle: 'medium', hourCycle: 'h23', timeZone }),
  }
}
