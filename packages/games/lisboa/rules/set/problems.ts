/** Why a set cannot be used: the place in the file, and a rule that is put into words (`text/…/set.ts`). */

export type SetRule =
  | 'not-json'
  | 'too-large'
  | 'wrong-format'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-text'
  | 'not-a-number'
  | 'not-yes-or-no'
  | 'missing'
  | 'unknown-field'
  | 'unknown-id'
  | 'id-twice'
  | 'bad-name'
  | 'bad-effect'
  | 'bad-power'
  | 'bad-formula'
  | 'bad-word'
  | 'too-many'
  | 'too-few'
  | 'amount-too-large'
  | 'effect-not-here'
  | 'power-not-here'
  | 'too-much-asked'
  | 'penalty-mixed'
  | 'penalty-not-here'
  | 'same-twice'

export interface SetProblem {
  /** `cards[12].effects[0]`; empty for the whole file. */
  readonly at: string
  readonly rule: SetRule
  readonly params: Readonly<Record<string, string | number>>
}
