import type { GameEvent, Seat } from '@ludoteca/engine'
import { CARDS } from './state.ts'

export type ToyAction =
  | { readonly type: 'draw' }
  | { readonly type: 'place' | 'toss' | 'take'; readonly card: number }

export type ToyEvent = GameEvent &
  (
    | { readonly type: 'placed' | 'tossed' | 'took'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number; readonly reveals: true }
    | { readonly type: 'ended' }
  )

const each = (type: 'place' | 'toss' | 'take'): readonly ToyAction[] =>
  Array.from({ length: CARDS }, (_, card) => Object.freeze({ type, card }))

export const place = each('place')
export const toss = each('toss')
export const take = each('take')
export const draw: ToyAction = Object.freeze({ type: 'draw' })

export const write = (a: ToyAction): string => (a.type === 'draw' ? 'draw' : `${a.type} ${a.card}`)

const byNotation = new Map([draw, ...place, ...toss, ...take].map(action => [write(action), action]))

export const read = (text: string): ToyAction | null => byNotation.get(text) ?? null
