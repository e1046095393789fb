import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../data/buildings.ts'
import { SPOTS } from '../data/city.ts'
import { ARCHITECTS } from '../data/terms.ts'
import { hirePrice } from '../rules/opening.ts'
import { standings } from '../score.ts'
import { PLAZA } from '../state.ts'
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
  refused,
} from './position.ts'

/** A player in the middle of the King’s Noble action. */
function opening(given: Position & { board?: Board } = {}) {
  const { board, ...rest } = given
  const s = position({ players: [{ reis: 20, plans: ['plan-start-1'], ...board }], ...rest })
  s.stack.push({ kind: 'open', seat: 0, may: false })
  return s
}

const RAISE = 'raise plan-start-1 building-santos-1'
const part = (s: ReturnType<typeof position>, key: string): number =>
  standings(s)[0]?.parts.find(each => each.key === key)?.points ?? 0

describe('opening a public building', () => {
  test('[LIS-129] when it opens, the wigs of the matching stores are worked out', () => {
    const s = opening({ stores: [[0, 'slot-gold-e', 'plot-a1']] })
    play(s, 'open spot-e-a', RAISE)
    expect(me(s).wigs).toBe(5 + 2 + 2)
  })

  test('[LIS-130] the officials used are at work in it from then on', () => {
    const s = opening({ board: { officials: [1, 1, 0, 0] } })
    play(s, 'open spot-e-a', RAISE)
    expect(s.staff[id(SPOTS, 'spot-e-a')]).toBe(2)
    expect(s.offices.filter((_, at) => at % 5 === 0)).toEqual([0, 0, 0, 0])
    expect(me(s).officials).toBe(6)
  })

  test('[LIS-131] more officials at work bring more wigs at the end', () => {
    const s = position({
      buildings: [
        [0, 'spot-n1', 'building-santos-1', 'A', 3],
        [1, 'spot-n2', 'building-santos-2', 'A', 2],
      ],
    })
    expect(standings(s).map(each => each.parts.find(p => p.key === 'officials')?.points)).toEqual([15, 10, 0])
  })

  test('[LIS-132] [LIS-T60] it needs a plan of the same architect', () => {
    expect(refused(opening({ board: { plans: [] } }), 'open spot-e-a')).toBe('no-plan')
    const s = opening()
    play(s, 'open spot-e-a')
    expect(refused(s, 'raise plan-start-1 building-mardel-1')).toBe('other-architect')
    expect(options(s).every(text => text.includes('santos'))).toBe(true)
  })

  test('[LIS-133] officials or the money to hire them must be there', () => {
    const s = opening({ board: { plans: ['plan-start-1'], reis: 5, influence: 0 }, treasury: 2 })
    expect(refused(s, 'open spot-e-a')).toBe('staff-too-dear')
    const ready = opening({
      board: { plans: ['plan-start-1'], reis: 0, influence: 0, officials: [0, 1, 0, 1] },
    })
    expect(refused(ready, 'open spot-e-a')).toBeNull()
  })

  test('[LIS-134] step 1: a building north of a street must carry its colour', () => {
    const s = opening({ offer: ['building-santos-1 B', 'building-santos-2 A'] })
    play(s, 'open spot-n1')
    expect(refused(s, RAISE)).toBe('building-lacks-street-colour')
    expect(options(s)).toContain('raise plan-start-1 building-santos-2')
    const row = opening({ offer: ['building-santos-1 B', 'building-santos-2 A'] })
    play(row, 'open spot-e-a')
    expect(options(row)).toContain(RAISE)
  })

  test('[LIS-135] [LIS-136] step 2: the two cubes of the spot go to the rack', () => {
    const s = opening({ rubble: { 'spot-e-a': [1, 0, 1] } })
    play(s, 'open spot-e-a')
    expect(me(s).rubble).toEqual([1, 0, 1])
    expect(s.spotRubble.every(n => n === 0)).toBe(true)
  })

  test('[LIS-137] step 2: the reward of the spot is received', () => {
    const s = opening({ board: { wigs: 0 } })
    play(s, 'open spot-e-a')
    expect(me(s).wigs).toBe(2)
    const reis = opening()
    play(reis, 'open spot-w-a')
    expect(me(reis).reis).toBe(25)
  })

  test('room won by the rubble counts for a good from the spot', () => {
    const s = opening({
      board: { goods: [2, 2, 2, 2], rubble: [1, 1, 0] },
      rubble: { 'spot-n4': [0, 0, 1] },
      offer: ['building-santos-1 B'],
    })
    play(s, 'open spot-n4')
    expect(options(s)).toContain('take-good gold')
  })

  test('[LIS-138] [LIS-139] step 3: one own plan, and a building on offer by its architect', () => {
    const s = opening({ board: { plans: ['plan-start-1', 'plan-mardel-7'] } })
    const events = play(s, 'open spot-e-a', 'raise plan-mardel-7 building-mardel-3')
    expect(eventsOf(events, 'building-raised')).toMatchObject([
      { plan: 18, building: id(BUILDINGS, 'building-mardel-3') },
    ])
    const other = opening()
    play(other, 'open spot-e-a')
    expect(refused(other, 'raise plan-mardel-7 building-mardel-3')).toBe('plan-not-held')
    expect(refused(other, 'raise plan-start-1 building-santos-5')).toBe('building-not-on-offer')
  })

  test('equal plans are one choice', () => {
    const s = opening({ board: { plans: ['plan-start-1', 'plan-start-2'] } })
    play(s, 'open spot-e-a')
    expect(refused(s, 'raise plan-start-2 building-santos-1')).toBe('plan-alike')
  })

  test('a plan won from the spot is for a later building', () => {
    const s = opening()
    play(s, 'open spot-w-d', 'plan mardel')
    expect(options(s).every(text => text.includes('plan-start-1'))).toBe(true)
  })

  test('[LIS-140] the tile is placed with the face it shows', () => {
    const s = opening({ offer: ['building-santos-1 B'] })
    play(s, 'open spot-e-a', RAISE)
    expect(s.faces[id(SPOTS, 'spot-e-a')]).toBe(id(BUILDINGS, 'building-santos-1') * 2 + 1)
  })

  test('[LIS-141] step 4: own officials go from offices and plaza, as many as the plan shows', () => {
    const s = opening({ board: { officials: [2, 1, 0, 1] } })
    play(s, 'open spot-e-a', RAISE)
    expect(options(s)).toEqual(['staff 2+0+0+0', 'staff 1+1+0+0', 'staff 1+0+0+1', 'staff 0+1+0+1'])
    expect(refused(s, 'staff 1+0+0+0')).toBe('staff-count')
    play(s, 'staff 1+0+0+1')
    expect([0, 1, 2, PLAZA].map(place => s.offices[place * 5])).toEqual([1, 1, 0, 0])
  })

  test('[LIS-141] officials of others are of no use', () => {
    const s = position({
      players: [{ reis: 0, influence: 0, plans: ['plan-start-1'] }, { officials: [2, 2, 0, 0] }],
    })
    s.stack.push({ kind: 'open', seat: 0, may: false })
    expect(refused(s, 'open spot-e-a')).toBe('staff-too-dear')
  })

  test('[LIS-142] [LIS-T62] nobody is hired while officials suffice', () => {
    const s = opening({ board: { officials: [1, 1, 1, 0] } })
    play(s, 'open spot-e-a', RAISE)
    expect(refused(s, 'staff 1+0+0+0')).toBe('staff-count')
    const events = play(s, 'staff 1+1+0+0')
    expect(eventsOf(events, 'building-staffed')).toMatchObject([{ hired: 0 }])
    expect(me(s).reis).toBe(20)
  })

  test('[LIS-143] [LIS-T61] each missing official is hired for the right number of the treasury', () => {
    const board: Board = { plans: ['plan-santos-7'], officials: [1, 1, 0, 1], reis: 5, influence: 0 }
    const s = opening({ board, treasury: 5 })
    play(s, 'open spot-e-a', 'raise plan-santos-7 building-santos-1')
    expect(me(s).reis).toBe(0)
    expect(me(s).officials).toBe(4)
    expect(s.staff[id(SPOTS, 'spot-e-a')]).toBe(4)
    const poor = opening({ board: { ...board, reis: 4 }, treasury: 5 })
    expect(refused(poor, 'open spot-e-a')).toBe('staff-too-dear')
    expect(refused(poor, 'open spot-e-c')).toBeNull()
  })

  test('[LIS-143] hired officials come from the board; with none left there the building is not possible', () => {
    const s = position({
      players: [{ reis: 50, plans: ['plan-santos-7'], officials: [1, 0, 0, 0] }],
      buildings: [
        [0, 'spot-n1', 'building-santos-5', 'A', 4],
        [0, 'spot-n2', 'building-santos-6', 'B', 2],
      ],
    })
    s.stack.push({ kind: 'open', seat: 0, may: false })
    expect(me(s).officials).toBe(1)
    expect(refused(s, 'open spot-e-a')).toBe('not-enough-officials')
  })

  test('[LIS-144] portfolio and clergy tiles help with hiring', () => {
    const s = opening({
      board: { cards: ['treasury-purple-3'], clergy: ['clergy-23'], plans: ['plan-santos-3'] },
      treasury: 5,
    })
    play(s, 'open spot-e-a', 'raise plan-santos-3 building-santos-1')
    expect(me(s).reis).toBe(20 - 2 * 1)
  })

  test('a building needs at least one official, and nobody is paid for being hired', () => {
    const s = opening({ board: { clergy: ['clergy-23', 'clergy-24'] }, treasury: 2 })
    play(s, 'open spot-e-a', RAISE)
    expect(s.staff[id(SPOTS, 'spot-e-a')]).toBe(1)
    expect(me(s).reis).toBe(20 - 3)
    const cheap = opening({ board: { cards: ['treasury-purple-3'] }, treasury: 0 })
    expect(hirePrice(cheap, 0)).toBe(0)
  })

  test('[LIS-145] [LIS-146] step 5: the plan is turned over and lies with the completed ones', () => {
    const s = opening({ board: { plans: ['plan-start-1', 'plan-mardel-1'] } })
    expect(me(s).plans).toHaveLength(2)
    expect(me(s).done).toEqual([])
    play(s, 'open spot-e-a', RAISE)
    expect(me(s).plans).toHaveLength(1)
    expect(me(s).done).toEqual([0])
  })

  test('[LIS-147] step 6: it scores after it has opened', () => {
    const s = opening({ stores: [[1, 'slot-gold-e', 'plot-a1']] })
    const types = play(s, 'open spot-e-a', RAISE).map(e => e.type)
    expect(types).toContain('building-staffed')
    expect(types.indexOf('building-staffed')).toBeLessThan(types.indexOf('store-scored'))
  })

  test('[LIS-148] at the end of a row it scores the stores of its trades in that row, whoever owns them', () => {
    const s = opening({
      stores: [
        [0, 'slot-gold-e', 'plot-a1'],
        [1, 'slot-cloth-w', 'plot-a3'],
        [2, 'slot-tools-e', 'plot-a4'],
        [1, 'slot-gold-e', 'plot-b1'],
      ],
    })
    play(s, 'open spot-e-a', RAISE)
    expect(s.players.map(p => p.wigs)).toEqual([5 + 2 + 2, 5 + 3, 5])
  })

  test('[LIS-149] north of a street it scores all stores facing that street', () => {
    const s = opening({
      stores: [
        [0, 'slot-gold-e', 'plot-a1'],
        [1, 'slot-gold-w', 'plot-e2'],
        [2, 'slot-cloth-e', 'plot-b2'],
      ],
    })
    play(s, 'open spot-n1', RAISE)
    expect(s.players.map(p => p.wigs)).toEqual([7, 7, 5])
  })

  test('[LIS-150] the same buildings are relevant to a store as when it is built', () => {
    const s = opening({ stores: [[1, 'slot-cloth-e', 'plot-b2']] })
    play(s, 'open spot-w-c', RAISE)
    expect(s.players[1]?.wigs).toBe(5)
    const row = opening({ stores: [[1, 'slot-cloth-e', 'plot-b2']] })
    play(row, 'open spot-w-b', 'take-good gold', RAISE)
    expect(row.players[1]?.wigs).toBe(8)
  })

  test('[LIS-151] only the building just opened counts; by variant all relevant ones', () => {
    const given: Position = {
      stores: [[0, 'slot-gold-e', 'plot-a1']],
      buildings: [[1, 'spot-n1', 'building-santos-4', 'A', 1]],
    }
    const s = opening(given)
    play(s, 'open spot-e-a', RAISE)
    expect(me(s).wigs).toBe(5 + 2 + 2)
    const all = opening({ ...given, options: { 'opening-scores': 'all' } })
    play(all, 'open spot-e-a', RAISE)
    expect(me(all).wigs).toBe(5 + 2 + 2 * 2)
  })

  test('[LIS-152] step 7: the future building of that slot moves up, its face unchanged', () => {
    const s = opening()
    const behind = s.future[0]
    play(s, 'open spot-e-a', RAISE)
    expect(s.buildings[0]).toBe(behind)
    expect(s.future[0]).toBe(-1)
  })

  test('[LIS-153] spot, rubble and reward, plan and tile, officials, plan done, scoring, next tile', () => {
    const s = opening({ stores: [[1, 'slot-gold-e', 'plot-a1']], rubble: { 'spot-e-a': [1, 1, 0] } })
    const types = play(s, 'open spot-e-a', RAISE).map(e => e.type)
    expect(types.filter(type => type !== 'reis')).toEqual([
      'spot-chosen',
      'rubble-taken',
      'rubble-taken',
      'wigs',
      'building-raised',
      'building-staffed',
      'store-scored',
      'building-moved-up',
    ])
  })

  test('[LIS-154] there are two architects, each with eight buildings', () => {
    expect(ARCHITECTS).toEqual(['santos', 'mardel'])
    for (const architect of [0, 1])
      expect(BUILDINGS.filter(each => each.architect === architect)).toHaveLength(8)
  })

  test('officials from the reward of the spot may staff the building', () => {
    const s = opening({ board: { reis: 0, influence: 0 } })
    play(s, 'open spot-e-d')
    expect(options(s)).toEqual(['recruit king+minister', 'recruit king+builder', 'recruit minister+builder'])
    play(s, 'recruit king+builder', RAISE)
    expect(me(s).reis).toBe(0)
  })

  test('a taken or closed spot cannot be chosen', () => {
    const s = opening({ seats: 2, buildings: [[1, 'spot-e-a', 'building-santos-5', 'A', 1]] })
    expect(refused(s, 'open spot-e-a')).toBe('spot-taken')
    expect(refused(s, 'open spot-e-e')).toBe('spot-closed')
  })

  test('a clergy tile adds wigs to every opening', () => {
    const s = opening({ board: { clergy: ['clergy-29'] } })
    play(s, 'open spot-w-a', RAISE)
    expect(me(s).wigs).toBe(7)
    expect(part(s, 'officials')).toBe(15)
    expect(kindNow(s)).not.toBe('open')
  })
})
