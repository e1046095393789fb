import { rngFrom, shuffle } from '@ludoteca/engine'
import { shapeFor } from '../shape.ts'
import { type Field, type Groups, groupsFor } from './field.ts'
import { type PlannedRound, planFor } from './plan.ts'
import { seatsOfBlock } from './plan-seats.ts'

/** Every pair as evenly as possible: by the plan while it holds, otherwise whoever has met least. */
export function roundRobin(field: Field, present: readonly number[], division = 0): Groups {
  return planned(field, present, division) ?? groupsFor(field, present, {})
}

function planned(field: Field, present: readonly number[], division: number): Groups | null {
  const { t, number, history } = field
  const { settings, entrants } = t
  const people = entrants.flatMap((each, i) => (each.division === division ? [i] : []))
  if (people.some(i => entrants[i]?.joined !== 1)) return null
  const plan = planFor(people.length, settings.seats)
  if (plan.length === 0) return null
  const order = shuffle(rngFrom(`${t.seed}/${t.season}/plan/${division}`), people)
  const tables = (seatsPlanned(plan, settings.seats, number - 1) ?? []).map(table =>
    table.map(i => order[i] ?? 0),
  )
  const here = new Set(present)
  const complete = tables.filter(table => table.every(person => here.has(person)))
  for (const person of complete.flat()) here.delete(person)
  const byes = [...here]
  const had = (person: number): number => history.byes[person] ?? 0
  const fewest = present.map(had).sort((a, b) => a - b)[byes.length - 1] ?? 0
  const cycle = Math.floor((number - 1) / plan.length)
  const everybodyMeets = plan.length * (settings.seats - 1) >= people.length - 1
  if (cycle > 0 && !everybodyMeets) return null
  // Who missed somebody the first time catches up before anybody meets once more.
  if (cycle > 0 && present.some(a => present.some(b => a !== b && history.met(a, b) < cycle))) return null
  const fits =
    shapeFor(present.length, settings).byes === byes.length &&
    byes.every(person => had(person) <= fewest) &&
    complete.every(table => table.every(a => table.every(b => a === b || history.met(a, b) <= cycle)))
  if (!fits) return null
  const sitsWell = (table: readonly number[]): boolean =>
    table.every((person, seat) => {
      const counts = (history.seats[person] ?? []).slice(0, settings.seats)
      return counts[seat] === Math.min(...counts)
    })
  return { tables: complete, byes, seated: complete.every(sitsWell) }
}

/** At tables of two the plan says who begins; otherwise nobody sits on a seat twice in `seats` rounds. */
function seatsPlanned(plan: readonly PlannedRound[], seats: number, round: number): PlannedRound | undefined {
  if (seats === 2) return plan[round % plan.length]
  const block = Math.floor(round / seats) * seats
  const rounds = Array.from({ length: seats }, (_, i) => plan[(block + i) % plan.length] ?? [])
  return seatsOfBlock(rounds, seats)[round - block]
}
