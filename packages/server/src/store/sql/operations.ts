import { peopleReads, peopleWrites } from './people.ts'
import { resultReads, resultWrites } from './results.ts'
import { settingReads, settingWrites } from './settings.ts'
import { tableReads, tableWrites } from './tables.ts'

export const reads = { tables: tableReads, people: peopleReads, results: resultReads, settings: settingReads }
export const writes = {
  tables: tableWrites,
  people: peopleWrites,
  results: resultWrites,
  settings: settingWrites,
}
