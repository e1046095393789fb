export { type Contest, contest, type Rival } from './contest.ts'
export { luckOf, type Passage } from './gauge.ts'
export { type Effort, type Judgement, judge, type Weighed } from './judge.ts'
export { weigh } from './weigh.ts'
