import * as core from '@ludoteca/tournament'
import { activeOf, phaseOf, runningOf, type Tournament } from './state.ts'

const MINUTE = 60_000

/** What a tournament needs next, without anybody asking for it. */
type Step =
  /** Things have to be done at tables. */
  | { readonly do: 'errands' }
  | { readonly do: 'begin' }
  | { readonly do: 'pair' }
  | { readonly do: 'late'; readonly round: number }
  | { readonly do: 'end'; readonly why: 'played' | 'too-few' | 'time' }
  /** Nothing, until then at least. */
  | { readonly do: 'wait'; readonly until: number | null; readonly for: Waits }

/** What a tournament waits for, as its page says it. */
export type Waits = 'entries' | 'time' | 'organiser' | 'tables' | 'nothing'

const wait = (what: Waits, until: number | null = null): Step => ({ do: 'wait', until, for: what })

/** Whether as many people have entered as a first round needs. */
export const canBegin = (t: Tournament): boolean =>
  core.shapeFor(activeOf(t).length, t.core.settings).people.length > 0

export function nextStep(t: Tournament, now: number): Step {
  if (t.damage) return wait('nothing')
  if (t.errands.length > 0) return { do: 'errands' }
  const phase = phaseOf(t)
  if (phase === 'over') return wait('nothing')
  if (phase === 'open') return beforeStart(t, now)
  return t.core.settings.system === 'arena' ? inArena(t, now) : inRounds(t, now)
}

function beforeStart(t: Tournament, now: number): Step {
  const { start, most } = t.terms
  if (t.starts !== null) {
    if (now < t.starts) return wait('time', t.starts)
    return canBegin(t) ? { do: 'begin' } : { do: 'end', why: 'too-few' }
  }
  if (start.kind === 'full') return activeOf(t).length >= most ? { do: 'begin' } : wait('entries')
  return wait('organiser')
}

function inRounds(t: Tournament, now: number): Step {
  const running = runningOf(t)
  if (running.length === 0 && core.isOver(t.core)) return { do: 'end', why: 'played' }
  const refused = core.pairingRefusal(t.core)
  if (running.some(table => !table.postponed) || refused) return forTables(t, now)
  const at = nextRoundAt(t)
  if (at === null) return wait('organiser')
  return now >= at ? { do: 'pair' } : wait('time', at)
}

/** Games are being played; the deadline of their round is told once. */
function forTables(t: Tournament, now: number): Step {
  const round = t.core.rounds.length
  const times = t.times.get(round)
  if (!times || times.late || times.due === null) return wait('tables')
  return now >= times.due ? { do: 'late', round } : wait('tables', times.due)
}

/** When the next round begins, as far as that is known. */
export function nextRoundAt(t: Tournament): number | null {
  if (t.next !== null) return t.next
  return t.held || t.terms.pause === null ? null : t.latest + t.terms.pause * MINUTE
}

/** When an arena pairs nobody any more. */
export const arenaEnds = ({ started, terms }: Pick<Tournament, 'started' | 'terms'>): number | null =>
  started === null || terms.limit === null || terms.settings.system !== 'arena'
    ? null
    : started + terms.limit * MINUTE

/** Whoever is free is paired again; when the time is up, what is being played is played to its end. */
function inArena(t: Tournament, now: number): Step {
  const running = runningOf(t)
  const ends = arenaEnds(t)
  if (ends !== null && now >= ends) return running.length > 0 ? wait('tables') : { do: 'end', why: 'time' }
  const busy = new Set(running.flatMap(core.playing))
  const free = activeOf(t).filter(person => !busy.has(person)).length
  const enough = core.shapeFor(free, t.core.settings).people.length > 0
  if (!enough || t.held) return wait(running.length > 0 ? 'tables' : 'entries', ends)
  const last = t.times.get(t.core.rounds.length)?.begun
  const at = t.next ?? (last === undefined ? now : last + (t.terms.pause ?? 0) * MINUTE)
  return now >= at ? { do: 'pair' } : wait('time', ends === null ? at : Math.min(at, ends))
}
