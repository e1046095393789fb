import type { ResultFacts, Terms } from '@ludoteca/protocol'
import type { TableRow } from '../../src/store/store.ts'

const TERMS: Terms = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: true,
  guardian: 'easy',
  order: 'given',
}

interface Wish {
  readonly id: string
  /** By seat; null is a bot. */
  readonly people: readonly (string | null)[]
  readonly phase?: TableRow['phase']
  readonly terms?: Partial<Terms>
  readonly result?: ResultFacts
  readonly turn?: string
  readonly moved?: number
}

/** A table as the store keeps it, in one line. */
export function tableRow({ id, people, phase = 'open', terms, result, turn, moved = 0 }: Wish): TableRow {
  const all = { ...TERMS, ...terms, seats: people.length }
  return {
    id,
    terms: all,
    phase,
    host: people[0] ?? '',
    created: 0,
    started: phase === 'open' ? null : 1,
    ended: phase === 'over' ? moved : null,
    seats: people.map(person => ({
      person: person === null ? null : { id: person, name: 'name of long ago' },
      bot: person === null ? 'easy' : null,
      guarded: false,
      resigned: false,
    })),
    result: result ?? null,
    steps: 0,
    turn: turn ?? null,
    due: null,
    moved,
    game: all.game,
    visibility: all.visibility,
    people: people.filter(person => person !== null),
    wants: null,
    seq: 1,
  }
}
