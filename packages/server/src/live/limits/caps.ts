import type { Refusal } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import type { PeopleStore, TableRow, TableStore } from '../../store/store.ts'
import type { Answer } from '../contract.ts'
import { AddressBook } from './address-book.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { CAPS, type Caps } from './shares.ts'

type Kind = keyof Caps

const RULES = {
  waiting: 'too-many-open',
  playing: 'too-many-playing',
  withBots: 'too-many-with-bots',
} as const satisfies Record<Kind, string>

const refusal = (kind: Kind, most: number): Refusal => ({ rule: RULES[kind], params: { most } })

/** The number of people who still play there themselves. */
const players = ({ seats }: Pick<TableRow, 'seats'>): Set<string> =>
  new Set(seats.flatMap(({ person, resigned }) => (person && !resigned ? [person.id] : [])))

const isEmpty = ({ person, bot, rules }: TableRow['seats'][number]): boolean =>
  person === null && bot === null && !rules

/** What a table counts as for a person who sits there: bots that play on alone are their host's. */
function kindsOf(row: TableRow, person: string): Kind[] {
  if (row.phase === 'open') return row.host === person ? ['waiting'] : []
  const playing = players(row)
  if (playing.size === 0) return row.host === person ? ['playing', 'withBots'] : []
  if (!playing.has(person)) return []
  return playing.size === 1 ? ['playing', 'withBots'] : ['playing']
}

interface Counting {
  readonly person: string
  /** Empty when it is not known. */
  readonly address: string
}

interface Full {
  readonly ok: false
  readonly refusal: Refusal
}
type Made = { readonly ok: true; readonly id: string } | Full

/** Limits how many tables an account, a guest or an address may have. */
export class TableCaps {
  private readonly tables: Pick<TableStore, 'mine' | 'row'>
  private readonly people: Pick<PeopleStore, 'byId'>
  private readonly caps: Caps
  private readonly addresses: AddressBook
  private readonly begin: (who: Counting) => Refusal | null
  private readonly persons = new OneAtATime()
  private readonly places = new OneAtATime()

  /** `begin` counts one more game, or says why it has to wait. */
  constructor(
    store: { readonly tables: TableStore; readonly people: PeopleStore },
    caps: Caps = CAPS,
    begin: (who: Counting) => Refusal | null = () => null,
  ) {
    this.begin = begin
    this.tables = store.tables
    this.people = store.people
    this.caps = caps
    this.addresses = new AddressBook(store.tables)
  }

  /** Makes a table, unless there are too many already that wait for players. */
  make<T extends Made>(who: Counting, make: () => Promise<T>): Promise<T | Full> {
    return this.inTurn(who, async () => {
      const refusal = await this.tooMany(who, ['waiting'])
      if (refusal) return { ok: false, refusal }
      const made = await make()
      if (made.ok) await this.note(who, made.id)
      return made
    })
  }

  /** Carries out a command, unless that would be one table too many. */
  carryOut(
    who: Counting,
    table: string,
    { do: what }: Command,
    attempt: () => Promise<Answer>,
  ): Promise<Answer> {
    if (what !== 'join' && what !== 'start' && what !== 'rematch') return attempt()
    return this.inTurn(who, async () => {
      const kinds = await this.kindsAfter(what, who.person, table)
      const begins = what === 'start' && kinds.length > 0
      const refusal = (await this.tooMany(who, kinds)) ?? (begins ? this.begin(who) : null)
      if (refusal) return { type: 'refused', refusal }
      const answer = await attempt()
      if (answer.type === 'done' && what !== 'join') await this.note(who, answer.made ?? table)
      return answer
    })
  }

  /** The kinds of table of which a command would make one more. */
  private async kindsAfter(
    what: 'join' | 'start' | 'rematch',
    person: string,
    table: string,
  ): Promise<Kind[]> {
    if (what !== 'start') return [what === 'join' ? 'playing' : 'waiting']
    const row = await this.tables.row(table)
    if (row?.phase !== 'open' || row.host !== person || row.seats.some(isEmpty)) return []
    return players(row).size <= 1 ? ['playing', 'withBots'] : ['playing']
  }

  /** Counting and acting for one person and one address happen one after the other. */
  private inTurn<T>({ person, address }: Counting, work: () => Promise<T>): Promise<T> {
    return this.persons.run(person, () => (address === '' ? work() : this.places.run(address, work)))
  }

  /** A table was made, or a game has begun, from this address. */
  private async note({ address }: Counting, table: string): Promise<void> {
    const row = address === '' ? null : await this.tables.row(table)
    if (row) this.addresses.note(address, table, row.phase !== 'open' && players(row).size <= 1)
  }

  private async tooMany({ person, address }: Counting, kinds: readonly Kind[]): Promise<Refusal | null> {
    if (kinds.length === 0) return null
    const row = await this.people.byId(person)
    const share = row?.key ? 'account' : 'guest'
    const most = this.caps.waiting[share] + this.caps.playing[share]
    const mine = await this.tables.mine(person, most)
    const counted = mine.flatMap(each => kindsOf(each, person))
    for (const kind of kinds) {
      const cap = this.caps[kind][share]
      if (counted.filter(each => each === kind).length >= cap) return refusal(kind, cap)
    }
    if (address === '') return null
    const here = await this.addresses.count(address)
    const full = kinds.find(kind => here[kind] >= this.caps[kind].address)
    return full ? { rule: 'too-many-here', params: { most: this.caps[full].address } } : null
  }
}
