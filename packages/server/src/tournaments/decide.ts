import type { Refusal } from '@ludoteca/engine'
import * as core from '@ludoteca/tournament'
import { fold } from './fold.ts'
import { activeOf, phaseOf, runningOf, type Tournament } from './state.ts'
import { canBegin } from './step.ts'
import type { StoredEntry } from './stored-entry.ts'

/** What people do in a tournament, with whom they mean by id. */
export type Act =
  | {
      readonly do: 'enter'
      readonly code?: string | undefined
      readonly rating: number | null
      readonly program?: boolean
    }
  | { readonly do: 'withdraw' }
  | { readonly do: 'miss'; readonly round: number; readonly on: boolean }
  | { readonly do: 'start'; readonly seed: string }
  | { readonly do: 'round' }
  | { readonly do: 'invite'; readonly person: string; readonly program?: boolean }
  | { readonly do: 'remove'; readonly entrant: string }
  | { readonly do: 'postpone'; readonly what: 'start' | 'round' | 'deadline'; readonly until: number }
  | { readonly do: 'wait'; readonly table: string; readonly on: boolean }
  | {
      readonly do: 'replace'
      readonly entrant: string
      readonly into: string
      readonly rating: number | null
      readonly program?: boolean
    }
  | { readonly do: 'forfeit'; readonly table: string; readonly entrant: string }
  | { readonly do: 'break-off'; readonly table: string }
  | { readonly do: 'undo'; readonly round: number }
  | { readonly do: 'end' }
  | { readonly do: 'season' }

/** Who does it, and when. */
export interface Cause {
  readonly at: number
  readonly by: string
  /** Organises this tournament, or is a host of the server. */
  readonly organises: boolean
}

export type Decision =
  | { readonly ok: true; readonly entries: readonly StoredEntry[] }
  | { readonly ok: false; readonly refusal: Refusal }

const DAY = 86_400_000
/** A tournament is set up for, and put off by, so many days at most. */
export const MOST_DAYS = 400

/** Nobody fills the log by coming and going. */
const MOST_STIRRED = 60
/** Length of a log from which on it is only led to its end. */
const MOST_LINES = 20_000
const ALWAYS: ReadonlySet<Act['do']> = new Set(['withdraw', 'remove', 'round', 'break-off', 'end'])

const OPEN_TO_ALL: ReadonlySet<Act['do']> = new Set(['enter', 'withdraw', 'miss'])

const refuse = (rule: string, params?: Refusal['params']): Decision => ({
  ok: false,
  refusal: params ? { rule, params } : { rule },
})

/** The entries, if the tournament can follow them. */
function add(t: Tournament, ...entries: StoredEntry[]): Decision {
  let next = t
  for (const entry of entries) {
    next = fold(next, entry)
    if (next.damage) return refuse(next.damage.why)
  }
  return { ok: true, entries }
}

/** What an act adds to the log, or why it does not. Changes nothing. */
export function decide(t: Tournament, act: Act, { at, by, organises }: Cause): Decision {
  const cause = { at, by }
  if (t.damage) return refuse('tournament-damaged')
  if (!OPEN_TO_ALL.has(act.do) && !organises) return refuse('not-organiser')
  if (t.seq >= MOST_LINES && !ALWAYS.has(act.do)) return refuse('tournament-log-full')
  if (!organises && (t.stirred.get(by) ?? 0) >= MOST_STIRRED) return refuse('changed-too-often')
  const phase = phaseOf(t)
  if (phase === 'over' && act.do !== 'season') return refuse('ended')
  switch (act.do) {
    case 'enter':
      return enter(t, act, by, at)
    case 'withdraw':
      return add(t, { kind: 'withdrew', ...cause, person: by })
    case 'miss':
      return add(t, { kind: 'missed', ...cause, person: by, round: act.round, on: act.on })
    case 'start':
      if (phase !== 'open') return refuse('tournament-started')
      if (!canBegin(t)) return refuse('too-few-entered')
      return add(t, { kind: 'begun', ...cause, seed: act.seed })
    case 'round':
      return beginRound(t, cause)
    case 'invite':
      return invite(t, act, cause)
    case 'remove':
      return add(t, { kind: 'withdrew', ...cause, person: act.entrant })
    case 'postpone':
      return postpone(t, act, cause)
    case 'wait':
      if (!core.tableOf(t.core, act.table)) return refuse('no-such-table', { table: act.table })
      return add(t, { kind: 'waived', ...cause, table: act.table, on: !act.on })
    case 'replace':
      return replace(t, act, cause)
    case 'forfeit':
      if (core.tableOf(t.core, act.table)?.result) return refuse('table-ended')
      return add(t, { kind: 'forfeited', ...cause, table: act.table, person: act.entrant })
    case 'break-off': {
      const table = core.tableOf(t.core, act.table)
      if (!table) return refuse('no-such-table', { table: act.table })
      return table.result ? refuse('table-ended') : add(t, { kind: 'broken-off', ...cause, table: act.table })
    }
    case 'undo':
      if (t.core.rounds.at(-1)?.number !== act.round) return refuse('not-latest-round')
      return t.errands.some(each => each.do === 'seat')
        ? refuse('being-seated')
        : add(t, { kind: 'undone', ...cause, round: act.round })
    case 'end':
      return add(t, { kind: 'ended', ...cause, why: 'organiser' })
    case 'season':
      return season(t, cause)
  }
}

