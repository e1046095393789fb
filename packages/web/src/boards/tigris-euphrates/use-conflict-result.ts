import { type Conflict, conflictNow } from '@ludoteca/tigris-euphrates'
import { useState } from 'react'
import type { Fighter } from './panel/duel.tsx'
import type { Happened, TigrisProps } from './types.ts'

export interface ConflictResult {
  readonly ended: Happened<'conflict-ended'>
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly gained: readonly Happened<'scored'>[]
}

interface Memory {
  readonly view: TigrisProps['view'] | null
  readonly last: TigrisProps['last']
  /** The conflict that was or is being fought. */
  readonly fought: Conflict | null
  readonly result: ConflictResult | null
}

const NOTHING: Memory = { view: null, last: null, fought: null, result: null }

/** The latest conflict this board has seen end, until its viewer acts again or another one begins. */
export function useConflictResult(props: TigrisProps): ConflictResult | null {
  const [memory, setMemory] = useState(NOTHING)
  if (memory.view === props.view && memory.last === props.last) return memory.result
  const next = after(memory, props)
  setMemory(next)
  return next.result
}

function after(memory: Memory, { view, viewer, last, who }: TigrisProps): Memory {
  const now = conflictNow(view)
  if (now) return { view, last, fought: now, result: null }
  const { fought } = memory
  if (last === memory.last) return { ...memory, view }
  const ended = last?.events.find(each => each.type === 'conflict-ended')
  const goesOn = last !== null && last.seat !== viewer
  const result = last && ended ? resultOf(fought, last.events, ended, who) : goesOn ? memory.result : null
  return { view, last, fought, result }
}

function resultOf(
  fought: Conflict | null,
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
