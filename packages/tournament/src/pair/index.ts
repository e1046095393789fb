import type { Refusal } from '@ludoteca/engine'
import { nextRound, type Outcome, refuse, type Tournament } from '../model.ts'
import { roundsPlanned } from '../progress.ts'
import { fieldOf, roundOf } from './field.ts'
import { roundRobin } from './round-robin.ts'
import { swiss } from './swiss.ts'

export interface PairOptions {
  /** Who is not there this time, besides those who said so. In an arena: whoever rests. */
  readonly absent?: readonly string[]
}

/** Why no round can be paired now; null when one can. */
export function pairingRefusal(t: Tournament): Refusal | null {
  if (t.ended) return { rule: 'ended' }
  const planned = roundsPlanned(t)
  if (planned !== null && nextRound(t) > planned)
    return { rule: 'all-rounds-paired', params: { rounds: planned } }
  const open = t.rounds.flatMap(({ tables }) => tables).filter(each => !each.result && !each.postponed)
  if (t.settings.system !== 'arena' && open.length > 0)
    return { rule: 'tables-running', params: { tables: open.length } }
  return null
}

/** The tournament with its next round: the last of `rounds`. The same for the same seed and history. */
export function pair(t: Tournament, { absent = [] }: PairOptions = {}): Outcome {
  const refused = pairingRefusal(t)
  if (refused) return { refused }
  const field = fieldOf(t, absent)
  const groups = t.settings.system === 'swiss' ? swiss(field) : roundRobin(field)
  const round = roundOf(field, [groups])
  if (round.tables.length === 0) return refuse('too-few', { present: field.present.length })
  return { tournament: { ...t, rounds: [...t.rounds, round] } }
}
