import { below, pick, type Rng, rngFrom, shuffle } from '@ludoteca/engine'
import {
  enter,
  forfeit,
  isOver,
  newTournament,
  type Outcome,
  pair,
  playing,
  postpone,
  type Result,
  record,
  type Settings,
  setAway,
  type Table,
  type Tournament,
  tablesOf,
  takesPart,
  usualSettings,
  withdraw,
} from '../src/index.ts'

/** The tournament an operation answers with; a refusal is a bug of the test. */
export function done(outcome: Outcome): Tournament {
  if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`)
  return outcome.tournament
}

/** A tournament with people p1, p2 … */
export function field(
  count: number,
  settings: Partial<Settings> & Pick<Settings, 'system' | 'seats'>,
  seed = 'seed',
): Tournament {
  const usual = usualSettings(settings.system, settings.seats)
  let t = newTournament({ ...usual, ...settings }, seed)
  for (let i = 1; i <= count; i++) t = done(enter(t, `p${i}`, settings.system === 'swiss' ? null : 1000 + i))
  return t
}

/** A finished game: the seats in the order in which they came in. */
export const finished = (places: readonly number[], points: readonly number[] = []): Result => ({
  end: 'finished',
  seats: places.map((place, i) => ({ place, points: points[i] ?? 50 - place, guardian: false })),
})

function randomResult(rng: Rng, table: Table): Result {
  const points = table.seats.map(() => below(rng, 12))
  return {
    end: below(rng, 12) === 0 ? 'unfinished' : 'finished',
    seats: points.map(mine => ({
      place: 1 + points.filter(other => other > mine).length,
      points: mine,
      guardian: below(rng, 15) === 0,
    })),
  }
}

/** Ends every table that runs, in any order; some by forfeit. */
export function endTables(t: Tournament, rng: Rng, every = 1): Tournament {
  const open = shuffle(rng, [...tablesOf(t).filter(({ result }) => !result)])
  return open.slice(0, Math.ceil(open.length * every)).reduce((now, table) => {
    const left = playing(table)
    const gone = below(rng, 20) === 0 && left.length > 0 ? done(forfeit(now, table.id, pick(rng, left))) : now
    const after = tablesOf(gone).find(({ id }) => id === table.id)
    return after && !after.result ? done(record(gone, table.id, randomResult(rng, table))) : gone
  }, t)
}

const SOME = <T>(rng: Rng, list: readonly T[], oneIn: number): T[] =>
  list.filter(() => below(rng, oneIn) === 0)

/** Between rounds: some leave, some come, some say that they will miss a round. */
function comeAndGo(t: Tournament, rng: Rng): Tournament {
  const next = t.rounds.length + 1
  const here = t.entrants.filter(each => takesPart(each, next)).map(({ id }) => id)
  let now = t
  for (const id of SOME(rng, here, 25)) now = done(withdraw(now, id))
  if (t.settings.system !== 'knock-out')
    for (let i = below(rng, 3); i > 0; i--) now = done(enter(now, `late${next}-${i}`, below(rng, 2000)))
  for (const { id, left } of SOME(rng, now.entrants, 25))
    if (left === null) now = done(setAway(now, id, next + below(rng, 2), true))
  return now
}

/** Called after every pairing. */
type Watch = (t: Tournament, absent: readonly string[]) => void

/** Plays a tournament to its end; with `unrest` people come late, leave, are absent, and tables are put off. */
export function play(
  start: Tournament,
  seed: string,
  unrest: boolean,
  most: number,
  watch: Watch,
): Tournament {
  const rng = rngFrom(`play ${seed}`)
  const arena = start.settings.system === 'arena'
  let t = start
  for (let round = 1; round <= most && !isOver(t); round++) {
    if (unrest && round > 1) t = comeAndGo(t, rng)
    const absent = unrest ? SOME(rng, t.entrants, 30).map(({ id }) => id) : []
    const outcome = pair(t, { absent })
    if ('refused' in outcome) {
      if (!arena) break
      t = endTables(t, rng, 0.5)
      continue
    }
    t = outcome.tournament
    watch(t, absent)
    const open = tablesOf(t).filter(({ result }) => !result)
    const late = unrest && below(rng, 4) === 0 ? open[0] : undefined
    if (late && start.settings.system !== 'knock-out') t = done(postpone(t, late.id))
    t = arena ? endTables(t, rng, 0.6) : endTables(t, rng)
  }
  return endTables(t, rng)
}
