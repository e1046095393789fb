/** One game of the arena: which bot sits where, and the seed of the deal. */
export interface Fixture {
  /** Index of the bot in each seat; in seats that the rules play, none. */
  readonly lineup: readonly number[]
  readonly seed: string
}

/**
 * Seat-balanced games. Every deal is played once from each rotation of the table, so that nobody profits
 * from a seat or a lucky draw. With fewer bots than seats the last bot takes all seats that are left; with
 * more, every group of bots that fits the table meets in turn. A bot among its like gets a new deal every time: turning the
 * table would give the same game again.
 */
export function plan(bots: number, seats: number, games: number, seed: string): Fixture[] {
  const tables = groups(bots, seats)
  const rotations = bots === 1 ? 1 : seats
  return Array.from({ length: games }, (_, game) => {
    const deal = Math.floor(game / rotations)
    const table = tables[deal % tables.length] ?? []
    const shift = game % rotations
    return {
      lineup: table.map((_, seat) => table[(seat + shift) % seats] as number),
      seed: `${seed} ${deal + 1}`,
    }
  })
}

function groups(bots: number, seats: number): number[][] {
  if (bots <= seats) return [Array.from({ length: seats }, (_, seat) => Math.min(seat, bots - 1))]
  const found: number[][] = []
  const extend = (group: readonly number[]): void => {
    if (group.length === seats) found.push([...group])
    else for (let bot = (group.at(-1) ?? -1) + 1; bot < bots; bot++) extend([...group, bot])
  }
  extend([])
  return found
}
