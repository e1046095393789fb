import type { Action } from '@ludoteca/engine'
import type { ReactNode } from 'react'
import { useMark } from './pointed.ts'
import { PointedOut, usePointedWords } from './pointed-out.tsx'

interface PlayProps<A extends Action> {
  readonly action: A
  /** The key that takes it. */
  readonly number: number | undefined
  readonly verbs: {
    readonly act: (action: A) => void
    readonly consider: (actions: readonly A[]) => void
  }
  readonly className: string | undefined
  /** Said instead of the picture. */
  readonly label?: string
  readonly children: ReactNode
}

/** A button that plays an action. Looked at, it shows what that would bring. */
export function Play<A extends Action>({ action, number, verbs, className, label, children }: PlayProps<A>) {
  const { ref, considered, pointed } = useMark<HTMLButtonElement>(action)
  const said = usePointedWords(pointed)
  const look = () => verbs.consider([action])
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      data-choice={number}
      data-considered={considered}
      aria-label={label && label + said}
      onClick={() => verbs.act(action)}
      onPointerEnter={event => event.pointerType === 'mouse' && look()}
      onFocus={look}
    >
      {children}
      <PointedOut shown={pointed} />
    </button>
  )
}
