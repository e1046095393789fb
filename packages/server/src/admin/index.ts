export { readData } from '../ops/config.ts'
export { type AdminRequest, runAdmin } from './run.ts'
