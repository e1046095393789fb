import { describe } from 'vitest'
import { archive } from './conformance/archive.ts'
import { ends } from './conformance/ends.ts'
import { lists } from './conformance/lists.ts'
import { logs } from './conformance/logs.ts'
import { people } from './conformance/people.ts'
import { type Place, usePlace } from './conformance/places.ts'
import { results } from './conformance/results.ts'
import { tournaments } from './conformance/tournaments.ts'
import { work } from './conformance/work.ts'

/** What any store must do. */
export function conforms(name: string, newPlace: () => Promise<Place>): void {
  describe(`${name} keeps the server`, () => {
    usePlace(newPlace)
    logs()
    lists()
    work()
    people()
    results()
    tournaments()
    archive()
    ends()
  })
}
