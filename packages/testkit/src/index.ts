export { laws } from './laws.ts'
