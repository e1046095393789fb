import { describe, expect, test } from 'vitest'
import { officialsAtWork } from '../rules/counts.ts'
import { BUILDINGS, faceOf, PLANS } from '../rules/data/buildings.ts'
import { SPOTS } from '../rules/data/city.ts'
import { ARCHITECTS } from '../rules/data/terms.ts'
import { lisboa } from '../rules/game.ts'
import { hirePrice } from '../rules/phases/city/staff.ts'
import { standings } from '../rules/score.ts'
import { HIDDEN, NONE, PLAZA } from '../rules/state.ts'
import {
  type Board,
  eventsOf,
  id,
  kindNow,
  me,
  options,
  type Position,
  play,
  position,
  read,
  refused,
} from './position.ts'

/** A player in the middle of the King’s Noble action. */
function opening(given: Position & { board?: Board } = {}) {
  const { board, ...rest } = given
  const s = position({ players: [{ reis: 20, plans: ['plan-santos-1'], ...board }], ...rest })
  s.stack.push({ kind: 'open', seat: 0, may: false })
  return s
}

const RAISE = 'raise plan-santos-1 building-14'
const part = (s: ReturnType<typeof position>, key: string): number =>
  standings(s)[0]?.parts.find(each => each.key === key)?.points ?? 0

describe('opening a public building', () => {
  test('[LIS-129] when it opens, the wigs of the matching stores are worked out', () => {
    const s = opening({ stores: [[0, 'slot-gold', 'plot-b1']] })
    play(s, 'open spot-e-b')
    expect(me(s).wigs).toBe(5 + 3)
  })

  test('[LIS-130] the officials used are counted at work from then on, and go home', () => {
    const s = opening({ board: { officials: [1, 1, 0, 0] } })
    play(s, 'open spot-e-b')
    expect(officialsAtWork(s, 0)).toBe(2)
    expect(s.staff[id(SPOTS, 'spot-e-b')]).toBe(0)
    expect(s.offices.filter((_, at) => at % 5 === 0)).toEqual([0, 0, 0, 0])
    expect(me(s).officials).toBe(8)
  })

  test('[LIS-130] by variant they stay in the building', () => {
    const s = opening({ board: { officials: [1, 1, 0, 0] }, options: { officials: 'buildings' } })
    play(s, 'open spot-e-b')
    expect(officialsAtWork(s, 0)).toBe(2)
    expect(s.staff[id(SPOTS, 'spot-e-b')]).toBe(2)
    expect(me(s).officials).toBe(6)
  })

  test('[LIS-131] more officials at work bring more wigs at the end', () => {
    const points = (s: ReturnType<typeof position>): (number | undefined)[] =>
      standings(s).map(each => each.parts.find(p => p.key === 'officials')?.points)
    const players = [{ done: ['plan-santos-3'] }, { done: ['plan-mardel-1'] }]
    expect(points(position({ players }))).toEqual([15, 10, 0])
    const buildings = [
      [0, 'spot-n1', 'building-14 santos', 2],
      [1, 'spot-n2', 'building-11 santos', 3],
    ] as const
    expect(points(position({ players, buildings, options: { officials: 'buildings' } }))).toEqual([10, 15, 0])
  })

  test('[LIS-132] [LIS-T60] it needs a plan of the same architect', () => {
    expect(refused(opening({ board: { plans: [] } }), 'open spot-e-b')).toBe('no-plan')
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-santos-3'] } })
    play(s, 'open spot-e-b')
    expect(refused(s, 'raise plan-santos-1 building-06')).toBe('other-architect')
    const own = opening({ board: { plans: ['plan-santos-1', 'plan-mardel-1'] } })
    play(own, 'open spot-e-b')
    expect(options(own)).toEqual([RAISE, 'raise plan-mardel-1 building-06'])
  })

  test('[LIS-133] officials or the money to hire them must be there', () => {
    const s = opening({ board: { plans: ['plan-santos-1'], reis: 5, influence: 0 }, treasury: 2 })
    expect(refused(s, 'open spot-e-b')).toBe('staff-too-dear')
    const ready = opening({
      board: { plans: ['plan-santos-1'], reis: 0, influence: 0, officials: [0, 1, 0, 1] },
    })
    expect(refused(ready, 'open spot-e-b')).toBeNull()
  })

  test('[LIS-134] step 1: a building north of a street must carry its colour', () => {
    const board = { plans: ['plan-santos-1', 'plan-mardel-1'] }
    const offer = ['building-14 santos', 'building-04 mardel']
    const s = opening({ board, offer })
    play(s, 'open spot-n3')
    expect(s.faces[id(SPOTS, 'spot-n3')]).toBe(id(BUILDINGS, 'building-04') * 2 + 1)
    const other = position({
      players: [{ reis: 20, ...board }],
      offer: ['building-14 santos', 'building-03 mardel'],
    })
    other.stack.push({ kind: 'raise', seat: 0, spot: id(SPOTS, 'spot-n4'), plans: me(other).plans })
    expect(refused(other, RAISE)).toBe('building-lacks-street-colour')
    expect(options(other)).toEqual(['raise plan-mardel-1 building-03'])
    const row = opening({ board, offer })
    play(row, 'open spot-e-b')
    expect(options(row)).toContain(RAISE)
  })

  test('[LIS-135] [LIS-136] step 2: the two cubes of the spot go to the rack', () => {
    const s = opening({ rubble: { 'spot-e-b': [1, 0, 1] } })
    play(s, 'open spot-e-b')
    expect(me(s).rubble).toEqual([1, 0, 1])
    expect(s.spotRubble.every(n => n === 0)).toBe(true)
  })

  test('[LIS-137] step 2: the reward of the spot is received', () => {
    const s = opening({ board: { goods: [0, 0, 0, 0] } })
    play(s, 'open spot-e-b')
    expect(me(s).goods).toEqual([0, 0, 1, 0])
    const reis = opening({ board: { officials: [1, 1, 0, 0] } })
    play(reis, 'open spot-w-d')
    expect(me(reis).reis).toBe(25)
  })

  test('room won by the rubble counts for a good from the spot', () => {
    const s = opening({
      board: { goods: [2, 2, 2, 2], rubble: [1, 1, 0] },
      rubble: { 'spot-n4': [0, 0, 1] },
      offer: ['building-12 santos'],
    })
    play(s, 'open spot-n4')
    expect(me(s).goods).toEqual([2, 2, 2, 3])
  })

  test('[LIS-138] [LIS-139] step 3: one own plan, and a building on offer by its architect', () => {
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-mardel-5'] } })
    const events = play(s, 'open spot-e-b', 'raise plan-mardel-5 building-06')
    expect(eventsOf(events, 'building-raised')).toMatchObject([
      { plan: id(PLANS, 'plan-mardel-5'), building: id(BUILDINGS, 'building-06') },
    ])
    const other = opening({ board: { plans: ['plan-santos-1', 'plan-santos-3'] } })
    play(other, 'open spot-e-b')
    expect(refused(other, 'raise plan-mardel-5 building-06')).toBe('plan-not-held')
    expect(refused(other, 'raise plan-santos-1 building-01')).toBe('building-not-on-offer')
  })

  test('equal plans are one choice', () => {
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-santos-2', 'plan-santos-3'] } })
    play(s, 'open spot-e-b')
    expect(refused(s, 'raise plan-santos-2 building-14')).toBe('plan-alike')
  })

  test('a plan won from the spot is for a later building', () => {
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-santos-3'] } })
    play(s, 'open spot-e-a', 'plan mardel')
    expect(options(s)).toEqual([RAISE, 'raise plan-santos-3 building-14'])
  })

  test('[LIS-140] the tile is placed with the face it shows', () => {
    for (const architect of ['santos', 'mardel'] as const) {
      const s = opening({ board: { plans: [`plan-${architect}-1`] }, offer: [`building-12 ${architect}`] })
      play(s, 'open spot-e-b')
      const face = faceOf(id(BUILDINGS, 'building-12'), ARCHITECTS.indexOf(architect))
      expect(s.faces[id(SPOTS, 'spot-e-b')]).toBe(face)
    }
  })

  test('[LIS-141] step 4: own officials go from offices and plaza, as many as the plan shows', () => {
    const s = opening({ board: { officials: [2, 1, 0, 1] } })
    play(s, 'open spot-e-b')
    expect(options(s)).toEqual(['staff 2+0+0+0', 'staff 1+1+0+0', 'staff 1+0+0+1', 'staff 0+1+0+1'])
    expect(refused(s, 'staff 1+0+0+0')).toBe('staff-count')
    play(s, 'staff 1+0+0+1')
    expect([0, 1, 2, PLAZA].map(place => s.offices[place * 5])).toEqual([1, 1, 0, 0])
  })

  test('[LIS-141] officials of others are of no use', () => {
    const s = position({
      players: [{ reis: 0, influence: 0, plans: ['plan-santos-1'] }, { officials: [2, 2, 0, 0] }],
    })
    s.stack.push({ kind: 'open', seat: 0, may: false })
    expect(refused(s, 'open spot-e-b')).toBe('staff-too-dear')
  })

  test('[LIS-142] [LIS-T62] nobody is hired while officials suffice', () => {
    const s = opening({ board: { officials: [1, 1, 1, 0] } })
    play(s, 'open spot-e-b')
    expect(refused(s, 'staff 1+0+0+0')).toBe('staff-count')
    const events = play(s, 'staff 1+1+0+0')
    expect(eventsOf(events, 'building-staffed')).toMatchObject([{ hired: 0 }])
    expect(me(s).reis).toBe(20)
  })

  test('[LIS-143] [LIS-T61] each missing official is hired for the right number of the treasury', () => {
    const board: Board = { plans: ['plan-santos-5'], officials: [1, 1, 0, 1], reis: 5, influence: 0 }
    const s = opening({ board, treasury: 4 })
    play(s, 'open spot-e-b')
    expect(me(s).reis).toBe(0)
    expect(me(s).officials).toBe(8)
    expect(officialsAtWork(s, 0)).toBe(4)
    const poor = opening({ board: { ...board, reis: 4 }, treasury: 4 })
    expect(refused(poor, 'open spot-e-b')).toBe('staff-too-dear')
    expect(refused(poor, 'open spot-w-d')).toBeNull()
  })

  test('[LIS-143] anybody can be hired; by variant only officials on the board, and with too few the building is not possible', () => {
    const given: Position = {
      players: [{ reis: 50, plans: ['plan-santos-5'], officials: [1, 0, 0, 0] }],
      buildings: [
        [0, 'spot-n1', 'building-01 santos', 4],
        [0, 'spot-n2', 'building-09 santos', 2],
      ],
    }
    const s = position({ ...given, options: { officials: 'buildings' } })
    s.stack.push({ kind: 'open', seat: 0, may: false })
    expect(me(s).officials).toBe(1)
    expect(refused(s, 'open spot-e-b')).toBe('not-enough-officials')
    const usual = position(given)
    usual.stack.push({ kind: 'open', seat: 0, may: false })
    play(usual, 'open spot-e-b')
    expect(me(usual).reis).toBe(50 - 3 * 3)
  })

  test('[LIS-144] portfolio and clergy tiles help with hiring', () => {
    const s = opening({
      board: { cards: ['treasury-purple-3'], clergy: ['clergy-23'], plans: ['plan-santos-3'] },
      treasury: 4,
    })
    play(s, 'open spot-e-b')
    expect(me(s).reis).toBe(20 - 2 * 2)
  })

  test('a building needs at least one official, and nobody is paid for being hired', () => {
    const s = opening({ board: { clergy: ['clergy-23', 'clergy-24'] }, treasury: 2 })
    play(s, 'open spot-e-b')
    expect(me(s).reis).toBe(20 - 3)
    const cheap = opening({ board: { cards: ['treasury-purple-3'] }, treasury: 0 })
    expect(hirePrice(cheap, 0)).toBe(0)
  })

  test('[LIS-145] [LIS-146] step 5: the plan is turned over and lies with the completed ones', () => {
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-mardel-1'] } })
    expect(me(s).plans).toHaveLength(2)
    expect(me(s).done).toEqual([])
    play(s, 'open spot-e-b', RAISE)
    expect(me(s).plans).toHaveLength(1)
    expect(me(s).done).toEqual([id(PLANS, 'plan-santos-1')])
  })

  test('[LIS-147] step 6: it scores after it has opened', () => {
    const s = opening({ stores: [[1, 'slot-gold', 'plot-b1']] })
    const types = play(s, 'open spot-e-b').map(e => e.type)
    expect(types).toContain('building-staffed')
    expect(types.indexOf('building-staffed')).toBeLessThan(types.indexOf('store-scored'))
  })

  test('[LIS-148] at the end of a row it scores the stores of its trades in that row, whoever owns them', () => {
    const s = opening({
      stores: [
        [0, 'slot-gold', 'plot-b1'],
        [1, 'slot-cloth', 'plot-b3'],
        [2, 'slot-tools', 'plot-b4'],
        [1, 'slot-gold', 'plot-c1'],
      ],
    })
    play(s, 'open spot-e-b')
    expect(s.players.map(p => p.wigs)).toEqual([5 + 3, 5 + 4, 5])
  })

  test('[LIS-149] north of a street it scores all stores facing that street', () => {
    const s = opening({
      stores: [
        [0, 'slot-gold', 'plot-b1'],
        [1, 'slot-gold', 'plot-e2'],
        [2, 'slot-cloth', 'plot-b2'],
      ],
    })
    play(s, 'open spot-n1')
    expect(s.players.map(p => p.wigs)).toEqual([8, 8, 5])
  })

  test('[LIS-150] the same buildings are relevant to a store as when it is built', () => {
    const s = opening({ stores: [[1, 'slot-cloth', 'plot-b2']] })
    play(s, 'open spot-w-c')
    expect(s.players[1]?.wigs).toBe(5)
    const row = opening({ stores: [[1, 'slot-cloth', 'plot-b2']] })
    play(row, 'open spot-w-b', 'pass')
    expect(row.players[1]?.wigs).toBe(8)
  })

  test('[LIS-151] only the building just opened counts; by variant all relevant ones', () => {
    const given: Position = {
      stores: [[0, 'slot-gold', 'plot-b1']],
      buildings: [[1, 'spot-n1', 'building-16 santos', 1]],
    }
    const s = opening(given)
    play(s, 'open spot-e-b')
    expect(me(s).wigs).toBe(5 + 3)
    const all = opening({ ...given, options: { 'opening-scores': 'all' } })
    play(all, 'open spot-e-b')
    expect(me(all).wigs).toBe(5 + 2 * 3)
  })

  test('[LIS-152] step 7: the next building of the architect becomes the current one, the one below it shows', () => {
    const s = opening()
    const [next, other] = s.future
    const below = s.buildingStacks[0]?.at(-1)
    expect(lisboa.view(s, 1).buildingStacks[0]?.every(face => face === HIDDEN)).toBe(true)
    const events = play(s, 'open spot-e-b')
    expect(s.buildings).toEqual([next, s.buildings[1]])
    expect(s.future).toEqual([below, other])
    expect(s.buildingStacks.map(stack => stack.length)).toEqual([5, 6])
    expect(eventsOf(events, 'building-shown')).toMatchObject([{ architect: 0, reveals: true }])
  })

  test('[LIS-152] after the last building of an architect none of his can be built', () => {
    const s = opening({ board: { plans: ['plan-santos-1', 'plan-santos-2'] } })
    s.future = [NONE, s.future[1] as number]
    const stack = s.buildingStacks[0] as readonly number[]
    s.buildingStacks = [[], [...(s.buildingStacks[1] as readonly number[])]]
    s.stack.pop()
    s.stack.push({ kind: 'open', seat: 0, may: false })
    lisboa.apply(s, read('open spot-e-b'))
    expect(stack.length).toBe(6)
    expect(s.buildings[0]).toBe(NONE)
    s.stack.push({ kind: 'open', seat: 0, may: true })
    expect(refused(s, 'open spot-w-c')).toBe('no-building-for-spot')
  })

  test('[LIS-153] spot, rubble and reward, plan and tile, officials, plan done, scoring, next tile', () => {
    const s = opening({ stores: [[1, 'slot-gold', 'plot-b1']], rubble: { 'spot-e-b': [1, 1, 0] } })
    const types = play(s, 'open spot-e-b').map(e => e.type)
    expect(types.filter(type => type !== 'reis')).toEqual([
      'spot-chosen',
      'rubble-taken',
      'rubble-taken',
      'good-gained',
      'building-raised',
      'building-staffed',
      'store-scored',
      'building-moved-up',
      'building-shown',
    ])
  })

  test('[LIS-154] there are two architects, each with eight of the sixteen buildings', () => {
    expect(ARCHITECTS).toEqual(['santos', 'mardel'])
    const s = opening()
    for (const architect of [0, 1]) {
      const own = [s.buildings[architect], s.future[architect], ...(s.buildingStacks[architect] ?? [])]
      expect(own).toHaveLength(8)
      expect(own.every(face => (face ?? 0) % 2 === architect)).toBe(true)
    }
  })

  test('a taken or closed spot cannot be chosen', () => {
    const s = opening({ seats: 2, buildings: [[1, 'spot-e-b', 'building-01 santos', 1]] })
    expect(refused(s, 'open spot-e-b')).toBe('spot-taken')
    expect(refused(s, 'open spot-e-e')).toBe('spot-closed')
  })

  test('a clergy tile adds wigs to every opening', () => {
    const s = opening({ board: { clergy: ['clergy-29'] } })
    play(s, 'open spot-w-a')
    expect(me(s).wigs).toBe(7)
    expect(part(s, 'officials')).toBe(15)
    expect(kindNow(s)).not.toBe('open')
  })
})
