import { readFileSync, writeFileSync } from 'node:fs'
import { TournamentTerms } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import { personCalled } from '../accounts/person-called.ts'
import { calledBy } from '../accounts/person-facts.ts'
import { inWords } from '../http/problems.ts'
import { newSeed } from '../seed.ts'
import type { PersonRow, TournamentRow } from '../store/store.ts'
import { whyIn } from '../store/trouble.ts'
import { auditText } from '../tournaments/audit.ts'
import { type Act as Deed, decide } from '../tournaments/decide.ts'
import { EXPORTS, exported } from '../tournaments/export.ts'
import { sharedFacts } from '../tournaments/facts.ts'
import { Ledger } from '../tournaments/ledger.ts'
import { madeEntry } from '../tournaments/make.ts'
import { refused } from '../tournaments/refused.ts'
import type { Tournament } from '../tournaments/state.ts'
import { type Act, type Context, say, shownTime } from './context.ts'

const MOST = 200
const PHASES = ['playing', 'open', 'over'] as const

/** A running server does what follows from it: see `desk.ts`. */
const ledgerOf = ({ store }: Context): Ledger =>
  new Ledger(store, { info: () => {}, warn: () => {}, error: () => {} })

const lineOf = async ({ store }: Context, row: TournamentRow, phase: string): Promise<string> => {
  const { name, game, system, people, most, round } = row.shown
  const organiser = (await calledBy(store.people, [row.organiser]))(row.organiser).name
  return [
    row.id,
    shownTime(row.moved),
    phase,
    game,
    system,
    `${people}/${most}`,
    `#${round}`,
    name,
    organiser,
  ].join('  ')
}

const phaseWord = (context: Context, { phase }: TournamentRow): string =>
  say(context, phase === 'open' ? 'open' : phase === 'playing' ? 'playing' : 'over')

const list: Act = async context => {
  let found = false
  for (const phase of PHASES) {
    for (const row of await context.store.tournaments.list({ phase, limit: MOST })) {
      context.out(await lineOf(context, row, phaseWord(context, row)))
      found = true
    }
  }
  if (!found) context.out(say(context, 'noTournaments'))
  return null
}

/** Does something with the tournament named by the first word; `what` are the words it takes besides. */
const toOne =
  (
    act: string,
    what: string,
    work: (context: Context, t: Tournament, words: readonly string[]) => Promise<string | null>,
  ): Act =>
  async context => {
    const [id, ...words] = context.words
    const needed = what.split(' ').filter(word => word !== '' && !word.startsWith('[')).length
    if (id === undefined || words.length < needed)
      return say(context, 'missing-words', { act: `tournament ${act}`, what: `ID ${what}`.trim() })
    const t = await ledgerOf(context).read(id)
    return t ? work(context, t, words) : say(context, 'no-tournament', { id })
  }

async function finished(context: Context, what: string): Promise<null> {
  await context.audit(what)
  context.out(say(context, 'done'))
  return null
}

async function does(context: Context, t: Tournament, act: Deed): Promise<string | null> {
  const cause = { at: context.clock(), by: t.organiser, organises: true }
  const kept = await ledgerOf(context).commit(t.id, now => decide(now, act, cause))
  if (kept.ok) return finished(context, auditText(t.id, act) ?? '')
  return kept.refusal
    ? inWords(refused(kept.refusal), context.lang).message
    : say(context, 'no-tournament', { id: t.id })
}

/** With a person named by the last words. */
async function withPerson(
  context: Context,
  who: string,
  work: (person: PersonRow) => Promise<string | null>,
): Promise<string | null> {
  const person = await personCalled(context.store.people, who)
  return person ? work(person) : say(context, 'no-person', { who })
}

const make: Act = async context => {
  const [file, ...who] = context.words
  if (file === undefined || who.length === 0)
    return say(context, 'missing-words', { act: 'tournament make', what: 'FILE WHO' })
  return withPerson(context, who.join(' '), async person => {
    let given: unknown
    try {
      given = JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      return say(context, 'failed', { why: whyIn(context.lang, error) })
    }
    const terms = TournamentTerms.safeParse(given)
    if (!terms.success) {
      const [first] = terms.error.issues
      return say(context, 'bad-terms', { file, where: first?.path.join('.') || '-' })
    }
    const invited: string[] = []
    for (const name of terms.data.entry.kind === 'list' ? terms.data.entry.names : []) {
      const found = await personCalled(context.store.people, name)
      if (!found) return say(context, 'no-person', { who: name })
      invited.push(found.id)
    }
    const made = madeEntry(await allGames(), person.id, terms.data, { at: context.clock(), invited })
    if (!made.ok) return inWords(made.trouble, context.lang).message
    const { id, code } = await ledgerOf(context).make(made.value)
    context.out(code === null ? id : `${id}  ?code=${code}`)
    return finished(context, `tournament make ${id}`)
  })
}

