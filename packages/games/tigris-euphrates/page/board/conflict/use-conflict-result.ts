import { useState } from 'react'
import { type Conflict, conflictNow } from '../../../rules/index.ts'
import type { Fighter } from '../panel/duel.tsx'
import type { Happened, TigrisProps } from '../types.ts'

export interface ConflictResult {
  readonly ended: Happened<'conflict-ended'>
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly gained: readonly Happened<'scored'>[]
  /** Which of the wars around one tile it was; null where there was but one. */
  readonly war: WarCount | null
}

/** "War 2 of 3". */
interface WarCount {
  readonly number: number
  readonly of: number
}

interface Memory {
  readonly view: TigrisProps['view'] | null
  readonly last: TigrisProps['last']
  /** The conflict that was or is being fought. */
  readonly fought: Conflict | null
  readonly wars: WarCount | null
  readonly result: ConflictResult | null
}

const NOTHING: Memory = { view: null, last: null, fought: null, wars: null, result: null }

/** The latest conflict this board has seen end, until its viewer acts again or one begins elsewhere. */
export function useConflictResult(props: TigrisProps): ConflictResult | null {
  const [memory, setMemory] = useState(NOTHING)
  if (memory.view === props.view && memory.last === props.last) return memory.result
  const next = after(memory, props)
  setMemory(next)
  return next.result
}

function after(memory: Memory, { view, viewer, last, who }: TigrisProps): Memory {
  const now = conflictNow(view)
  const { fought } = memory
  if (last === memory.last) return { ...memory, view, fought: now ?? fought }
  const wars = warsAfter(memory.wars, view, last)
  const ended = last?.events.find(each => each.type === 'conflict-ended')
  // Another war may begin in the very step that ends this one.
  const war = ended && memory.wars
  // Somebody else's steps leave it to be read, and so do the wars that follow from the same tile.
  const goesOn = now ? view.united >= 0 : last !== null && last.seat !== viewer
  const result =
    last && ended ? resultOf(fought, last.events, ended, who, war ?? null) : goesOn ? memory.result : null
  return { view, last, fought: now ?? fought, wars, result }
}

/** How many wars a tile began, and how many of them have been begun; null when there is none or it is not known. */
function warsAfter(
  wars: WarCount | null,
  view: TigrisProps['view'],
  last: TigrisProps['last'],
): WarCount | null {
  let now = wars
  for (const event of last?.events ?? []) {
    if (event.type === 'united') now = { number: 0, of: event.colours.length }
    else if (now && event.type === 'conflict-began') now = { ...now, number: now.number + 1 }
  }
  return view.united < 0 ? null : now
}

function resultOf(
  fought: Conflict | null,
  events: NonNullable<TigrisProps['last']>['events'],
  ended: Happened<'conflict-ended'>,
  who: TigrisProps['who'],
  wars: WarCount | null,
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
    war: ended.conflict === 'war' && wars && wars.number > 0 && wars.of > 1 ? wars : null,
    gained: events.filter(each => each.type === 'scored').filter(each => each.source === ended.conflict),
  }
}
