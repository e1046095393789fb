import { type Seat, SIGNS, type Signs } from '@ludoteca/engine'
import type { BoardProps } from '@ludoteca/page-kit/board/contract.ts'
import { Touch } from '@ludoteca/page-kit/board/touch.tsx'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Action, Event, State } from '../../rules/index.ts'
import { type Nouns, nounsOf, wordsOf } from './text/nouns.ts'
import type { Words } from './text/words.ts'

export type Props = BoardProps<State, Action, Event>

/** What every part of the board reads: the position, the verbs, and the words for both. */
interface Desk extends Props {
  readonly nouns: Nouns
  readonly words: Words
  readonly signs: Signs
  /** The seat at the screen; null for a spectator. */
  readonly me: Seat | null
}

const DeskContext = createContext<Desk | null>(null)

export function DeskProvider({ props, children }: { props: Props; children: ReactNode }) {
  const desk = useMemo(() => deskOf(props), [props])
  return <DeskContext value={desk}>{children}</DeskContext>
}

const deskOf = (props: Props): Desk => ({
  ...props,
  nouns: nounsOf(props.lang),
  words: wordsOf(props.lang),
  signs: SIGNS[props.lang],
  me: props.viewer === 'table' ? null : props.viewer,
})

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this part belongs on the board')
  return desk
}

interface PickProps {
  /** Those of the legal actions that this thing stands for. */
  readonly actions: readonly Action[]
  /** What a player wants who touches it although it is closed. */
  readonly tried?: Action | null | undefined
  readonly label: string
  readonly info?: ReactNode
  readonly direct?: boolean
  readonly className?: string | undefined
  readonly spot?: string
  readonly children: ReactNode
}

/** A thing that stands for actions. */
export function Pick({ actions, tried, ...rest }: PickProps) {
  const { legal, act, explain, consider, text, view } = useDesk()
  const offers = actions.map(action => ({
    action,
    label: text.action(action, view),
    run: () => act(action),
    look: () => consider([action]),
  }))
  const closed = tried && legal.length > 0 ? () => explain(tried) : undefined
  return <Touch offers={offers} closed={closed} leave={() => consider(null)} {...rest} />
}
