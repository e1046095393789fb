import type { TournamentFacts, TournamentSeat, TournamentTable } from '@ludoteca/protocol'

/** What a round was for one person. */
export type Stop =
  | { readonly kind: 'bye' | 'absent' | 'none'; readonly round: number }
  | {
      readonly kind: 'game'
      readonly round: number
      readonly table: TournamentTable
      readonly seat: TournamentSeat
      readonly others: readonly (string | null)[]
    }

export function pathOf({ schedule }: Pick<TournamentFacts, 'schedule'>, entrant: string): Stop[] {
  return schedule.map(({ number: round, tables, byes, absent }): Stop => {
    const table = tables.find(each => each.seats.some(seat => seat.entrant === entrant))
    const seat = table?.seats.find(each => each.entrant === entrant)
    if (table && seat) {
      const others = table.seats.filter(each => each !== seat).map(each => each.entrant)
      return { kind: 'game', round, table, seat, others }
    }
    if (byes.includes(entrant)) return { kind: 'bye', round }
    return { kind: absent.includes(entrant) ? 'absent' : 'none', round }
  })
}
