import { describe, expect, test } from 'vitest'
import { B, BUILDING_IDS, BUILDINGS, type BuildingId, puertoRico } from '../../rules/index.ts'
import { opening, type Table } from '../position.ts'

const SPACES: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
}
const BALANCED: Partial<Record<string, number>> = { university: 7, factory: 8 }

const violet = (t: Table): BuildingId[] =>
  t.state.kinds.map(b => BUILDING_IDS[b] as BuildingId).filter(id => BUILDINGS[B[id]]?.good === undefined)

function spacesUsed(t: Table, balanced = false): Record<number, number> {
  const used: Record<number, number> = {}
  for (const id of violet(t)) {
    const cost = (balanced ? BALANCED[id] : undefined) ?? BUILDINGS[B[id]]?.cost ?? 0
    used[cost] = (used[cost] ?? 0) + 1
  }
  return used
}

function draftAll(t: Table, pick: (options: string[]) => string): Table {
  while (t.phase === 'draft') t.does(pick(t.options))
  return t
}

describe('choosing the buildings', () => {
  test('from the governor on, each in turn picks one violet kind, until 12 small and 5 large spaces are full', () => {
    const t = opening(4, { newBuildings: 'on' }, 'draft')
    const seats: (number | null)[] = []
    while (t.phase === 'draft') {
      seats.push(t.asked)
      t.does(t.options[(seats.length * 5) % t.options.length] as string)
    }
    for (const [i, seat] of seats.entries()) expect(seat).toBe((t.state.governor + i) % 4)
    expect(spacesUsed(t)).toEqual(SPACES)
    expect(violet(t)).toHaveLength(17)
    expect([t.phase, t.asked, t.state.round]).toEqual(['role', t.state.governor, 1])
    // Production buildings are always there.
    expect(t.state.kinds.filter(b => BUILDINGS[b]?.good !== undefined)).toHaveLength(6)
  })

  test('small ones come as a pair, large ones once, with two players one of each', () => {
    for (const seats of [2, 3]) {
      const t = draftAll(
        opening(seats, { newBuildings: 'on', nobles: 'on' }),
        options => options.at(-1) as string,
      )
      for (const id of violet(t)) {
        const large = BUILDINGS[B[id]]?.size === 2
        expect([id, t.state.market[B[id]]]).toEqual([id, seats === 2 || large ? 1 : 2])
      }
      const left = BUILDING_IDS.filter(id => !t.state.kinds.includes(B[id]))
      for (const id of left) expect([id, t.state.market[B[id]]]).toEqual([id, 0])
    }
  })

  test('a space per cost: what is taken or has no space left is refused', () => {
    const t = opening(3, { newBuildings: 'on' }).does('draft aqueduct')
    expect(t.options).not.toContain('draft small_market')
    expect(t.refused('draft small_market')).toBe('draft-no-space')
    expect(t.refused('draft aqueduct')).toBe('draft-taken')
    expect(t.refused('draft villa')).toBe('draft-not-offered')
    expect(t.refused('draft small_indigo')).toBe('draft-not-offered')
    expect(t.refused('pass')).toBe('not-now')
  })

  test('hacienda and forest house exclude each other, except in the deluxe edition', () => {
    for (const [one, other] of [
      ['hacienda', 'forest_house'],
      ['forest_house', 'hacienda'],
    ] as const) {
      const classic = opening(3, { newBuildings: 'on' }).does(`draft ${one}`)
      expect(classic.refused(`draft ${other}`)).toBe('draft-exclusive')
      const deluxe = opening(3, { newBuildings: 'on', edition: 'deluxe' }).does(`draft ${one}`)
      expect(deluxe.refused(`draft ${other}`)).toBe(null)
    }
  })

  test('each module brings its own kinds and no others', () => {
    const offered = (options: Record<string, string>) =>
      new Set(opening(3, options).options.map(line => BUILDINGS[B[line.slice(6) as BuildingId]]?.set))
    expect(offered({ newBuildings: 'on' })).toEqual(new Set(['base', 'new']))
    expect(offered({ nobles: 'on' })).toEqual(new Set(['base', 'nobles']))
    expect(offered({ newBuildings: 'on', nobles: 'on' })).toEqual(new Set(['base', 'new', 'nobles']))
    expect(opening(3).phase).toBe('role')
  })

  test('with the tournament costs university and factory change places', () => {
    const t = draftAll(opening(3, { newBuildings: 'on', balance: 'on' }), options => options[0] as string)
    expect(spacesUsed(t, true)).toEqual(SPACES)
    const first = opening(3, { newBuildings: 'on', balance: 'on' }).does('draft university')
    expect(first.refused('draft lighthouse')).toBe('draft-no-space')
    expect(first.refused('draft factory')).toBe(null)
  })

  test('selection=random: the same spaces, filled by chance, without a question', () => {
    const sets = new Set<string>()
    for (let i = 0; i < 25; i++) {
      const t = opening(4, { newBuildings: 'on', nobles: 'on', selection: 'random' }, `random ${i}`)
      expect([t.phase, spacesUsed(t)]).toEqual(['role', SPACES])
      expect(violet(t).includes('hacienda') && violet(t).includes('forest_house')).toBe(false)
      sets.add(violet(t).join())
    }
    expect(sets.size).toBeGreaterThan(20)
  })

  test('every random draft fills every space', () => {
    for (let i = 0; i < 30; i++) {
      const options = {
        newBuildings: i % 3 ? 'on' : 'off',
        nobles: i % 3 === 1 ? 'off' : 'on',
        balance: i % 2 ? 'on' : 'off',
      }
      const t = opening(2 + (i % 4), options, `draft ${i}`)
      draftAll(t, list => list[(i * 11 + list.length * 7) % list.length] as string)
      expect(spacesUsed(t, options.balance === 'on')).toEqual(SPACES)
    }
  })

  test('what is not in the game cannot be built', () => {
    const t = draftAll(opening(3, { newBuildings: 'on' }), options => options[0] as string).take('builder')
    const out = BUILDING_IDS.find(id => !t.state.kinds.includes(B[id]) && BUILDINGS[B[id]]?.set === 'new')
    expect(t.refused(`build ${out}`)).toBe('building-not-in-game')
    expect(puertoRico.check(t.state)).toEqual([])
  })
})
