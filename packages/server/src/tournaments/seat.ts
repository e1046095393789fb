import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import type { Table } from '@ludoteca/tournament'
import { newSeed } from '../seed.ts'
import type { EntryOf } from '../table/entry.ts'
import { numberOf, type Tournament } from './state.ts'

/** The first entry of the table where a table of a tournament is played: everybody sits where the pairing says. */
export function gameEntry(
  t: Tournament,
  game: AnyGame,
  round: number,
  table: Table,
  at: number,
): EntryOf<'made'> | null {
  const { id, terms, organiser, games } = t
  const place = games.get(table.id)
  const resolved = resolveOptions(game, table.seats.length, terms.options)
  if (place === undefined || !resolved.ok) return null
  return {
    kind: 'made',
    at,
    by: organiser,
    table: place,
    terms: {
      game: terms.game,
      seats: table.seats.length,
      options: { ...resolved.options },
      pace: terms.pace,
      visibility: terms.visibility,
      rated: terms.rated,
      // Whoever lets programs in with people lets their games count.
      ...(terms.programs === 'allowed' && { programs: true }),
      guardian: terms.guardian,
      order: 'given',
    },
    version: game.version,
    host: organiser,
    seats: table.seats.map(person => (person === null ? { bot: terms.bot } : { person })),
    seed: newSeed(),
    code: null,
    rematchOf: null,
    tournament: { id, round, table: numberOf(table.id) },
  }
}
