import type { Refusal } from '@ludoteca/engine'
import { type Outcome, refuse, type Tournament, tablesOf } from '../model.ts'
import { allPaired } from '../progress.ts'
import type { System } from '../settings.ts'
import { arena } from './arena.ts'
import { type Field, fieldOf, type Groups, roundOf } from './field.ts'
import { knockOut } from './knock-out.ts'
import { firstDivisions, league } from './league.ts'
import { roundRobin } from './round-robin.ts'
import { swiss } from './swiss.ts'

interface PairOptions {
  /** Who is not there this time, besides those who said so. In an arena: whoever rests. */
  readonly absent?: readonly string[]
  /** Arena: who would meet somebody of the last table again rather waits a little. */
  readonly patient?: boolean
}

/** Why no round can be paired now; null when one can. */
export function pairingRefusal(t: Tournament): Refusal | null {
  if (t.ended) return { rule: 'ended' }
  const { system } = t.settings
  if (system === 'arena') return null
  // Who goes on in a knock-out is not known before every table has ended.
  const open = tablesOf(t).filter(
    ({ result, postponed }) => !result && !(postponed && system !== 'knock-out'),
  )
  if (open.length > 0) return { rule: 'tables-running', params: { tables: open.length } }
  return allPaired(t) ? { rule: 'all-rounds-paired' } : null
}

const SYSTEMS: Readonly<Record<System, (field: Field, options: PairOptions) => readonly Groups[]>> = {
  'round-robin': field => [roundRobin(field, field.present)],
  swiss: field => [swiss(field)],
  'knock-out': field => [knockOut(field)],
  arena: (field, { patient = false }) => [arena(field, patient)],
  league,
}

/** The tournament with its next round: the last of `rounds`. The same for the same seed and history. */
export function pair(t: Tournament, options: PairOptions = {}): Outcome {
  const refused = pairingRefusal(t)
  if (refused) return { refused }
  const isFirst = t.settings.system === 'league' && t.season === 1 && t.rounds.length === 0
  const now = isFirst ? firstDivisions(t) : t
  const field = fieldOf(now, options.absent ?? [])
  const round = roundOf(field, SYSTEMS[t.settings.system](field, options))
  if (round.tables.length === 0) return refuse('too-few', { present: field.present.length })
  return { tournament: { ...now, rounds: [...now.rounds, round] } }
}
