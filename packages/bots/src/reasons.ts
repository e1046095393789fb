import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Action, Seat } from '@ludoteca/engine'
import { deal, type Mind, playToQuiet } from './ahead.ts'
import type { Decision } from './bot.ts'
import type { Reason } from './reason.ts'
import { inWords } from './text/worded.ts'

type Parts = readonly Readonly<Record<string, number>>[]

/** By how much a choice changes the parts of the value, by seat: at once, and in the next quiet position. */
export interface Effect {
  readonly action: Action
  readonly now: Parts
  readonly later: Parts
}

/** What a choice brings on average in these worlds. */
function effectOf(mind: Mind, worlds: readonly object[], action: Action): Effect {
  const { game, knowledge, seats } = mind
  const now = newSums(seats)
  const later = newSums(seats)
  for (const world of worlds) {
    const state = game.clone(world)
    const before = partsOf(knowledge, state, seats)
    game.apply(state, action)
    add(now, before, partsOf(knowledge, state, seats), worlds.length)
    playToQuiet(mind, state)
    add(later, before, partsOf(knowledge, state, seats), worlds.length)
  }
  return { action, now, later }
}

const newSums = (seats: number): Record<string, number>[] => Array.from({ length: seats }, () => ({}))

const partsOf = (knowledge: AnyKnowledge, state: object, seats: number): Parts =>
  knowledge.breakdown?.(state, seats) ?? []

function add(sums: readonly Record<string, number>[], before: Parts, after: Parts, worlds: number): void {
  for (const [seat, parts] of after.entries()) {
    const sum = sums[seat] as Record<string, number>
    for (const [key, value] of Object.entries(parts)) {
      sum[key] = (sum[key] ?? 0) + (value - (before[seat]?.[key] ?? 0)) / worlds
    }
  }
}

/** Smaller differences are no reason: this part of a lead that makes somebody a clear favourite. */
const LEAST = 0.02
/** Less than this is rounding. */
const TRIFLE = 1e-6
/** What an action itself brings says more about it than what may follow. */
const AT_ONCE = 1.5
/** What happens to a rival counts for less than what happens to oneself. */
const THEIRS = 0.5
/** The lead in shares of the victory that makes one choice better than another. */
const AHEAD = 0.02

/** Things compared, by whom and with what. */
interface Comparison {
  readonly game: string
  readonly seat: Seat
  readonly effects: readonly Effect[]
  /** What actions spend, and what is not said to grow. */
  readonly spent: readonly string[]
  readonly mute: readonly string[]
  /** The lead that makes somebody a clear favourite. */
  readonly margin: number
}

/** Worlds in which choices are compared. */
const WORLDS = 4

/** What these choices of a decision bring, compared in the same worlds. */
export function comparisonOf(
  decision: Decision,
  knowledge: AnyKnowledge,
  actions: readonly Action[],
): Comparison {
  const { game, view, seat } = decision
  const mind: Mind = { game, knowledge, seats: game.standings(view).length }
  const worlds = Array.from({ length: WORLDS }, () => deal(decision, knowledge))
  const { spent = [], mute = [], simple = knowledge } = knowledge
  const effects = actions.map(action => effectOf(mind, worlds, action))
  return { game: game.id, seat, effects, spent, mute, margin: simple.margin(view) }
}

/** What speaks for one of the choices; failing that, how its share compares with another. */
export function wordedReason(
  comparison: Comparison,
  knowledge: AnyKnowledge,
  choice: number,
  share: number,
  other: number,
): Reason {
  const found = reasonFor(comparison, choice)
  return found ? inWords(found, knowledge.reasons) : plainReason(comparison.game, share, other)
}

/** What speaks most for one of the choices, against the others. Nothing is said of a thing that does not grow by it. */
export function reasonFor(
  { game, seat, effects, spent, mute, margin }: Comparison,
  choice: number,
): Reason | null {
  const chosen = effects[choice] as Effect
  let reason: Reason | null = null
  let most = LEAST * margin
  const claim = (weight: number, key: string, rest: Partial<Reason> = {}): void => {
    if (weight <= most) return
    most = weight
    reason = { game, key, params: {}, ...rest }
  }
  const mean = (value: (effect: Effect) => number): number =>
    effects.reduce((sum, each) => sum + value(each), 0) / effects.length

  // Whoever passes gains nothing by it: what follows would have come anyway.
  const parts = chosen.action.type === 'pass' ? {} : (chosen.later[seat] ?? {})
  const keys = Object.keys(parts).filter(key => !mute.includes(key))
  const atOnce = ({ now }: Effect, key: string): number => AT_ONCE * (now[seat]?.[key] ?? 0)
  for (const key of keys) {
    const gain = (each: Effect): number => Math.max(atOnce(each, key), each.later[seat]?.[key] ?? 0)
    claim(Math.min(gain(chosen), gain(chosen) - mean(gain)), key)
  }
  for (const key of spent) {
    const loss = ({ now }: Effect): number => Math.max(0, -(now[seat]?.[key] ?? 0))
    // Whoever spends less than with the others still spends: that saves nothing.
    if (loss(chosen) < TRIFLE) claim(mean(loss), key, { kept: true })
  }
  for (const who of chosen.later.keys()) {
    if (who === seat) continue
    const gain = ({ later }: Effect): number => total(later[who] ?? {})
    const less = THEIRS * (mean(gain) - gain(chosen))
    claim(less, gain(chosen) < 0 ? 'rival' : 'denies', { params: { seat: who } })
  }
  // The others may bring the same: it is true even so.
  if (!reason) for (const key of keys) claim(atOnce(chosen, key), key)
  return reason
}

const total = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, value) => sum + value, 0)

/** Where no single thing speaks for a choice: how its share of the victory compares with the best of the others. */
export function plainReason(game: string, share: number, other: number): Reason {
  const key = share > other + AHEAD ? 'ahead' : share < other - AHEAD ? 'behind' : 'even'
  return { game, key, params: {} }
}
