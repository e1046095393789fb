export { CLASSES, type Class, classOf, LEAST, lossOf } from './classes.ts'
export { checkedReview, reviewIn, withReview } from './file.ts'
export type { Job, Look, ReviewState, Terms } from './findings.ts'
export { lookAt, type Tried, tryAt } from './look.ts'
export { publishable } from './publish.ts'
export { reviewing } from './run.ts'
export {
  hasGraph,
  isSettled,
  nameOf,
  newReview,
  pending,
  progress,
  usualTerms,
  withLook,
} from './state.ts'
export {
  type Moment,
  type PlayerSummary,
  type Point,
  type Summary,
  summaryOf,
} from './summary.ts'
