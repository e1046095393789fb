import type { Seat } from '@ludoteca/engine'
import type { BoardProps } from '@ludoteca/page-kit/board/contract.ts'
import type { Offer } from '@ludoteca/page-kit/board/info-card.tsx'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import {
  type Action,
  type Decision,
  decision,
  type Event,
  type Player,
  type State,
} from '../../rules/index.ts'
import { placesOf } from './places.ts'
import { type Words, wordsIn } from './text/words.ts'

export type Props = BoardProps<State, Action, Event>

export interface Desk extends Props {
  readonly words: Words
  readonly frame: Decision | null
  /** Whose board lies in front: the viewer's, or for a spectator that of the player on turn. */
  readonly me: Seat
  readonly mine: Player
  /** What can be done at a place of the board. */
  readonly offersAt: (place: string) => readonly Offer[]
  readonly actionsAt: (place: string) => readonly Action[]
}

const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('this part of the board lies outside the desk')
  return desk
}

export function DeskProvider({ props, children }: { props: Props; children: ReactNode }) {
  const { view, viewer, legal, text, act, consider, lang } = props
  const frame = decision(view)
  const places = useMemo(() => {
    const found = new Map<string, Action[]>()
    if (frame) {
      for (const action of legal) {
        for (const place of placesOf(action, view, frame)) {
          const there = found.get(place)
          if (there) there.push(action)
          else found.set(place, [action])
        }
      }
    }
    return found
  }, [legal, view, frame])
  const me = viewer === 'table' ? view.active : viewer
  const desk: Desk = {
    ...props,
    words: wordsIn(lang, view),
    frame,
    me,
    mine: view.players[me] as Player,
    actionsAt: place => places.get(place) ?? [],
    offersAt: place =>
      (places.get(place) ?? []).map(action => ({
        action,
        label: text.action(action, view),
        run: () => act(action),
        look: () => consider([action]),
      })),
  }
  return <DeskContext value={desk}>{children}</DeskContext>
}
