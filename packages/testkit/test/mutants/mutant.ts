import type { Game } from '@ludoteca/engine'
import type { Subject } from '../../src/law.ts'
import { type ToyAction, type ToyEvent, type ToyState, toy } from '../../src/toy.ts'

/** A law, a game that breaks it, what the law says of it, and what is broken about the toy or what surrounds it. */
export type Mutant = [
  law: string,
  mutant: string,
  says: RegExp,
  broken: Partial<Game<ToyState, ToyAction, ToyEvent>>,
  around?: Partial<Subject>,
]

export const isView = (s: ToyState): boolean => s.rng.key.length === 0

let hours = 0

/** Something outside the state that never stands still. */
export const clock = (): number => hours++

/** Some other option beside those of the toy. */
export const withOption = (spec: (typeof toy.options)[number]) => ({ options: [...toy.options, spec] })
