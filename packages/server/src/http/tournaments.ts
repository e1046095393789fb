import { Id, readPlace, type TournamentAct, type TournamentFacts } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import type { Caller } from '../accounts/caller.ts'
import { personCalled } from '../accounts/person-called.ts'
import { calledBy } from '../accounts/person-facts.ts'
import { bad, good, type Outcome, stop, type Trouble } from '../outcome.ts'
import { shownSkill } from '../ratings/rate.ts'
import { newSeed } from '../seed.ts'
import type { PersonRow, TournamentRow } from '../store/store.ts'
import { auditText } from '../tournaments/audit.ts'
import type { Act } from '../tournaments/decide.ts'
import { EXPORTS, exported } from '../tournaments/export.ts'
import { ownFacts, type SharedFacts, sharedFacts, summaryOf } from '../tournaments/facts.ts'
import { madeEntry } from '../tournaments/make.ts'
import { refused } from '../tournaments/refused.ts'
import type { Tournament } from '../tournaments/state.ts'
import type { ApiDeps } from './deps.ts'
import type { Router } from './router.ts'
import { SharedReadings } from './shared-readings.ts'

const PAGE = 30
/** Tournaments of one person that are not over. */
const MOST = { organised: 5, entered: 20 } as const
/** What a program does by itself. */
const BY_TOKEN: ReadonlySet<TournamentAct['do']> = new Set(['enter', 'withdraw', 'miss'])
const PHASES = ['open', 'playing', 'over'] as const

/** What people need to know of tournaments, and do there. */
export function tournamentRoutes(router: Router, deps: ApiDeps): void {
  const { store, desk, accounts, guards, games } = deps
  const { clock } = accounts
  const readings = new SharedReadings<SharedFacts>()

  async function unfinished(person: string): Promise<TournamentRow[]> {
    const limit = MOST.organised + MOST.entered + 1
    const [playing, open] = await Promise.all(
      (['playing', 'open'] as const).map(phase => store.tournaments.list({ phase, person, limit })),
    )
    return [...(playing ?? []), ...(open ?? [])]
  }

  /** Why this person may not set one up; null when they may. */
  async function notMaking(caller: Caller | null): Promise<Trouble | null> {
    if (!caller) return { code: 'sign-in-first' }
    const { person } = caller
    if (person.key === null) return { code: 'account-first' }
    if (deps.tournaments === 'hosts' && !person.host) return { code: 'tournaments-by-hosts' }
    const own = (await unfinished(person.id)).filter(row => row.organiser === person.id)
    return guards.limits && own.length >= MOST.organised
      ? { code: 'too-many-organised', params: { most: MOST.organised } }
      : null
  }

  async function factsOf(t: Tournament, caller: Caller | null): Promise<TournamentFacts> {
    const shared = await readings.read(`${t.id} ${t.seq}`, () => sharedFacts(store.people, t))
    return { ...shared, ...ownFacts(t, caller?.person ?? null, clock()) }
  }

  const find = async (id: string): Promise<Tournament | null> =>
    Id.safeParse(id).success ? desk.read(id) : null

  router.on(routes.tournaments, async ({ caller, asked }) => {
    const phase = PHASES.find(each => each === asked('phase')) ?? 'open'
    const before = readPlace(asked('before'))
    if (!before && asked('before') !== '') return bad('bad-field', { field: 'before' })
    const rows = await store.tournaments.list({
      phase,
      publicOnly: true,
      limit: PAGE,
      ...(before === null ? {} : { before }),
    })
    const mine = caller ? await unfinished(caller.person.id) : []
    const names = await calledBy(
      store.people,
      [...rows, ...mine].map(row => row.organiser),
    )
    const not = await notMaking(caller)
    return good({
      tournaments: rows.map(row => summaryOf(row, names)),
      mine: mine.map(row => summaryOf(row, names)),
      refused: not?.code ?? null,
    })
  })

  router.on(routes.newTournament, async ({ body, caller }) => {
    const stopped = await notMaking(caller)
    if (stopped) return stop(stopped)
    if (![body.name, body.about].every(text => accounts.acceptable(text))) return bad('bad-words')
    const invited: string[] = []
    if (body.entry.kind === 'list') {
      for (const name of new Set(body.entry.names)) {
        const person = await personCalled(store.people, name)
        if (!person) return bad('nobody-called', { name })
        invited.push(person.id)
      }
    }
    const made = madeEntry(games, caller.person.id, body, { at: clock(), invited })
    if (!made.ok) return made
    const { id } = await desk.make(made.value)
    return good({ id })
  })

  router.on(routes.tournament, async ({ caller, asked }) => {
    const t = await find(asked('id'))
    return t ? good(await factsOf(t, caller)) : bad('no-tournament')
  })

  router.on(routes.inTournament, async ({ caller, asked, body }) => {
    const { person, session } = caller
    if (session.scope !== null && !BY_TOKEN.has(body.do)) return bad('token-scope')
    const t = await find(asked('id'))
    if (!t) return bad('no-tournament')
    if (body.do === 'enter') {
      const entered = (await unfinished(person.id)).filter(row => row.people.includes(person.id))
      if (guards.limits && entered.length >= MOST.entered)
        return bad('too-many-entered', { most: MOST.entered })
    }
    const act = await actOf(t, body, person)
    if (!act.ok) return act
    const organises = person.host || person.id === t.organiser
    const kept = await desk.act(t.id, act.value, { at: clock(), by: person.id, organises })
    if (!kept.ok) return kept.refusal ? stop(refused(kept.refusal)) : bad('no-tournament')
    const written = auditText(t.id, act.value)
    if (written !== null) await store.settings.audit(clock(), person.id, written)
    if (body.do === 'enter' && (await hasSlippedIn(kept.t, person))) {
      await desk.act(t.id, { do: 'withdraw' }, { at: clock(), by: person.id, organises })
      return bad('programs-stay-out')
    }
    return good(await factsOf(kept.t, caller))
  })

  /** Who became a program while they entered as a person: each of the two looks after the other once it is done. */
  async function hasSlippedIn({ terms }: Tournament, { id, program }: PersonRow): Promise<boolean> {
    if (program || (terms.programs ?? 'none') !== 'none') return false
    return (await store.people.byId(id))?.program === true
  }

  /** The same with people by id, and with what is known of them. */
  async function actOf(t: Tournament, body: TournamentAct, by: PersonRow): Promise<Outcome<Act>> {
    if (body.do === 'enter')
      return good({ ...body, rating: await ratingOf(by.id, t.terms.game), program: by.program })
    if (body.do === 'start') return good({ ...body, seed: newSeed() })
    if (body.do !== 'invite' && body.do !== 'replace') return good(body)
    const person = await personCalled(store.people, body.name)
    if (!person) return bad('nobody-called', { name: body.name })
    if (body.do === 'invite') return good({ do: 'invite', person: person.id, program: person.program })
    const rating = await ratingOf(person.id, t.terms.game)
    return good({ do: 'replace', entrant: body.entrant, into: person.id, rating, program: person.program })
  }

  async function ratingOf(person: string, game: string): Promise<number | null> {
    const [row] = await store.results.ratings([person], game)
    return row ? shownSkill(row).rating : null
  }

  router.on(routes.exportTournament, async ({ asked, file }) => {
    const t = await find(asked('id'))
    if (!t) return bad('no-tournament')
    const form = EXPORTS.find(each => each === asked('form')) ?? 'json'
    const names = await calledBy(store.people, [t.organiser, ...t.people])
    const { end, type, text } = exported(t, names, form)
    file(`ludoteca-tournament-${t.id}.${end}`, type)
    return good(text)
  })
}
