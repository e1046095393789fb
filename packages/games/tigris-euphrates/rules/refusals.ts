/** Why an action is not allowed; each is a sentence in text/ and an anchor in the rulebook. */
export const REFUSALS = [
  'game-over',
  'decide-action',
  'decide-war-order',
  'decide-support',
  'decide-building',
  'decide-monument',
  'decide-treasure',
  'decide-wonder-point',
  'tile-not-in-hand',
  'square-taken',
  'square-blocked',
  'farm-on-land',
  'tile-on-river',
  'joins-three-kingdoms',
  'leader-same-square',
  'leader-on-river',
  'leader-needs-temple',
  'leader-joins-kingdoms',
  'leader-lift-splits',
  'leader-at-home',
  'no-catastrophe-left',
  'catastrophe-leader',
  'catastrophe-treasure',
  'catastrophe-monument',
  'catastrophe-building',
  'no-such-war',
  'support-not-in-hand',
  'support-too-few',
  'support-not-equal',
  'monument-built',
  'monument-colour',
  'monument-square',
  'wonder-off',
  'wonder-built',
  'wonder-shape',
  'building-line',
  'treasure-border',
  'treasure-elsewhere',
] as const
export type RefusalRule = (typeof REFUSALS)[number]

export interface Refusal {
  readonly rule: RefusalRule
  readonly params?: Readonly<Record<string, string | number>>
}
