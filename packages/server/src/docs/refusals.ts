import type { ProblemCode } from '@ludoteca/protocol'
import { commonRefusals, type Route } from '@ludoteca/protocol/routes'
import { tournamentText } from '@ludoteca/tournament/text'
import { statusOf } from '../http/problems.ts'

/** The codes of the rules of tournaments, which `tournament-rules` stands for. */
const RULES = Object.keys(tournamentText('en').refusal)

/** Why a route is refused, by status, the least first. */
export function refusalsOf(route: Route): ReadonlyMap<number, readonly string[]> {
  const codes: readonly ProblemCode[] = [...commonRefusals(route), ...(route.refusals ?? [])]
  const byStatus = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const status = statusOf(code)
    const told = code === 'tournament-rules' ? RULES : [code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), ...told])
  }
  return new Map([...byStatus].toSorted(([a], [b]) => a - b))
}
