import * as core from '@ludoteca/tournament'
import { errandKey, gameId, NEWER, type RoundTimes, type Tournament } from './state.ts'
import { type EntryOf, readEntry, type StoredEntry, type StoredTerms } from './stored-entry.ts'

const MINUTE = 60_000

/** An entry that cannot have come from `decide`. */
class Unfoldable extends Error {}

/** What the first entry of a log makes. */
export function open(entry: EntryOf<'made'>): Tournament {
  const { tournament: id, organiser, code, terms, at } = entry
  return {
    id,
    seq: 1,
    terms,
    organiser,
    code,
    created: at,
    moved: at,
    core: core.newTournament(terms.settings, ''),
    past: [],
    people: [],
    invited: new Set(entry.invited),
    stirred: new Map(),
    starts: terms.start.kind === 'at' ? terms.start.at : null,
    started: null,
    ended: null,
    times: new Map(),
    games: new Map(),
    latest: at,
    next: null,
    held: false,
    errands: [],
    damage: null,
  }
}

/** Follows a log from its beginning; null when it does not even begin. */
export function foldAll(texts: readonly string[]): Tournament | null {
  const first = readEntry(texts[0] ?? '')
  if (!first.ok || first.entry.kind !== 'made') return null
  return foldOn(open(first.entry), texts.slice(1))
}

/** Follows further lines as they are kept. */
export function foldOn(tournament: Tournament, texts: readonly string[]): Tournament {
  let t = tournament
  for (const text of texts) {
    const read = readEntry(text)
    t = read.ok ? fold(t, read.entry) : skip(t, read.newer ? NEWER : 'unreadable')
  }
  return t
}

const skip = (t: Tournament, why: string): Tournament => ({
  ...t,
  seq: t.seq + 1,
  damage: t.damage ?? { seq: t.seq, why },
})

/** Adds one entry. One that does not fit marks the tournament as damaged there; what follows is counted, not followed. */
export function fold(t: Tournament, entry: StoredEntry): Tournament {
  if (t.damage) return skip(t, '')
  try {
    return { ...t, ...apply(t, entry), ...stirs(t, entry), seq: t.seq + 1, moved: entry.at }
  } catch (error) {
    if (!(error instanceof Unfoldable)) throw error
    return skip(t, error.message)
  }
}

const STIRRING: ReadonlySet<StoredEntry['kind']> = new Set(['entered', 'withdrew', 'missed'])

function stirs({ stirred }: Tournament, { kind, by }: StoredEntry): Change {
  if (by === undefined || !STIRRING.has(kind)) return {}
  return { stirred: new Map(stirred).set(by, (stirred.get(by) ?? 0) + 1) }
}

function done(outcome: core.Outcome): core.Tournament {
  if ('refused' in outcome) throw new Unfoldable(outcome.refused.rule)
  return outcome.tournament
}

type Change = Partial<Tournament>

function apply(t: Tournament, entry: StoredEntry): Change {
  switch (entry.kind) {
    case 'made':
      throw new Unfoldable('made twice')
    case 'invited':
      return { invited: new Set([...t.invited, entry.person]) }
    case 'entered':
      return {
        core: done(core.enter(t.core, entry.person, entry.rating)),
        people: t.people.includes(entry.person) ? t.people : [...t.people, entry.person],
        ...freed(t),
      }
    case 'withdrew':
      return { core: done(core.withdraw(t.core, entry.person)) }
    case 'missed':
      return { core: done(core.setAway(t.core, entry.person, entry.round, entry.on)) }
    case 'begun':
      return { core: { ...t.core, seed: entry.seed }, started: entry.at, latest: entry.at, next: entry.at }
    case 'paired':
      return paired(t, entry)
    case 'stalled':
      return { held: true, next: null }
    case 'recorded':
      return {
        core: done(core.record(t.core, entry.table, entry.result)),
        latest: entry.at,
        ...freed(t),
      }
    case 'forfeited': {
      const resign = { do: 'resign', table: gameOf(t, entry.table), person: entry.person } as const
      const next = done(core.forfeit(t.core, entry.table, entry.person))
      const over = core.tableOf(next, entry.table)?.result
      return { core: next, errands: [...t.errands, resign], ...(over && { latest: entry.at }) }
    }
    case 'waived':
      return { core: done(core.postpone(t.core, entry.table, entry.on)), latest: entry.at }
    case 'broken-off':
      return { errands: [...t.errands, { do: 'close', table: gameOf(t, entry.table) }] }
    case 'replaced': {
      const { out, into } = entry
      const swap = { do: 'swap', table: gameOf(t, entry.table), out, into } as const
      return {
        core: done(core.replace(t.core, entry.table, out, into)),
        errands: [...t.errands, swap],
      }
    }
    case 'undone':
      return undone(t, entry)
    case 'postponed':
      return postponed(t, entry)
    case 'late':
      return { times: withTimes(t, entry.round, { late: true }) }
    case 'carried':
      return { errands: t.errands.filter(each => !entry.errands.includes(errandKey(each))) }
    case 'ended':
      return {
        core: t.core.ended ? t.core : done(core.end(t.core)),
        ended: { at: entry.at, why: entry.why },
        next: null,
        // What has not been begun will not be.
        errands: t.errands.filter(each => each.do !== 'seat'),
      }
    case 'season':
      return season(t, entry)
  }
}

