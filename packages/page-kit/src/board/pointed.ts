import type { Action } from '@ludoteca/engine'
import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { bringIntoView } from './bring-into-view.ts'
import { usePreview } from './preview.tsx'
import { bringClear } from './stuck.ts'

/** A choice that was pointed out, by a hint or the coach, and that one wants to see among the others. */
interface Pointed {
  readonly action: Action
}

interface Pointing {
  readonly pointed: Pointed | null
  /** Considers this choice and shows where it is. */
  readonly point: (action: Action) => void
}

export const PointingContext = createContext<Pointing>({ pointed: null, point: () => {} })

export const usePointing = (): Pointing => useContext(PointingContext)

/** For a panel in which a choice must be laid out before it can be seen. */
export function usePointedOut<A extends Action>(layOut: (action: A) => void): void {
  const { pointed } = usePointing()
  const onPoint = useEffectEvent(layOut)
  useEffect(() => {
    if (pointed) onPoint(pointed.action as A)
  }, [pointed])
}

interface Mark<T extends HTMLElement> {
  readonly ref: RefObject<T | null>
  readonly considered: boolean
  /** It was pointed out for this decision, whatever is considered now: to be said in words. */
  readonly pointed: boolean
}

const POINTED = '[data-pointed=true]'

/** What lies on the board and was pointed out: of several places the one where least else can be done. */
export function pointedIn(part: ParentNode): HTMLElement | null {
  const [found] = [...part.querySelectorAll<HTMLElement>(POINTED)].sort(
    (a, b) => Number(a.dataset.ways) - Number(b.dataset.ways),
  )
  return found ?? null
}

/** For a thing on the board at which any of these actions can be taken: whether one of them was pointed out. It comes into sight. */
export function usePlace(ref: RefObject<HTMLElement | null>, actions: readonly Action[]): boolean {
  const { pointed } = usePointing()
  const here = pointed && actions.includes(pointed.action) ? pointed : null
  useEffect(() => {
    const thing = ref.current
    if (!here || !thing || pointedIn(document) !== thing) return
    // What sticks to the edges has its new height by the next frame.
    const frame = requestAnimationFrame(() => {
      bringIntoView(thing)
      bringClear(thing)
    })
    return () => cancelAnimationFrame(frame)
  }, [here, ref])
  return here !== null
}

/**
 * For a thing that stands for an action: marked while that is considered, or was pointed out and nothing
 * else is considered. It comes into view when pointed out.
 */
export function useMark<T extends HTMLElement>(action: Action | undefined): Mark<T> {
  const ref = useRef<T>(null)
  const { pointed } = usePointing()
  const actions = usePreview()?.actions
  const here = pointed && pointed.action === action ? pointed : null
  useEffect(() => {
    if (here && ref.current) bringIntoView(ref.current)
  }, [here])
  const considered = actions ? actions.length === 1 && actions[0] === action : here !== null
  return { ref, considered, pointed: here !== null }
}
