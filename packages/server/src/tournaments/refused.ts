import type { Refusal } from '@ludoteca/engine'
import { isProblem } from '@ludoteca/protocol'
import type { Trouble } from '../outcome.ts'

/** A refusal of a tournament, told over HTTP. */
export function refused({ rule, params }: Refusal): Trouble {
  return { code: isProblem(rule) ? rule : 'bad-request', ...(params && { params }) }
}