/** In an arena somebody else is free now: what could not be paired before can perhaps be. */
const freed = ({ core: { settings } }: Tournament): Change =>
  settings.system === 'arena' ? { held: false } : {}

function gameOf({ games }: Tournament, table: string): string {
  const game = games.get(table)
  if (game === undefined) throw new Unfoldable(`there is no table ${table}`)
  return game
}

function withTimes({ times }: Tournament, round: number, change: Partial<RoundTimes>): Tournament['times'] {
  const now = times.get(round)
  if (!now) throw new Unfoldable(`there is no round ${round}`)
  return new Map(times).set(round, { ...now, ...change })
}

/** When a round that begins now should be over. An arena's limit is that of the whole. */
const dueOf = ({ limit, settings }: StoredTerms, at: number): number | null =>
  limit === null || settings.system === 'arena' ? null : at + limit * MINUTE

function paired(t: Tournament, { at, round, divisions }: EntryOf<'paired'>): Change {
  const { number } = round
  if (number !== core.nextRound(t.core)) throw new Unfoldable(`round ${number} is not the next one`)
  const tables = round.tables.map(table => ({ ...table, forfeits: [], postponed: false, result: null }))
  const moved = new Map(divisions.map(each => [each.id, each.division]))
  const entrants = t.core.entrants.map(each => ({ ...each, division: moved.get(each.id) ?? each.division }))
  const games = tables.map(({ id }): [string, string] => [id, gameId(t.id, t.core, id)])
  return {
    core: { ...t.core, entrants, rounds: [...t.core.rounds, { ...round, tables }] },
    games: new Map([...t.games, ...games]),
    times: new Map(t.times).set(number, { begun: at, due: dueOf(t.terms, at), late: false }),
    errands: [...t.errands, { do: 'seat', round: number }],
    next: null,
    held: false,
  }
}

function undone(t: Tournament, { round }: EntryOf<'undone'>): Change {
  const last = t.core.rounds.at(-1)
  if (last?.number !== round) throw new Unfoldable(`round ${round} is not the latest one`)
  const next = done(core.undoPairing(t.core))
  const times = new Map(t.times)
  times.delete(round)
  const games = new Map(t.games)
  for (const { id } of last.tables) games.delete(id)
  const close = last.tables.map(({ id }) => ({ do: 'close', table: gameOf(t, id) }) as const)
  return { core: next, times, games, errands: [...t.errands, ...close], held: true, next: null }
}

function postponed(t: Tournament, { what, until }: EntryOf<'postponed'>): Change {
  if (what === 'start') return { starts: until }
  if (what === 'round') return { next: until, held: false }
  return { times: withTimes(t, t.core.rounds.length, { due: until, late: false }) }
}

/** What is left of the log's people after the former season, in the divisions that they reached. */
function season(t: Tournament, { entrants }: EntryOf<'season'>): Change {
  return {
    core: {
      ...core.newTournament(t.terms.settings, t.core.seed),
      season: t.core.season + 1,
      entrants: entrants.map(each => ({ ...each, joined: 1, left: null, away: [] })),
    },
    past: [...t.past, t.core],
    ended: null,
    times: new Map(),
    games: new Map(),
    held: true,
    next: null,
  }
}
