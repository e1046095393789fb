import type { Class } from '../classes.ts'

/** Words of a review, on the page and in the terminal alike. */
export interface ReviewText {
  readonly classes: Readonly<Record<Class, string>>
  /** How many of a class: `{n}`. */
  readonly counts: Readonly<Record<Class, string>>
  readonly account: Readonly<
    Record<'start' | 'luck' | 'own' | 'others' | 'unforeseen' | 'final' | 'adjusted', string>
  >
  readonly accuracy: string
  readonly lossPerDecision: string
  readonly decisions: string
  /** `{who}`, `{made}`. */
  readonly made: string
  /** `{best}`. */
  readonly better: string
  /** `{loss}`. */
  readonly cost: string
  /** `{who}`, `{gain}`. */
  readonly helped: string
  /** `{who}`, `{reason}`: advice speaks to whoever decides. */
  readonly why: string
  /** What the choice that was made had going for it: `{reason}`. */
  readonly instead: string
  readonly noMoments: string
}
