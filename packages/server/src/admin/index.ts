export { readData } from '../ops/config.ts'
export { runAdmin } from './run.ts'
