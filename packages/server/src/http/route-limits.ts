import type { LimitName } from '@ludoteca/protocol/routes'
import type { Caller } from '../accounts/caller.ts'
import type { Trouble } from '../outcome.ts'
import type { Guards } from './guards.ts'

/** What a limit counts by. */
interface Counted {
  readonly body: unknown
  readonly caller: Caller | null
  readonly address: string
}

const nameIn = (body: unknown): string => String((body as { name?: unknown } | undefined)?.name ?? '')
const idOf = ({ caller }: Counted): string => caller?.person.id ?? ''

/** The limits that routes name: each counts one more, or says why it goes no further. */
export const limitsOf = (guards: Guards): Record<LimitName, (call: Counted) => Trouble | null> => ({
  entry: ({ address }) => guards.entry(address),
  hashing: () => guards.hashing(),
  password: ({ address, body }) => guards.guess(address, nameIn(body), 'password'),
  code: ({ address, body }) => guards.guess(address, nameIn(body), 'code'),
  confirm: call => guards.guess(call.address, idOf(call), 'confirm'),
  plans: call => guards.plans(idOf(call)),
  notes: call => guards.notes(idOf(call)),
  puzzles: call => guards.puzzles(idOf(call)),
  review: call => guards.review(idOf(call)),
  tournament: call => guards.tournament(idOf(call)),
  tournamentAct: call => guards.tournamentAct(idOf(call)),
  search: ({ address }) => guards.search(address),
  choices: call => guards.choices(idOf(call)),
  export: call => guards.export(idOf(call)),
})
