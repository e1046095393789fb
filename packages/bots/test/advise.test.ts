import { LANGS } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { describe, expect, test } from 'vitest'
import { type Advice, firstThings } from '../src/advise.ts'
import { knowledgeOf } from '../src/games.ts'
import { advise, LEVELS } from '../src/index.ts'
import { botsText, sayReason } from '../src/text/index.ts'
import { games } from './games.ts'
import { nim, nimAt } from './nim.ts'

const who = (seat: number): string => `seat ${seat}`

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('the best few actions, each with its share and a reason in words', async () => {
    const state = midgame(game, 'advice', 24, 3)
    const legal = game.legal(state)
    const advice = await advise(game, state, game.turn(state) ?? 0, legal, { iterations: 20 })
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.length).toBeLessThanOrEqual(3)
    for (const { action, share, reason } of advice) {
      expect(legal).toContain(action)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      for (const lang of LANGS)
        expect(sayReason(lang, reason, who)).toMatch(reason.key === 'even' ? /^$/ : /^[^{}]+[.。]$/)
    }
  })

  test('whatever may be a reason can be said in both languages', async () => {
    const { breakdown, reasons, spent = [], mute = [] } = await knowledgeOf(game)
    const [parts = {}] = breakdown?.(midgame(game, 'words', 5, 3), 3) ?? []
    expect(Object.keys(parts)).toEqual(expect.arrayContaining([...spent, ...mute]))
    for (const lang of LANGS) {
      const { gains = {}, kept = {}, other } = reasons?.[lang] ?? {}
      for (const key of Object.keys(parts).filter(each => !mute.includes(each))) {
        if (!(key in gains)) expect([lang, key, other]).toEqual([lang, key, expect.any(String)])
      }
      expect(Object.keys(kept).sort()).toEqual([...spent].sort())
    }
  })
})

test('a forced move is advised as such, a rival is called by name', async () => {
  const state = nimAt(1)
  const [advice] = await advise(nim, state, 0, nim.legal(state), { iterations: 5 })
  expect(advice?.reason.key).toBe('only')
  const rival = { game: 'puerto-rico', key: 'rival', params: { seat: 2 } }
  expect(sayReason('en', rival, who)).toContain('seat 2')
  expect(sayReason('zh', rival, who)).toContain('seat 2')
})

test('a choice for which nothing speaks is never said to use a building', () => {
  for (const lang of LANGS) {
    expect(sayReason(lang, { game: 'puerto-rico', key: 'even', params: {} }, who)).toBe('')
  }
})

describe('what is advised first', () => {
  const option = (type: string, share: number, key: string): Advice => ({
    action: { type },
    share,
    reason: { game: 'g', key, params: {} },
  })
  const first = (...advice: Advice[]) => firstThings(advice)[0]

  test('is not doing nothing, unless something speaks for it or it leads clearly', () => {
    const take = option('take', 0.4, 'fields')
    expect(first(option('pass', 0.42, 'ahead'), take)?.action.type).toBe('take')
    expect(first(option('pass', 0.47, 'ahead'), take)?.action.type).toBe('pass')
    expect(first(option('pass', 0.42, 'stock'), take)?.action.type).toBe('pass')
    expect(first(option('pass', 0.42, 'even'))?.action.type).toBe('pass')
  })

  test('is never said to be weaker than the others', () => {
    expect(first(option('take', 0.3, 'behind'), option('sell', 0.4, 'money'))?.reason.key).toBe('even')
  })
})

test('every level says what it is in both languages', () => {
  for (const lang of LANGS) {
    const { levels } = botsText(lang)
    expect(Object.keys(levels)).toEqual([...LEVELS])
    expect(new Set(Object.values(levels).map(level => level.explain)).size).toBe(LEVELS.length)
  }
})
