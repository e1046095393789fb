import { isLevel } from '@ludoteca/bots'
import type { AnyGame, Options } from '@ludoteca/engine'
import { keep, readKept } from '../store/device.ts'
import type { Player } from '../store/players.ts'
import { type Draft, type DraftSeat, firstDraft, PRESETS } from './draft.ts'

/** What somebody at this device is called. */
const NAME = 'ludoteca.name'
/** How each game was set up last; never the seed. */
const SETUPS = 'ludoteca.setups'

const LONGEST_NAME = 24

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_NAME) : '')

export const ownName = (): string => text(readKept(NAME))

/** How this game was set up last, or how it is begun for the first time; always with one's own name. */
export function rememberedDraft(game: AnyGame): Draft {
  const fresh = firstDraft(game.seats.min, game.seats.max)
  const draft = setupFrom(game, fields(readKept(SETUPS))[game.id]) ?? fresh
  const me = draft.seats.find(seat => seat.player.kind === 'human')
  const named = (seat: DraftSeat) => (seat === me && !seat.name ? { ...seat, name: ownName() } : seat)
  return { ...draft, seats: draft.seats.map(named) }
}

/** What is stored is taken only where it makes sense for the game as it is now. */
function setupFrom(game: AnyGame, stored: unknown): Draft | null {
  const { seats: given, options, shuffle, privacy, preset } = fields(stored)
  if (!Array.isArray(given) || given.length < game.seats.min || given.length > game.seats.max) return null
  const seats = given.map(seatFrom)
  if (new Set(seats.map(seat => seat.key)).size < seats.length) return null
  return {
    preset: PRESETS.find(each => each === preset) ?? null,
    seats,
    options: optionsFrom(game, options),
    shuffle: shuffle !== false,
    privacy: privacy !== false,
    seed: '',
  }
}

function seatFrom(stored: unknown, index: number): DraftSeat {
  const { key, name, level } = fields(stored)
  const player: Player =
    typeof level === 'string' && isLevel(level) ? { kind: 'bot', level } : { kind: 'human' }
  return { key: Number.isInteger(key) ? Number(key) : index, name: text(name), player }
}

function optionsFrom(game: AnyGame, stored: unknown): Options {
  const known = Object.entries(fields(stored)).flatMap(([id, value]) => {
    const spec = game.options.find(each => each.id === id)
    return typeof value === 'string' && spec?.values.includes(value) ? [[id, value] as const] : []
  })
  return Object.fromEntries(known)
}

/** Keeps what was chosen for the next time. */
export function rememberSetup(game: AnyGame, { seats, options, shuffle, privacy, preset }: Draft): void {
  const me = seats.find(seat => seat.player.kind === 'human')
  if (me) keep(NAME, me.name.trim())
  const stored = seats.map(({ key, name, player }) => ({
    key,
    name: name.trim(),
    ...(player.kind === 'bot' && { level: player.level }),
  }))
  const setup = { seats: stored, options, shuffle, privacy, preset }
  keep(SETUPS, { ...fields(readKept(SETUPS)), [game.id]: setup })
}
