import { describe, expect, test } from 'vitest'
import { store } from '../rules/actions.ts'
import { puertoRico } from '../rules/index.ts'
import { everyAction } from '../rules/notation.ts'

describe('notation', () => {
  test('every action is written differently and read back as the same object', () => {
    const lines = everyAction().map(puertoRico.write)
    expect(new Set(lines).size).toBe(lines.length)
    for (const action of everyAction()) expect(puertoRico.read(puertoRico.write(action))).toBe(action)
  })

  test('storage vectors too', () => {
    expect(puertoRico.write(store([3, 0, 1, 0, 2]))).toBe('store 3/0/1/0/2')
    expect(puertoRico.read('store 3/0/1/0/2')).toBe(store([3, 0, 1, 0, 2]))
  })

  test('it reads like the game', () => {
    for (const line of [
      ...[
        'role captain',
        'role trader +library',
        'settle corn +hospice',
        'settle sugar +hospice +forest',
        'draw',
      ],
      ...[
        'build factory +university',
        'place indigo_plant 2',
        'sell coffee +post',
        'load corn 2',
        'load corn wharf',
      ],
      ...[
        'load small_wharf',
        'ship sugar 3',
        'give colonist san_juan',
        'give good corn',
        'give point',
        'pass',
      ],
      ...['assign chapel noble', 'guest quarry +noble', 'discard corn', 'supply tobacco', 'take colonist'],
    ]) {
      const action = puertoRico.read(line)
      expect(action && puertoRico.write(action)).toBe(line)
    }
  })

  test('what is no action is null', () => {
    for (const line of [
      ...[
        '',
        'PASS',
        'pass ',
        'role',
        'role king',
        'role captain +office',
        'build',
        'build statue2',
        'load corn 4',
      ],
      ...[
        'load corn',
        'load 2',
        'place corn',
        'place corn 13',
        'place corn -1',
        'store 1/2/3',
        'store 13/0/0/0/0',
      ],
      ...[
        'store 1/1/1/1/1/1',
        'store a/b/c/d/e',
        'ship corn 13',
        'give',
        'give good quarry',
        'toString',
        '__proto__',
      ],
    ])
      expect([line, puertoRico.read(line)]).toEqual([line, null])
  })
})
