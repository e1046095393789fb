import { nameKey, PersonName } from '@ludoteca/protocol'
import { FOR_GOOD } from '../accounts/ban.ts'
import { removePerson } from '../accounts/delete-person.ts'
import { lookOf } from '../accounts/lookalikes.ts'
import { personCalled } from '../accounts/person-called.ts'
import type { PeopleStore, PersonRow } from '../store/store.ts'
import { type Act, type Context, say, shownTime } from './context.ts'
import { openOutside } from './outside.ts'

const PAGE = 500
const DAY = 24 * 60 * 60 * 1000

async function* everybody(people: PeopleStore): AsyncGenerator<PersonRow> {
  let after: string | null = null
  for (;;) {
    const rows: PersonRow[] = await people.list(after, PAGE)
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? null
  }
}

function standing(context: Context, { key, deleted, banned, host, program }: PersonRow): string {
  if (deleted) return say(context, 'deleted')
  const is = say(context, key === null ? 'guest' : host ? 'isHost' : 'account')
  const kind = program ? `${is}, ${say(context, 'program')}` : is
  if (banned === null || banned <= context.clock()) return kind
  if (banned === FOR_GOOD) return `${kind}, ${say(context, 'bannedForGood')}`
  return `${kind}, ${say(context, 'banned', { until: shownTime(banned) })}`
}

async function list(context: Context, wanted: (person: PersonRow) => boolean): Promise<null> {
  let found = false
  for await (const person of everybody(context.store.people)) {
    if (!wanted(person)) continue
    found = true
    const name = person.deleted ? '-' : person.name
    context.out(`${person.id}  ${shownTime(person.since)}  ${name}  (${standing(context, person)})`)
  }
  if (!found) context.out(say(context, 'noUsers'))
  return null
}

/** Does something to the person named by the first word, and writes it down. */
const toPerson =
  (act: string, change: (context: Context, person: PersonRow) => Promise<string | null>): Act =>
  async context => {
    const who = context.words[0]
    if (who === undefined) return say(context, 'missing-words', { act: `users ${act}`, what: 'WHO' })
    const { people } = context.store
    const found = await people.byId(who)
    const person = found && !found.deleted ? found : await people.byKey(nameKey(who))
    if (!person) return say(context, 'no-person', { who })
    const refused = await change(context, person)
    if (refused !== null) return refused
    // By id alone: names are looked up when it is read, and go with their people.
    await context.audit(`users ${act} ${person.id}${context.days === null ? '' : ` --days ${context.days}`}`)
    context.out(say(context, 'done'))
    return null
  }

async function rename(context: Context, person: PersonRow): Promise<string | null> {
  const given = context.words.slice(1).join(' ')
  const name = PersonName.safeParse(given).data
  if (name === undefined) return say(context, 'bad-name', { name: given })
  const key = person.key === null ? null : nameKey(name)
  const alike = key === null && (await context.store.people.byLook(lookOf(name)))
  if (alike) return say(context, 'name-taken', { name })
  const changed = await context.store.people.change(person.id, { name, key })
  return changed ? null : say(context, 'name-taken', { name })
}

async function ban(context: Context, person: PersonRow): Promise<string | null> {
  const days = context.days === null ? null : Number(context.days)
  if (days !== null && !(Number.isInteger(days) && days > 0 && days < 100_000)) {
    return say(context, 'bad-days', { days: context.days ?? '' })
  }
  const banned = days === null ? FOR_GOOD : context.clock() + days * DAY
  await context.store.people.change(person.id, { banned })
  return null
}

async function unban({ store }: Context, person: PersonRow): Promise<null> {
  await store.people.change(person.id, { banned: null })
  return null
}

/** Only accounts can be hosts: a guest is whoever holds the device. */
async function host(context: Context, { id, key, name }: PersonRow): Promise<string | null> {
  if (key === null) return say(context, 'needs-account', { name })
  await context.store.people.change(id, { host: true })
  return null
}

async function unhost({ store }: Context, person: PersonRow): Promise<null> {
  await store.people.change(person.id, { host: false })
  return null
}

/** What programs come in with for this account. */
async function tokens(context: Context): Promise<string | null> {
  const who = context.words[0]
  if (who === undefined) return say(context, 'missing-words', { act: 'users tokens', what: 'WHO' })
  const { people } = context.store
  const person = await personCalled(people, who)
  if (!person) return say(context, 'no-person', { who })
  const found = (await people.sessions(person.id)).filter(each => each.scope !== null)
  for (const { id, scope, started, used, device } of found) {
    const times = say(context, 'tokenTimes', { made: shownTime(started), used: shownTime(used) })
    context.out(`${id}  ${scope}  ${device}  (${times})`)
  }
  if (found.length === 0) context.out(say(context, 'noTokens'))
  return null
}

/** All of them: which one was stolen the host cannot know. */
async function revoke({ store: { people } }: Context, person: PersonRow): Promise<null> {
  for (const { id, scope } of await people.sessions(person.id))
    if (scope !== null) await people.endSession(person.id, id)
  return null
}

async function remove({ store, clock }: Context, person: PersonRow): Promise<null> {
  const { command } = await openOutside(store, clock)
  await removePerson(store, { command, rename: () => {}, hangUp: () => {} }, person, clock())
  return null
}

export const users: Readonly<Record<string, Act>> = {
  list: context => list(context, person => !person.deleted),
  find: context => {
    const part = nameKey(context.words.join(' '))
    return list(context, ({ name, deleted }) => !deleted && nameKey(name).includes(part))
  },
  rename: toPerson('rename', rename),
  ban: toPerson('ban', ban),
  unban: toPerson('unban', unban),
  host: toPerson('host', host),
  unhost: toPerson('unhost', unhost),
  delete: toPerson('delete', remove),
  tokens,
  revoke: toPerson('revoke', revoke),
}
