import { type AnyGame, LANGS } from '@ludoteca/engine'
import { lisboa } from '@ludoteca/lisboa'
import { puertoRico } from '@ludoteca/puerto-rico'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import { knowledgeOf } from '../src/games.ts'
import { advise, LEVELS } from '../src/index.ts'
import { botsText, sayReason } from '../src/text/index.ts'
import { nim, nimAt } from './nim.ts'
import { midgame } from './positions.ts'

const games: readonly AnyGame[] = [puertoRico, tigrisEuphrates, lisboa]
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
      for (const lang of LANGS) expect(sayReason(lang, reason, who)).toMatch(/^[^{}]+[.。]$/)
    }
  })

  test('whatever may be a reason can be said in both languages', async () => {
    const { breakdown, spent = [], mute = [] } = await knowledgeOf(game)
    const [parts = {}] = breakdown?.(midgame(game, 'words', 5, 3), 3) ?? []
    expect(Object.keys(parts)).toEqual(expect.arrayContaining([...spent, ...mute]))
    for (const lang of LANGS) {
      const { games, kept } = botsText(lang)
      const words = games[game.id] ?? {}
      for (const key of Object.keys(parts).filter(each => !mute.includes(each))) {
        if (!(key in words)) expect([lang, key, words.building]).toEqual([lang, key, expect.any(String)])
      }
      expect(Object.keys(kept[game.id] ?? {}).sort()).toEqual([...spent].sort())
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
    const even = sayReason(lang, { game: 'puerto-rico', key: 'even', params: {} }, who)
    expect(even).toBe(botsText(lang).reasons.even)
  }
})

test('every level says what it is in both languages', () => {
  for (const lang of LANGS) {
    const { levels } = botsText(lang)
    expect(Object.keys(levels)).toEqual([...LEVELS])
    expect(new Set(Object.values(levels).map(level => level.explain)).size).toBe(LEVELS.length)
  }
})
