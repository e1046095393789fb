import type { Person } from './live.ts'
import type { Terms } from './terms.ts'

interface Sitting {
  readonly person: Person | null
}

const isProgram = ({ person }: Sitting): boolean => person?.program === true

/** Programs play rated games among themselves; with people only where whoever set up the table allows it. */
export function isRated(terms: Pick<Terms, 'rated' | 'programs'>, seats: readonly Sitting[]): boolean {
  const sitting = seats.filter(seat => seat.person !== null)
  const mixed = sitting.some(isProgram) && !sitting.every(isProgram)
  return terms.rated && (!mixed || terms.programs === true)
}
