export { fixtures } from './fixtures.ts'
export { golden } from './golden.ts'
export { type LawsOptions, laws } from './laws.ts'
