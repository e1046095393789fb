import { houseReads, houseWrites } from './house.ts'
import { peopleReads, peopleWrites } from './people.ts'
import { resultReads, resultWrites } from './results.ts'
import { tableReads, tableWrites } from './tables.ts'

export const reads = { tables: tableReads, people: peopleReads, results: resultReads, house: houseReads }
export const writes = { tables: tableWrites, people: peopleWrites, results: resultWrites, house: houseWrites }
