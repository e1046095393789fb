import { readEffects, readFormula, readPower } from '../data/codes.ts'
import type { DecreeFormula, Effect, EffectKind, Power, PowerSlot } from '../data/effects.ts'
import { ALL } from '../data/effects.ts'
import type { SetRule } from './problems.ts'
import { type Inspection, quoted } from './shape.ts'

/** Codes of a set: those of our own tables, with a limit to every amount. */

/** Most of an effect at once; effects without an amount are left out. */
const MOST: Readonly<Partial<Record<EffectKind, number>>> = {
  reis: 20,
  wigs: 20,
  recruit: 3,
  cardinal: 3,
  'state-actions': 3,
  'lose-reis': 20,
  'lose-wigs': 20,
  'lose-official': 8,
}

/** Most of a power; 5 where nothing is said. */
const MOST_OF_POWER: Readonly<Partial<Record<PowerSlot, number>>> = {
  land: 10,
  hire: 10,
  event: 10,
  sail: 10,
  subsidy: 10,
  portfolio: 4,
  recruit: 2,
  cardinal: 3,
  ship: 4,
  'rubble-quake': ALL,
  'rubble-fire': ALL,
  'rubble-tsunami': ALL,
}
const USUAL_MOST = 5
const MOST_WIGS = 40

/** Where effects stand. */
type EffectPlace = 'noble' | 'event' | 'spot'

/** What a reward of a public-building spot may be: what the look-ahead can work out (`lookahead/staffing.ts`). */
const AT_SPOTS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'reis',
  'wigs',
  'good',
  'good-any',
  'influence',
  'treasury-up',
  'recruit',
  'cardinal',
  'plan',
  'favor',
  'decree',
  'rubble',
  'price-up',
])

/**
 * A sale or trade has to be possible after a Noble card has done what it says. What brings whole actions with it
 * would make the look-ahead search without end, and belongs to events.
 */
const EVENTS_ONLY: ReadonlySet<EffectKind> = new Set<EffectKind>(['store', 'open', 'state-actions'])

const MOST_EFFECTS: Readonly<Record<EffectPlace, number>> = { noble: 3, event: 3, spot: 1 }
/** Effects of one card that ask something; beside a store or a public building none. */
const MOST_ASKING = 2

/** Reads with a reader that throws when it does not understand. */
function understood<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function coded<T>(
  look: Inspection,
  at: string,
  value: unknown,
  rule: SetRule,
  read: (code: string) => T,
): T | null {
  const code = look.text(at, value)
  if (code === null) return null
  return understood(() => read(code)) ?? look.wrong(at, rule, { code: quoted(code) })
}

const amountOf = (e: Effect): number => ('n' in e ? e.n : e.kind === 'cardinal' ? e.steps : 0)
const isPenalty = (e: Effect): boolean => e.kind.startsWith('lose-')
const builds = ({ kind }: Effect): boolean => kind === 'store' || kind === 'open'

/** What simply happens. */
const SILENT: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'reis',
  'wigs',
  'good',
  'influence',
  'treasury-up',
  'lose-reis',
  'lose-wigs',
])
const asks = ({ kind }: Effect): boolean => !SILENT.has(kind)

export function effects(
  look: Inspection,
  at: string,
  value: unknown,
  place: EffectPlace,
): { readonly effects: readonly Effect[]; readonly codes: readonly string[] } | null {
  if (value === undefined) return look.wrong(at, 'missing')
  const codes = look.list(at, value, place === 'noble' ? 0 : 1, MOST_EFFECTS[place])
  if (!codes) return null
  const read = codes.map((code, i) => oneEffect(look, `${at}[${i}]`, code, place))
  const list = read.filter(e => e !== null)
  const penalties = list.filter(isPenalty).length
  if (penalties > 0 && penalties < list.length) look.wrong(at, 'penalty-mixed')
  const asking = list.filter(asks).length
  if (asking > (list.some(builds) ? 1 : MOST_ASKING)) look.wrong(at, 'too-much-asked')
  return list.length === codes.length ? { effects: list, codes: codes as string[] } : null
}

function standsAt(kind: EffectKind, place: EffectPlace): boolean {
  if (kind === 'good-store') return false
  return place === 'spot' ? AT_SPOTS.has(kind) : place === 'event' || !EVENTS_ONLY.has(kind)
}

function oneEffect(look: Inspection, at: string, value: unknown, place: EffectPlace): Effect | null {
  const list = coded(look, at, value, 'bad-effect', readEffects)
  const [e] = list ?? []
  if (!e) return null
  if (list?.length !== 1) return look.wrong(at, 'bad-effect', { code: quoted(String(value)) })
  const most = MOST[e.kind]
  if (most !== undefined && amountOf(e) > most) return look.wrong(at, 'amount-too-large', { most })
  if (!standsAt(e.kind, place)) return look.wrong(at, 'effect-not-here')
  if (isPenalty(e) && place !== 'noble') return look.wrong(at, 'penalty-not-here')
  return e
}

/** Places that come with a power would go with the card, which may be discarded in the middle of other things. */
const TILES_ONLY: ReadonlySet<PowerSlot> = new Set<PowerSlot>(['warehouse', 'portfolio'])

export function power(look: Inspection, at: string, value: unknown, place: 'tile' | 'card'): Power | null {
  const read = coded(look, at, value, 'bad-power', readPower)
  if (!read) return null
  if (place === 'card' && TILES_ONLY.has(read.slot)) return look.wrong(at, 'power-not-here')
  const most = MOST_OF_POWER[read.slot] ?? USUAL_MOST
  return read.n > most ? look.wrong(at, 'amount-too-large', { most }) : read
}

export function formula(look: Inspection, at: string, value: unknown): DecreeFormula | null {
  const read = coded(look, at, value, 'bad-formula', readFormula)
  if (!read) return null
  const amounts =
    read.kind === 'each' ? [read.wigs, read.bonus?.wigs ?? 0] : read.steps.map(step => step.wigs)
  return amounts.some(n => n > MOST_WIGS) ? look.wrong(at, 'amount-too-large', { most: MOST_WIGS }) : read
}
