export { readData, readDatabase } from '../ops/config.ts'
export { type Keeping, runBackup, runMigrate, runVerify } from './run.ts'
