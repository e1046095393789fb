import { describe, expect, test } from 'vitest'
import { SPOTS } from '../../rules/data/city.ts'
import { LACERDA } from '../../rules/data/lacerda.ts'
import { ARCHITECTS, BUILDER, KING, MINISTER, TREASURY } from '../../rules/data/terms.ts'
import { lisboa } from '../../rules/game.ts'
import { officialsAt } from '../../rules/phases/board.ts'
import { DUMMY, NONE, type State } from '../../rules/state.ts'
import { id } from '../position.ts'
import { him, setupOf } from './alone.ts'

const SEEDS = Array.from({ length: 30 }, (_, i) => `deal ${i}`)
const deals = SEEDS.map(seed => lisboa.create(setupOf(seed)))
const each = (look: (s: State) => void): void => {
  for (const s of deals) look(s)
}

describe('alone against Lacerda: set-up', () => {
  test('the rules play his seat, and only his', () => {
    expect(lisboa.automatic?.(setupOf('any').options)).toEqual([LACERDA])
    expect(lisboa.automatic?.(setupOf('any', { solo: 'off' }).options)).toEqual([])
  })

  test('the person begins and keeps a Clergy tile; he is never asked', () =>
    each(s => {
      expect([s.start, s.active, lisboa.turn(s)]).toEqual([0, 0, 0])
      expect(s.stack.filter(frame => frame.kind === 'keep')).toHaveLength(1)
    }))

  test('he has two starting plans, a favor, officials and discs, and nothing else', () =>
    each(s => {
      const p = him(s)
      expect([p.done.length, p.plans.length, p.favors.reduce((a, b) => a + b)]).toEqual([2, 0, 1])
      expect([p.officials, officialsAt(s, MINISTER, LACERDA)]).toEqual([7, 1])
      expect([p.wigs, p.influence]).toEqual([5, 5])
      expect([p.reis, p.hand, p.offer, p.clergy, p.goods]).toEqual([0, [], [], [], [0, 0, 0, 0]])
    }))

  test('the table is that of two: neutral officials, row E closed, one ship of each colour', () =>
    each(s => {
      expect([KING, MINISTER, BUILDER].map(noble => officialsAt(s, noble, DUMMY))).toEqual([1, 1, 1])
      expect(s.rowRubble.slice(-3)).toEqual([0, 0, 0])
      expect(s.shipyard).toHaveLength(2)
    }))

  test('no equal scoring tiles lie side by side', () =>
    each(s => {
      const tiles = s.scoring.slice(0, 4)
      expect([...tiles].sort()).toEqual([3, 3, 4, 5])
      expect(tiles.some((value, at) => tiles[at + 1] === value)).toBe(false)
      expect(s.scoring[4]).toBe(4)
    }))

  test('his courtier stands at any noble, his helper beside any deck', () => {
    expect(new Set(deals.map(s => s.lacerda?.courtier))).toEqual(new Set([KING, MINISTER, BUILDER]))
    expect(new Set(deals.map(s => s.lacerda?.helper))).toEqual(new Set([KING, MINISTER, BUILDER, TREASURY]))
  })

  test('the top building stands at West D (blue) or East D (green) without its cubes, and nobody owns it', () =>
    each(s => {
      const up = s.lacerda?.helper === KING || s.lacerda?.helper === TREASURY
      const spot = id(SPOTS, up ? 'spot-e-d' : 'spot-w-d')
      const face = s.faces[spot] as number
      expect(s.faces.filter(other => other !== NONE)).toEqual([face])
      expect(face % ARCHITECTS.length).toBe(up ? 1 : 0)
      expect(s.openers[spot]).toBe(NONE)
      expect(s.spotRubble.slice(spot * 3, spot * 3 + 3)).toEqual([0, 0, 0])
      expect(s.buildings.every(current => current !== NONE)).toBe(true)
      expect(lisboa.check(s)).toEqual([])
    }))

  test('the levels differ in what he starts with', () => {
    const start = (solo: string) => {
      const p = him(lisboa.create(setupOf('levels', { solo })))
      return [p.influence, p.wigs]
    }
    expect([start('gentle'), start('printed'), start('stern')]).toEqual([
      [3, 0],
      [5, 5],
      [8, 10],
    ])
  })

  test('his seat sees what any onlooker sees', () =>
    each(s => expect(lisboa.view(s, LACERDA)).toEqual(lisboa.view(s, 'table'))))
})
