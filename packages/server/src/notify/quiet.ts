import type { PersonSettings } from '@ludoteca/protocol'

type Quiet = NonNullable<PersonSettings['quiet']>

const MINUTE = 60_000
const DAY = 24 * 60

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function minuteOfDay(at: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours, minutes] = clock.format(at).split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Milliseconds until this person may be disturbed; 0 when they may be now. */
export function quietFor(quiet: Quiet | null, at: number): number {
  if (!quiet || quiet.from === quiet.to) return 0
  const since = (minuteOfDay(at, quiet.zone) - quiet.from + DAY) % DAY
  const length = (quiet.to - quiet.from + DAY) % DAY
  return since < length ? (length - since) * MINUTE - (at % MINUTE) : 0
}