type Given = Pick<Cause, 'at' | 'by'>

function invite(t: Tournament, { person, program }: Extract<Act, { do: 'invite' }>, cause: Given): Decision {
  if (t.terms.entry !== 'list') return refuse('no-list')
  const rule = misfit(t, program)
  if (rule !== null) return refuse(rule)
  return t.invited.has(person) ? refuse('already-invited') : add(t, { kind: 'invited', ...cause, person })
}

/** Why a program, or a person, does not take part here. */
function misfit({ terms: { programs = 'none' } }: Tournament, program = false): string | null {
  if (program) return programs === 'none' ? 'programs-stay-out' : null
  return programs === 'only' ? 'programs-only' : null
}

/** Whether this person could enter now; by a link they need its code too. */
export function entryRefusal(t: Tournament, person: string, program?: boolean): Refusal | null {
  const { terms } = t
  const phase = phaseOf(t)
  if (phase === 'over') return { rule: 'ended' }
  if (activeOf(t).includes(person)) return { rule: 'already-entered' }
  const rule = misfit(t, program)
  if (rule !== null) return { rule }
  if (phase === 'playing' && !terms.late && t.core.rounds.length > 0) return { rule: 'entry-closed' }
  if (activeOf(t).length >= terms.most) return { rule: 'tournament-full', params: { most: terms.most } }
  return terms.entry === 'list' && !t.invited.has(person) ? { rule: 'not-invited' } : null
}

function enter(
  t: Tournament,
  { code, rating, program }: Extract<Act, { do: 'enter' }>,
  by: string,
  at: number,
): Decision {
  const refusal = entryRefusal(t, by, program)
  if (refusal) return { ok: false, refusal }
  if (t.terms.entry === 'link' && code !== t.code && t.organiser !== by) return refuse('wrong-link')
  return add(t, { kind: 'entered', at, by, person: by, rating })
}

/** Now, whatever the terms say of pauses. */
function beginRound(t: Tournament, cause: Given): Decision {
  if (phaseOf(t) === 'open') return refuse('tournament-not-started')
  const refused = core.pairingRefusal(t.core)
  if (refused) return { ok: false, refusal: refused }
  return add(t, { kind: 'postponed', ...cause, what: 'round', until: cause.at })
}

function postpone(t: Tournament, { what, until }: Extract<Act, { do: 'postpone' }>, cause: Given): Decision {
  const phase = phaseOf(t)
  if (until < cause.at || until > cause.at + MOST_DAYS * DAY) return refuse('bad-moment', { days: MOST_DAYS })
  if (what === 'start' ? phase !== 'open' || t.starts === null : phase !== 'playing')
    return refuse(what === 'start' ? 'nothing-to-postpone' : 'tournament-not-started')
  if (what === 'round') {
    const refused = core.pairingRefusal(t.core)
    if (refused && refused.rule !== 'tables-running') return { ok: false, refusal: refused }
  }
  if (what === 'deadline' && (runningOf(t).length === 0 || t.core.settings.system === 'arena'))
    return refuse('nothing-to-postpone')
  return add(t, { kind: 'postponed', ...cause, what, until })
}

/** Somebody else goes on for a person: from the game that runs on, if there is one. */
function replace(
  t: Tournament,
  { entrant, into, rating, program }: Extract<Act, { do: 'replace' }>,
  cause: Given,
): Decision {
  if (!activeOf(t).includes(entrant)) return refuse('not-entered')
  if (activeOf(t).includes(into)) return refuse('already-entered')
  const rule = misfit(t, program)
  if (rule !== null) return refuse(rule)
  const tables = t.core.rounds.at(-1)?.tables ?? []
  const table = tables.find(each => core.playing(each).includes(entrant))
  const entries: StoredEntry[] = [{ kind: 'entered', ...cause, person: into, rating }]
  if (table) entries.push({ kind: 'replaced', ...cause, table: table.id, out: entrant, into })
  return add(t, ...entries, { kind: 'withdrew', ...cause, person: entrant })
}

/** Everybody who stays, in the division they have reached; others may enter before the organiser begins. */
function season(t: Tournament, cause: Given): Decision {
  const next = core.nextSeason(t.core)
  if ('refused' in next) return { ok: false, refusal: next.refused }
  const { entrants } = next.tournament
  return add(t, {
    kind: 'season',
    ...cause,
    entrants: entrants.map(({ id, division, rating }) => ({ id, division, rating })),
  })
}
