import type { Refusal } from '@ludoteca/engine'
import { isProblem } from '@ludoteca/protocol'
import { tournamentText } from '@ludoteca/tournament/text'
import type { Trouble } from '../outcome.ts'

const isRuled = (rule: string): boolean => Object.hasOwn(tournamentText('en').refusal, rule)

/** A refusal of a tournament, told over HTTP: by the rules of tournaments, or by the server that keeps them. */
export function refused(refusal: Refusal): Trouble {
  const { rule, params } = refusal
  if (isRuled(rule)) return { code: 'tournament-rules', ruled: refusal }
  return { code: isProblem(rule) ? rule : 'bad-request', ...(params && { params }) }
}
