import { type Field, type Groups, groupsFor } from './field.ts'

/** Every pair as evenly as possible. */
export function roundRobin(field: Field): Groups {
  return groupsFor(field, field.present, {})
}
