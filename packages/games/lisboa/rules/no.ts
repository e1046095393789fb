import type { Refusal } from '@ludoteca/engine'
import type { RefusalRule } from '../refusals.ts'

/** A refusal, or nothing to object. */
export type Reason = Refusal | undefined

export const no = (rule: RefusalRule, params?: Refusal['params']): Refusal =>
  params ? { rule, params } : { rule }
