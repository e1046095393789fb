export { readData, readDatabase } from '../ops/config.ts'
export { runAdmin } from './run.ts'
