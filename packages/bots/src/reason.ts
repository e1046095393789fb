import type { Lang } from '@ludoteca/engine'

/**
 * Why an action is recommended. `key` names what grows by it (a feature of that game) or, with `kept`, what the other
 * choices would spend; `rival` when it mainly costs an opponent something and `denies` when the others would help one
 * more; `ahead`, `even` (of which nothing is said) and `behind` when no single thing speaks for it; `only` when there is no choice, `habit` when it is made by rule.
 */
export interface Reason {
  readonly game: string
  readonly key: string
  readonly params: Readonly<Record<string, number>>
  readonly kept?: boolean
  /** What the game itself says of it. */
  readonly said?: Readonly<Partial<Record<Lang, string>>>
}
