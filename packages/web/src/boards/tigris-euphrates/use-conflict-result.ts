import { type Conflict, conflictNow } from '@ludoteca/tigris-euphrates'
import { useRef } from 'react'
import type { Fighter } from './panel/duel.tsx'
import type { Happened, TigrisProps } from './types.ts'

export interface ConflictResult {
  readonly ended: Happened<'conflict-ended'>
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly gained: readonly Happened<'scored'>[]
}

/** Remembered beside the components: the board is mounted anew whenever the screen changes hands. */
let fought: Conflict | null = null

/** The latest conflict this board has seen end, until its viewer acts again or another one begins. */
export function useConflictResult({ view, viewer, last, who }: TigrisProps): ConflictResult | null {
  const kept = useRef<{ step: TigrisProps['last']; result: ConflictResult | null }>({
    step: null,
    result: null,
  })
  if (last !== kept.current.step) {
    const ended = last?.events.find(each => each.type === 'conflict-ended')
    const goesOn = last !== null && last.seat !== viewer
    const result = last && ended ? resultOf(last.events, ended, who) : null
    kept.current = { step: last, result: result ?? (goesOn ? kept.current.result : null) }
  }
  const now = conflictNow(view)
  if (now) fought = now
  return now ? null : kept.current.result
}

function resultOf(
  events: NonNullable<TigrisProps['last']>['events'],
  ended: Happened<'conflict-ended'>,
  who: TigrisProps['who'],
): ConflictResult {
  const same = fought?.colour === ended.colour && fought.attacker === ended.attacker ? fought : null
  const supported = events.filter(each => each.type === 'supported')
  const fighter = (side: 'attacker' | 'defender', board: number | undefined): Fighter => {
    const total = side === 'attacker' ? ended.attackerTotal : ended.defenderTotal
    const added = supported.find(each => each.side === side)?.count
    const onMap = board ?? (added === undefined ? null : total - added)
    return {
      seat: ended[side],
      name: who(ended[side]),
      board: onMap,
      added: onMap === null ? null : total - onMap,
      total,
    }
  }
  return {
    ended,
    attacker: fighter('attacker', same?.attackerStrength),
    defender: fighter('defender', same?.defenderStrength),
    gained: events.filter(each => each.type === 'scored').filter(each => each.source === ended.conflict),
  }
}
