import type { TournamentTerms } from '@ludoteca/protocol'
import { usualSettings } from '@ludoteca/tournament'
import { expect, onTestFinished, vi } from 'vitest'
import { newId } from '../../src/ids.ts'
import type { HubDeps } from '../../src/live/contract.ts'
import type { Act } from '../../src/tournaments/decide.ts'
import { type Desk, openDesk } from '../../src/tournaments/desk.ts'
import { madeEntry } from '../../src/tournaments/make.ts'
import { runningOf, type Tournament } from '../../src/tournaments/state.ts'
import { type Hall, openHall, personOf } from '../live/hall.ts'
import { personRow } from '../store/rows.ts'

export const SWISS: TournamentTerms = {
  name: 'An evening',
  about: '',
  game: 'toy',
  options: {},
  pace: { kind: 'live', bank: 600, increment: 10 },
  rated: true,
  guardian: 'easy',
  bot: 'easy',
  visibility: 'public',
  settings: { ...usualSettings('swiss', 2), rounds: 3, points: [2, 0], tieBreaks: ['opponents', 'direct'] },
  entry: { kind: 'open' },
  late: false,
  most: 32,
  start: { kind: 'organiser' },
  pause: 0,
  limit: null,
}

export interface Club extends Hall {
  readonly desk: Desk
  readonly errors: ReturnType<typeof vi.fn>
  make(terms?: Partial<TournamentTerms>): Promise<string>
  /** Somebody does something, and it is done. */
  does(person: string, id: string, act: Act): Promise<Tournament>
  /** The rule by which something is refused. */
  refuses(person: string, id: string, act: Act): Promise<string | null>
  read(id: string): Promise<Tournament>
  enter(...line: Parameters<Hall['enter']>): ReturnType<Hall['enter']>
  enterAll(id: string, people: readonly string[]): Promise<void>
  /** Everybody but the first of each table that is played resigns. */
  playRound(id: string): Promise<void>
}

export const people = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `p${String(i).padStart(2, '0')}`)

/** A server with tournaments, and people p00, p01 … in it; `host` looks after it, `org` organises. */
export async function openClub(count: number, change: Partial<HubDeps> = {}): Promise<Club> {
  const errors = vi.fn()
  const hall = await openHall({ log: { info: () => {}, warn: () => {}, error: errors }, ...change })
  for (const id of [...people(count), 'org', 'host'])
    await hall.store.people.add(personRow(id, { name: id.toUpperCase(), host: id === 'host' }))
  const desk = openDesk({ ...hall, clock: () => hall.now })
  onTestFinished(() => desk.stop())

  const attempt = (person: string, id: string, act: Act) =>
    desk.read(id).then(t =>
      desk.act(id, act, {
        at: hall.now,
        by: person,
        organises: person === 'host' || person === t?.organiser,
      }),
    )
  const read = async (id: string): Promise<Tournament> => {
    const t = await desk.read(id)
    if (!t) throw new Error(`there is no ${id}`)
    return t
  }
  const club = {
    desk,
    errors,
    read,
    async make(terms: Partial<TournamentTerms> = {}) {
      const all = { ...SWISS, ...terms }
      const invited = all.entry.kind === 'list' ? all.entry.names : []
      const made = madeEntry(hall.games, 'org', all, { at: hall.now, invited })
      if (!made.ok) throw new Error(made.trouble.code)
      return (await desk.make(made.value)).id
    },
    async does(person: string, id: string, act: Act) {
      const kept = await attempt(person, id, act)
      if (!kept.ok) throw new Error(`${act.do}: ${kept.refusal?.rule}`)
      return kept.t
    },
    async refuses(person: string, id: string, act: Act) {
      const kept = await attempt(person, id, act)
      return kept.ok ? null : (kept.refusal?.rule ?? 'no-tournament')
    },
    async enterAll(id: string, entering: readonly string[]) {
      for (const person of entering) await club.does(person, id, { do: 'enter', rating: null })
    },
    async playRound(id: string) {
      const t = await read(id)
      for (const table of runningOf(t)) {
        const game = t.games.get(table.id) ?? ''
        for (const person of table.seats.slice(1)) {
          if (person === null) continue
          hall.now += 1000
          await hall.hub.command(game, personOf(person), newId(12), { do: 'resign' }, hall.now)
        }
        await vi.waitFor(async () => expect((await hall.store.tables.row(game))?.phase).toBe('over'))
      }
      await desk.advance(id)
    },
  }
  return Object.assign(hall, club)
}
