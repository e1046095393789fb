import {
  type AnyGame,
  defaultOf,
  type OptionSpec,
  type Options,
  resolveOptions,
  rngFrom,
  shuffle,
} from '@ludoteca/engine'
import type { Player } from '../store/players.ts'

/** A seat while the game is being set up. */
export interface DraftSeat {
  /** Stays with the seat when it is moved. */
  readonly key: number
  readonly player: Player
  readonly name: string
}

/** Ways to play that are chosen with one press. */
export const PRESETS = ['first', 'usual', 'everything'] as const
export type Preset = (typeof PRESETS)[number]

export interface Draft {
  /** Null once something of it was changed by hand. */
  readonly preset: Preset | null
  readonly seats: readonly DraftSeat[]
  /** Only what was chosen by hand; defaults and presets fill in the rest. */
  readonly options: Options
  readonly shuffle: boolean
  readonly privacy: boolean
  readonly seed: string
}

const HUMAN: Player = { kind: 'human' }

/** How well bots play in each. */
const LEVELS: Readonly<Record<Preset, string>> = { first: 'easy', usual: 'medium', everything: 'medium' }

const botFor = (preset: Preset | null): Player => ({ kind: 'bot', level: LEVELS[preset ?? 'first'] })

export function firstDraft(min: number, max: number): Draft {
  const count = Math.min(Math.max(3, min), max)
  const seats = Array.from({ length: count }, (_, key) => ({
    key,
    player: key === 0 ? HUMAN : botFor('first'),
    name: '',
  }))
  return { preset: 'first', seats, options: {}, shuffle: true, privacy: true, seed: '' }
}

export const withSeat = (draft: Draft): Draft => {
  const key = 1 + Math.max(...draft.seats.map(seat => seat.key))
  return { ...draft, seats: [...draft.seats, { key, player: botFor(draft.preset), name: '' }] }
}

export const withoutSeat = (draft: Draft, key: number): Draft => ({
  ...draft,
  seats: draft.seats.filter(seat => seat.key !== key),
})

/** A bot of another level is none of the preset any more; people may sit down at any. */
export function changeSeat(draft: Draft, key: number, change: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map(seat => (seat.key === key ? { ...seat, ...change } : seat))
  const { preset } = draft
  const fits = preset !== null && seats.every(({ player }) => same(player, botFor(preset)))
  return { ...draft, seats, preset: fits ? preset : null }
}

const same = (player: Player, bot: Player): boolean =>
  player.kind === 'human' || (bot.kind === 'bot' && player.level === bot.level)

export const chooseOptions = (draft: Draft, options: Options): Draft => ({ ...draft, options, preset: null })

/** Which presets a game has: not everything is more than the usual where there are no extensions. */
export const presetsOf = (game: AnyGame): readonly Preset[] =>
  PRESETS.filter(preset => preset !== 'everything' || game.options.some(spec => spec.module))

/** The same people, with the rules and the bots of that way to play. */
export function choosePreset(game: AnyGame, draft: Draft, preset: Preset): Draft {
  const modules = preset === 'everything' ? game.options.filter(spec => spec.module) : []
  const options = Object.fromEntries(modules.map(spec => [spec.id, spec.values.at(-1) ?? defaultOf(spec)]))
  const seats = draft.seats.map(seat =>
    seat.player.kind === 'bot' ? { ...seat, player: botFor(preset) } : seat,
  )
  return { ...draft, preset, options, seats }
}

/** The options to choose from with so many players; playing alone and texts of one’s own have places of their own. */
export function shownOptions(game: AnyGame, seats: number, chosen: Options): readonly OptionSpec[] {
  const options = fittingOptions(game, seats, chosen)
  return game.options.filter(
    spec =>
      spec.id !== game.alone?.option &&
      !spec.own &&
      (!spec.seats || spec.seats.includes(seats)) &&
      (spec.matters?.(options, seats) ?? true),
  )
}

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
  const fitting = Object.entries(chosen).filter(([id, value]) => {
    const spec = game.options.find(each => each.id === id)
    const known = spec?.values.includes(value) || spec?.own?.read(value).ok
    return spec && known && (!spec.seats || spec.seats.includes(seats))
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
