import { describe, expect, test } from 'vitest'
import { type Choice, taking } from '../src/search/ranking.ts'

const choice = (type: string, share: number): Choice => ({ action: { type }, visits: 10, share })
const names = (choices: readonly Choice[]): string => choices.map(({ action }) => action.type).join(' ')

describe('what is free', () => {
  test('is taken where passing leads by next to nothing', () => {
    expect(names(taking([choice('pass', 0.26), choice('corn', 0.255), choice('indigo', 0.25)]))).toBe(
      'corn pass indigo',
    )
  })

  test('is left where passing leads clearly, or nothing else was tried', () => {
    const clear = [choice('pass', 0.4), choice('corn', 0.3)]
    expect(taking(clear)).toEqual(clear)
    expect(names(taking([choice('pass', 0.4)]))).toBe('pass')
  })

  test('changes no other answer', () => {
    const choices = [choice('corn', 0.3), choice('pass', 0.29)]
    expect(taking(choices)).toEqual(choices)
  })
})
