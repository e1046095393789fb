import type { Outlook } from './staffing.ts'

/** Yes, no, or `undefined` when only trying can tell. */
export type Verdict = boolean | undefined

/** What has been found out about a position while its options are judged one by one. */
export interface Findings {
  /** By noble: how a visit has been judged; null before that. */
  readonly nobles: (Verdict | null)[]
  safeMarket: boolean | undefined
  ahead: Outlook | undefined
}

export const nothingFound = (): Findings => ({
  nobles: [null, null, null],
  safeMarket: undefined,
  ahead: undefined,
})
