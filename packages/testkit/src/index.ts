export { fixtures } from './fixtures.ts'
export { golden } from './golden.ts'
export { laws } from './laws.ts'
