export { readData, readDatabase } from '../ops/config.ts'
export { type MaintenanceContext, runBackup, runMigrate, runVerify } from './commands.ts'
