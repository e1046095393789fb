import { useFormatter } from 'use-intl'

/** A day and a time, as this person's own clock has them. */
export function useWhen(): (at: number) => string {
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return at => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

const two = (n: number): string => String(n).padStart(2, '0')

/** As fields for a day and a time write it. */
export function fieldTime(at: number): string {
  const date = new Date(at)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What such a field says; null when it says nothing. */
export function timeIn(field: string): number | null {
  const at = new Date(field).getTime()
  return Number.isNaN(at) ? null : at
}
