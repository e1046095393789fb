import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Effect, EffectKind } from '../../rules/data/effects.ts'
import type { Phase } from '../../rules/frames.ts'
import { lisboa } from '../../rules/game.ts'
import { EFFECT_TRAITS, KEEP_MARKET, LEAVE_BUILDING, plain } from '../../rules/lookahead/traits.ts'
import { goodsHeld, hasOpenShip, officialsReady, player, typesHeld } from '../../rules/phases/board.ts'
import { effects } from '../../rules/phases/effects/effects.ts'
import { act, optionsOf } from '../../rules/phases/flow.ts'
import { asked } from '../../rules/phases/phase.ts'
import { needsGoods, statePossible } from '../../rules/phases/state-actions/state-actions.ts'
import { clone, type State } from '../../rules/state.ts'

/** What the look-ahead is told about effects, held to what they do in games played at random. */

const SAMPLES: { readonly [K in EffectKind]: Effect & { readonly kind: K } } = {
  reis: { kind: 'reis', n: 2 },
  wigs: { kind: 'wigs', n: 2 },
  good: { kind: 'good', good: 1 },
  'good-any': { kind: 'good-any' },
  'good-store': { kind: 'good-store' },
  influence: { kind: 'influence' },
  'treasury-up': { kind: 'treasury-up' },
  recruit: { kind: 'recruit', n: 2 },
  cardinal: { kind: 'cardinal', steps: 1 },
  'state-actions': { kind: 'state-actions', n: 2 },
  plan: { kind: 'plan' },
  favor: { kind: 'favor' },
  ship: { kind: 'ship' },
  produce: { kind: 'produce' },
  store: { kind: 'store' },
  decree: { kind: 'decree' },
  open: { kind: 'open' },
  rubble: { kind: 'rubble' },
  'price-up': { kind: 'price-up' },
  'lose-reis': { kind: 'lose-reis', n: 2 },
  'lose-wigs': { kind: 'lose-wigs', n: 2 },
  'lose-official': { kind: 'lose-official', n: 1 },
  'lose-good': { kind: 'lose-good' },
  'lose-favor': { kind: 'lose-favor' },
}
const KINDS = Object.keys(SAMPLES) as EffectKind[]

const positions: State[] = []

beforeAll(() => {
  for (const seats of [2, 4]) {
    const resolved = resolveOptions(lisboa as never, seats, {})
    if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
    const s = lisboa.create({ seats, options: resolved.options, seed: `traits ${seats}` })
    const rng = rngFrom('traits')
    for (let f = asked(s); f; f = asked(s)) {
      if (f.kind === 'turn') positions.push(clone(s))
      lisboa.apply(s, pick(rng, lisboa.legal(s)))
    }
  }
})

/** The position after the effect alone, and what it asks. */
function after(before: State, kind: EffectKind): { s: State; f: Phase | undefined } {
  const s = clone(before)
  const seat = s.active
  s.stack = []
  effects(
    s,
    { kind: 'effects', seat, list: [SAMPLES[kind]], at: 0, must: false, done: false, good: 0 },
    undefined,
  )
  return { s, f: s.stack.length > 1 ? asked(s) : undefined }
}

/** Every position that can follow an effect: at once, or after each answer to what it asks. */
function outcomes(before: State, kind: EffectKind): State[] {
  const { s, f } = after(before, kind)
  if (!f) return [s]
  const options: Parameters<typeof act>[2][] = []
  optionsOf(s, f, options)
  return options.map(a => {
    const next = clone(s)
    act(next, f, a)
    return next
  })
}

const means = (s: State) => {
  const { reis, influence } = player(s, s.active)
  return { reis, influence, treasury: s.treasury, ready: officialsReady(s, s.active) }
}

const safeActions = (s: State): number[] =>
  [0, 1, 2, 3, 4, 5].filter(action => !needsGoods(action) && statePossible(s, s.active, action))

describe.each(KINDS)('the effect %s', kind => {
  const { asks, goods } = EFFECT_TRAITS[kind]

  test('asks what the table says, and nothing else', () => {
    const asking = new Set(positions.map(s => after(s, kind).f?.kind))
    asking.delete(undefined)
    expect([...asking]).toEqual(asks ? [asks] : [])
  })

  test('brings and takes goods as the table says', () => {
    for (const before of positions) {
      const held = goodsHeld(player(before, before.active))
      for (const s of outcomes(before, kind)) {
        const now = goodsHeld(player(s, s.active))
        if (goods !== 'brings') expect(now).toBeLessThanOrEqual(held)
        if (goods === 'takes') expect(now).toBe(Math.max(0, held - 1))
        else if (kind !== 'ship') expect(now).toBeGreaterThanOrEqual(held)
      }
    }
  })
})

test.each(KINDS.filter(kind => EFFECT_TRAITS[kind].market !== 'unclear'))(
  'the effect %s leaves the sale or trade that follows possible',
  kind => {
    const { asks } = EFFECT_TRAITS[kind]
    expect(asks === null || KEEP_MARKET.has(asks)).toBe(true)
    for (const before of positions) {
      const types = typesHeld(player(before, before.active))
      for (const s of outcomes(before, kind)) {
        expect(typesHeld(player(s, s.active)) & types).toBe(types)
        expect(safeActions(s)).toEqual(expect.arrayContaining(safeActions(before)))
        expect(s.players.map(hasOpenShip)).toEqual(before.players.map(hasOpenShip))
      }
    }
  },
)

test.each(KINDS.filter(kind => plain([SAMPLES[kind]])))(
  'the effect %s changes no other means of building than the table says',
  kind => {
    const { asks, building } = EFFECT_TRAITS[kind]
    expect(asks === null || LEAVE_BUILDING.has(asks)).toBe(true)
    for (const before of positions) {
      for (const s of outcomes(before, kind)) {
        const others = { ...means(s), [building]: null }
        expect(others).toEqual({ ...means(before), [building]: null })
      }
    }
  },
)
