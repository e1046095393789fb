import { tablesOf } from '../model.ts'
import { type Shape, shapeFor } from '../shape.ts'
import { distanceOf } from './distance.ts'
import { type Field, type Groups, groupsFor } from './field.ts'

const fullTables = (count: number, seats: number): Shape => ({
  people: new Array<number>(Math.floor(count / seats)).fill(seats),
  byes: count % seats,
})

/** Tables for whoever is free: who has waited longest first, then fresh opponents, then equal scores. Others wait on. */
export function arena(field: Field, patient: boolean): Groups {
  const { t, history, present } = field
  const free = present.filter(person => !history.busy.has(person))
  const { tables } = groupsFor(
    field,
    [...free].sort((a, b) => (history.last[a] ?? 0) - (history.last[b] ?? 0)),
    { distance: distanceOf(t), waited: person => -(history.last[person] ?? 0) },
    patient ? fullTables(free.length, t.settings.seats) : shapeFor(free.length, t.settings),
  )
  if (!patient) return { tables, byes: [] }
  const lastTable = new Map(
    tablesOf(t).flatMap(({ id, seats }) => seats.map(person => [person ?? '', id] as const)),
  )
  const tableOf = (person: number): string => lastTable.get(history.ids[person] ?? '') ?? `none-${person}`
  return { tables: tables.filter(group => new Set(group.map(tableOf)).size === group.length), byes: [] }
}
