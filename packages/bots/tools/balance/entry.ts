import type { Action, GameEvent, Options, Seat } from '@ludoteca/engine'

/** What a game brings for the search of numbers that make its pieces worth about the same. */
interface Balance<Numbers, Tally> {
  /** The numbers in use, with those of a file in their place. */
  numbersFrom(file: string | null): Numbers
  /** Options of a game with these numbers. */
  options(numbers: Numbers): Options
  file(numbers: Numbers): string
  /** Looks over the shoulders at one game. */
  watch(seats: number): {
    decided(state: object, seat: Seat, legal: readonly Action[], action: Action): void
    happened(event: GameEvent): void
    end(state: object): Tally
  }
  together(a: Tally, b: Tally): Tally
  /** What is still worth knowing of a sample when other numbers come. */
  carried(tally: Tally, before: Numbers, after: Numbers): Tally
  moveOn(numbers: Numbers, tallies: readonly Tally[]): Numbers
  /** 0 when all is inside the bars. */
  distance(tallies: readonly Tally[]): number
  summary(tallies: readonly Tally[]): string[]
  details(tallies: readonly Tally[], numbers: Numbers): string[]
}

/** Numbers and tallies are known to the game alone. */
type AnyBalance = Balance<unknown, unknown>

const entryOf = (id: string): string => `@ludoteca/${id}/tools/balance`

export async function balanceOf(id: string): Promise<AnyBalance> {
  const { balance } = (await import(entryOf(id))) as { balance: AnyBalance }
  return balance
}