const show = toOne('show', '', async (context, t) => {
  const row = await context.store.tournaments.row(t.id)
  if (row) context.out(await lineOf(context, row, phaseWord(context, row)))
  const { standings, schedule, entrants } = await sharedFacts(context.store.people, t)
  const called = (id: string | null): string =>
    id === null
      ? say(context, 'bot', { level: t.terms.bot })
      : entrants.find(each => each.id === id)?.person.name || say(context, 'nameless')
  for (const { rows } of standings)
    for (const { place, entrant, points, games } of rows)
      context.out(`${place}.  ${called(entrant)}  ${points}  (${games})`)
  for (const { id, table, state, seats } of schedule.at(-1)?.tables ?? [])
    context.out(`${id}  ${table}  ${state}  ${seats.map(seat => called(seat.entrant)).join(', ')}`)
  return null
})

const exportOne = toOne('export', '[json|csv|games] [FILE]', async (context, t, [given = 'json', file]) => {
  const form = EXPORTS.find(each => each === given)
  if (!form) return say(context, 'bad-form', { given, known: EXPORTS.join(', ') })
  const names = await calledBy(context.store.people, [t.organiser, ...t.people])
  const { text } = exported(t, names, form)
  if (file === undefined) {
    context.out(text.trimEnd())
    return null
  }
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    return say(context, 'failed', { why: whyIn(context.lang, error) })
  }
  context.out(say(context, 'written', { file }))
  return null
})

const POSTPONED = ['start', 'round', 'deadline'] as const

const postpone = toOne('postpone', 'start|round|deadline TIME', async (context, t, [given = '', ...time]) => {
  const what = POSTPONED.find(each => each === given)
  const until = Date.parse(time.join('T'))
  if (!what || Number.isNaN(until)) return say(context, 'bad-time', { given: [given, ...time].join(' ') })
  return does(context, t, { do: 'postpone', what, until })
})

const onPerson = (act: 'remove' | 'invite', deed: (person: PersonRow) => Deed): Act =>
  toOne(act, 'WHO', (context, t, words) =>
    withPerson(context, words.join(' '), person => does(context, t, deed(person))),
  )

export const tournament: Readonly<Record<string, Act>> = {
  list,
  show,
  make,
  export: exportOne,
  postpone,
  start: toOne('start', '', (context, t) => does(context, t, { do: 'start', seed: newSeed() })),
  round: toOne('round', '', (context, t) => does(context, t, { do: 'round' })),
  season: toOne('season', '', (context, t) => does(context, t, { do: 'season' })),
  undo: toOne('undo', '', (context, t) => does(context, t, { do: 'undo', round: t.core.rounds.length })),
  end: toOne('end', '', (context, t) => does(context, t, { do: 'end' })),
  'break-off': toOne('break-off', 'TABLE', (context, t, [table = '']) =>
    does(context, t, { do: 'break-off', table }),
  ),
  wait: toOne('wait', 'TABLE on|off', (context, t, [table = '', word]) =>
    word === 'on' || word === 'off'
      ? does(context, t, { do: 'wait', table, on: word === 'on' })
      : Promise.resolve(say(context, 'on-or-off-wait')),
  ),
  forfeit: toOne('forfeit', 'TABLE WHO', (context, t, [table = '', ...who]) =>
    withPerson(context, who.join(' '), person =>
      does(context, t, { do: 'forfeit', table, entrant: person.id }),
    ),
  ),
  remove: onPerson('remove', ({ id }) => ({ do: 'remove', entrant: id })),
  invite: onPerson('invite', ({ id, program }) => ({ do: 'invite', person: id, program })),
  replace: toOne('replace', 'WHO BY', (context, t, [out = '', ...into]) =>
    withPerson(context, out, person =>
      withPerson(context, into.join(' '), other =>
        does(context, t, {
          do: 'replace',
          entrant: person.id,
          into: other.id,
          rating: null,
          program: other.program,
        }),
      ),
    ),
  ),
  delete: toOne('delete', '', async (context, t) => {
    await context.store.tournaments.remove(t.id)
    return finished(context, `tournament delete ${t.id}`)
  }),
}
