import { archiveReads, archiveWrites } from './archive.ts'
import { peopleReads, peopleWrites } from './people.ts'
import { puzzleReads, puzzleWrites } from './puzzles.ts'
import { resultReads, resultWrites } from './results.ts'
import { settingReads, settingWrites } from './settings.ts'
import { tableReads, tableWrites } from './tables.ts'
import { tournamentReads, tournamentWrites } from './tournaments.ts'

export const reads = {
  archive: archiveReads,
  tables: tableReads,
  tournaments: tournamentReads,
  people: { ...peopleReads, ...puzzleReads },
  results: resultReads,
  settings: settingReads,
}
export const writes = {
  archive: archiveWrites,
  tables: tableWrites,
  tournaments: tournamentWrites,
  people: { ...peopleWrites, ...puzzleWrites },
  results: resultWrites,
  settings: settingWrites,
}
