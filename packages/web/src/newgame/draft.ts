import { type AnyGame, type Options, resolveOptions, rngFrom, shuffle } from '@ludoteca/engine'
import type { Player } from '../table/players.ts'

/** A seat while the game is being set up. */
export interface DraftSeat {
  /** Stays with the seat when it is moved. */
  readonly key: number
  readonly player: Player
  readonly name: string
}

export interface Draft {
  readonly seats: readonly DraftSeat[]
  /** Only what was chosen by hand; defaults and presets fill in the rest. */
  readonly options: Options
  readonly shuffle: boolean
  readonly privacy: boolean
  readonly seed: string
}

const HUMAN: Player = { kind: 'human' }
const BOT: Player = { kind: 'bot', level: 'easy' }

export function firstDraft(min: number, max: number): Draft {
  const count = Math.min(Math.max(3, min), max)
  const seats = Array.from({ length: count }, (_, key) => ({
    key,
    player: key === 0 ? HUMAN : BOT,
    name: '',
  }))
  return { seats, options: {}, shuffle: true, privacy: true, seed: '' }
}

export const withSeat = (draft: Draft): Draft => {
  const key = 1 + Math.max(...draft.seats.map(seat => seat.key))
  return { ...draft, seats: [...draft.seats, { key, player: BOT, name: '' }] }
}

export const withoutSeat = (draft: Draft, key: number): Draft => ({
  ...draft,
  seats: draft.seats.filter(seat => seat.key !== key),
})

export const changeSeat = (draft: Draft, key: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: draft.seats.map(seat => (seat.key === key ? { ...seat, ...change } : seat)),
})

export function moveSeat(draft: Draft, key: number, by: 1 | -1): Draft {
  const seats = [...draft.seats]
  const from = seats.findIndex(seat => seat.key === key)
  const to = from + by
  const [one, other] = [seats[from], seats[to]]
  if (!one || !other) return draft
  seats[from] = other
  seats[to] = one
  return { ...draft, seats }
}

/** The options as they stand, without choices that do not fit the number of players. */
export function fittingOptions(game: AnyGame, seats: number, chosen: Options): Options {
  const fitting = Object.entries(chosen).filter(([id]) => {
    const spec = game.options.find(each => each.id === id)
    return spec && (!spec.seats || spec.seats.includes(seats))
  })
  const resolved = resolveOptions(game, seats, Object.fromEntries(fitting))
  return resolved.ok ? resolved.options : {}
}

/** 128 bits from the operating system. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** The seats in playing order. */
export const seated = (draft: Draft): DraftSeat[] =>
  draft.shuffle ? shuffle(rngFrom(freshSeed()), [...draft.seats]) : [...draft.seats]
