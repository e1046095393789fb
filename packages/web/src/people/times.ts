const two = (n: number): string => String(n).padStart(2, '0')

/** Minutes after midnight as a time field shows them. */
export const timeOfDay = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

export function minutesOf(time: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** A moment as a date field shows it, in the person's own time zone. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The end of that day in the person's own time zone. */
export function endOfDay(day: string): number | null {
  const at = new Date(`${day}T23:59:59`).getTime()
  return Number.isNaN(at) ? null : at
}
