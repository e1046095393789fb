import type { Seat } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useEffect, useState } from 'react'
import type { TableState } from '../model/model.ts'
import { changesBetween } from '../preview/preview.ts'

/** What a seat got or lost by a step. */
export interface Gain {
  readonly seat: Seat
  readonly things: readonly { readonly name: string; readonly by: number }[]
}

const NONE: readonly Gain[] = []
const SHOWN_MS = 2200
/** Whoever went further ahead than this did not see it happen. */
const LEAP = 12

/** What everybody got or lost between two views of a viewer, and by the events that led from one to the other. */
export function gainsBetween(
  ui: AnyGameUi,
  scene: AnyScene,
  after: object,
  events: readonly Parameters<NonNullable<AnyGameUi['happening']>>[1][],
  points: string,
): readonly Gain[] {
  const told = events.flatMap(event => ui.happening?.(scene, event)?.gains ?? [])
  const counted = changesBetween(ui, scene, after, points)
  return scene.names.flatMap((_, seat) => {
    const own = told.filter(each => each.seat === seat)
    const things = new Map<string, number>()
    if (own.length > 0) for (const { name, by } of own) things.set(name, (things.get(name) ?? 0) + by)
    else for (const each of counted) if (each.seat === seat) things.set(each.name, each.after - each.before)
    const list = [...things].flatMap(([name, by]) => (by === 0 ? [] : [{ name, by }]))
    return list.length > 0 ? [{ seat, things: list }] : []
  })
}

interface Memory {
  readonly scene: AnyScene
  readonly position: number
  readonly gains: readonly Gain[]
}

/** What the step on the screen brought to whom, for a while. */
export function useGains(ui: AnyGameUi, scene: AnyScene, state: TableState, points: string): readonly Gain[] {
  const { position, steps } = state
  const [memory, setMemory] = useState<Memory>({ scene, position, gains: NONE })
  if (memory.scene.view !== scene.view || memory.position !== position) {
    const by = position - memory.position
    const ahead = by > 0 && by <= LEAP && memory.scene.viewer === scene.viewer
    const events = ahead ? steps.slice(memory.position, position).flatMap(step => step.events) : []
    const gains = ahead ? gainsBetween(ui, memory.scene, scene.view, events, points) : NONE
    setMemory({ scene, position, gains })
  }
  const { gains } = memory
  useEffect(() => {
    if (gains.length === 0) return
    const timer = setTimeout(
      () => setMemory(now => (now.gains === gains ? { ...now, gains: NONE } : now)),
      SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [gains])
  return gains
}
