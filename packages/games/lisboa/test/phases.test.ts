import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Action, ActionType } from '../rules/actions.ts'
import { OFFERS, type OfferName, type Phase, type PhaseName } from '../rules/frames.ts'
import { lisboa } from '../rules/game.ts'
import { optionsOf } from '../rules/phases/flow.ts'
import { RULES } from '../rules/phases/index.ts'
import { asked } from '../rules/phases/phase.ts'
import { clone, type State } from '../rules/state.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { position } from './position.ts'

const NAMES = Object.keys(RULES) as PhaseName[]

/** For each kind of decision some positions in which it is asked, from games played at random. */
const positions = new Map<PhaseName, State[]>(NAMES.map(name => [name, []]))
const ENOUGH = 20

/** Decisions that random games hardly ever come to. */
const RARE: readonly Phase[] = [
  { kind: 'surplus', seat: 0 },
  { kind: 'fee', seat: 0, cost: 3 },
  { kind: 'lose-favor', seat: 0 },
  { kind: 'lose-good', seat: 0 },
  { kind: 'lose-official', seat: 0, left: 2 },
]

function asking(f: Phase): State {
  const s = position({
    players: [
      { cards: ['treasury-blue-2', 'treasury-blue-3'], favors: ['king', 'builder'], officials: [1, 1, 0, 0] },
    ],
  })
  s.stack.push(f)
  return s
}

function playOne(seats: number, options: Readonly<Record<string, string>>, seed: string): void {
  const resolved = resolveOptions(lisboa as never, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const s = lisboa.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  for (let f = asked(s); f; f = asked(s)) {
    const known = positions.get(f.kind) as State[]
    if (known.length < ENOUGH) known.push(clone(s))
    lisboa.apply(s, pick(rng, lisboa.legal(s)))
  }
}

beforeAll(() => {
  for (const n of [1, 2, 3, 4]) {
    playOne(4, { 'church-timing': 'before-draw', hands: 'drafted' }, `phases ${n}`)
    playOne(3, { 'clergy-track': 'closed', 'second-house': 'more' }, `phases ${n}`)
  }
  for (const f of RARE) positions.get(f.kind)?.push(asking(f))
})

const each = (name: PhaseName, look: (f: Phase, options: readonly Action[], s: State) => void): void => {
  for (const s of positions.get(name) ?? []) {
    const f = asked(s) as Phase
    const options: Action[] = []
    optionsOf(s, f, options)
    look(f, options, s)
  }
}

describe.each(NAMES)('the decision %s', name => {
  test('comes up', () => {
    expect(positions.get(name)).not.toEqual([])
  })

  test('lists only actions of its own types, and passing', () => {
    const own: readonly ActionType[] = [...RULES[name].takes, 'pass']
    each(name, (_f, options) => expect(own).toEqual(expect.arrayContaining(options.map(a => a.type))))
  })

  test('has a prompt of its own in both languages', () => {
    each(name, (_f, _options, s) => {
      expect(en.prompt(s)).toMatch(/\w/)
      expect(zh.prompt(s)).toMatch(/\p{Script=Han}/u)
    })
  })
})

test.each(Object.keys(OFFERS) as OfferName[])('%s can be declined exactly if it says so', name => {
  each(name, (f, options) => expect(options.some(a => a.type === 'pass')).toBe('may' in f && f.may))
})
