import type { PersonSettings } from '@ludoteca/protocol'
import { DAY } from './clock.ts'

const MINUTE = 60_000

type Plans = Pick<PersonSettings, 'away' | 'quiet'>

/** When somebody is there. Times are whole milliseconds: a database takes no others, also where others were once kept. */
const back = ({ away }: Pick<Plans, 'away'>, now: number): number => Math.max(now, Math.ceil(away ?? now))

/**
 * When a turn of so many days that begins now is up for this person: it begins when they are no longer away, and
 * never ends in their quiet hours.
 */
export const dueInDays = (days: number, now: number, { away, quiet }: Plans): number =>
  afterQuiet(back({ away }, now) + days * DAY, quiet)

/** A turn that has begun is put off by so much at most, however often plans change. */
const MOST_PUT_OFF = 60 * DAY

/**
 * When a turn that has begun is up after its person has made other plans, but for quiet hours: as much of it is left as
 * before. Only being away puts it off; `first` is when it was up as it began.
 */
export function dueAfterChange(
  plain: number,
  now: number,
  before: Plans,
  after: Plans,
  first: number = plain,
): number {
  const [from, to] = [back(before, now), back(after, now)]
  const later = plain >= from ? plain + to - from : Math.max(plain, to > now ? to : plain)
  return Math.min(later, first + MOST_PUT_OFF)
}

/** Nothing is up in quiet hours, but after them: less than a day later. */
export function afterQuiet(due: number, quiet: Plans['quiet']): number {
  if (!quiet) return due
  const minute = minuteOfDay(due, quiet.zone)
  const length = (quiet.to - quiet.from + 1440) % 1440
  const into = (minute - quiet.from + 1440) % 1440
  return into < length ? due + (length - into) * MINUTE : due
}

function minuteOfDay(at: number, zone: string): number {
  const format = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: zone } as const
  const parts = new Intl.DateTimeFormat('en', format).formatToParts(at)
  const part = (type: string): number => Number(parts.find(each => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}
