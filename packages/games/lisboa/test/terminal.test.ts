import { type AnyGame, LANGS, type Lang, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { plain } from '@ludoteca/terminal-kit/paint.ts'
import type { Scene } from '@ludoteca/terminal-kit/screen.ts'
import { width } from '@ludoteca/terminal-kit/width.ts'
import { describe, expect, test } from 'vitest'
import { columnOf, lisboa, NONE, rowOf, type State } from '../rules/index.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'
import { terminal as screen } from '../terminal/index.ts'
import { words } from '../terminal/text/index.ts'

const scene = (lang: Lang, viewer: Scene['viewer'] = 0): Scene => ({
  game: lisboa as AnyGame,
  text: lang === 'zh' ? zh : en,
  lang,
  viewer,
  who: seat => (lang === 'zh' ? `${seat + 1} 号简单电脑` : `Player ${seat + 1}`),
  paint: plain,
  columns: 100,
})

function opening(seats: number, options = {}): State {
  const resolved = resolveOptions(lisboa, seats, options)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return lisboa.create({ seats, options: resolved.options, seed: `picture ${seats}` })
}

/** The first position of a random game in which something holds. */
function later(seats: number, holds: (s: State) => boolean): State {
  const s = opening(seats)
  const rng = rngFrom('later')
  while (!holds(s)) lisboa.apply(s, pick(rng, lisboa.legal(s)))
  return s
}

describe.each(LANGS)('the picture in %s', lang => {
  test.each([2, 3, 4])('of %i players never gets wider than the terminal', seats => {
    const s = opening(seats, { 'clergy-track': 'closed' })
    const rng = rngFrom('widths')
    for (let step = 0; lisboa.turn(s) !== null; step++) {
      lisboa.apply(s, pick(rng, lisboa.legal(s)))
      if (step % 7 > 0) continue
      for (const columns of [80, 100]) {
        for (const line of screen.picture(lisboa.view(s, 0), { ...scene(lang), columns }).flat()) {
          expect(width(line), line).toBeLessThanOrEqual(columns)
          expect(line).not.toMatch(/undefined|NaN|\{\w+\}/)
        }
      }
    }
  })
})

const shown = (s: State, viewer: Scene['viewer'] = 0): string[] =>
  screen.picture(lisboa.view(s, viewer), scene('en', viewer)).flat()
const row = (s: State, letter: string): string => shown(s).find(line => line.startsWith(`${letter} `)) ?? ''

test('row E is drawn only where it is in play', () => {
  expect(row(opening(2), 'E')).toBe('')
  expect(row(opening(3), 'E')).toContain('·')
})

test('a store stands on its plot with its door towards its street', () => {
  const s = later(4, each => each.owners.some(owner => owner !== NONE))
  const plot = s.owners.findIndex(owner => owner !== NONE)
  const owner = (s.owners[plot] ?? 0) + 1
  const drawn = s.streets[plot] === columnOf(plot) ? `${owner}>` : `<${owner}`
  expect(row(s, 'ABCDE'.charAt(rowOf(plot)))).toContain(drawn)
})

test('an open public building shows its trades and who opened it', () => {
  const s = later(4, each => each.openers.some(opener => opener !== NONE) && lisboa.turn(each) !== null)
  const spot = s.openers.findIndex(opener => opener !== NONE)
  const sign = new RegExp(`\\[[GCBT]{1,2}\\] ${(s.openers[spot] ?? 0) + 1}( |$)`)
  expect(shown(s).some(line => sign.test(line))).toBe(true)
})

test('the own hand is explained, of other hands only what was drawn openly is named', () => {
  const s = later(3, each => each.round === 2)
  const text = shown(s, 1).join('\n')
  expect(text.match(/unknown/g)).toHaveLength(2)
  expect(text.match(/; influence \d|; portfolio /g)?.length).toBeGreaterThanOrEqual(5)
  expect(
    shown(s, 'table')
      .join('\n')
      .match(/unknown/g),
  ).toHaveLength(3)
})

test('an office shows what a visit costs its viewer, officials of others included', () => {
  const s = opening(2)
  const lines = shown(s).join('\n')
  expect(lines).toContain('a visit 0 influence, +1 for each official of others')
  expect(lines).toContain('King: × (visit 1)')
  expect(lines).toContain('[officials by seat, × neutral]')
  expect(shown(s, 'table').join('\n')).toContain('King: ×   Minister: 1 2 ×')
})

test('every plot shows what its land gives, row by row, and every column what its stores score', () => {
  const lines = shown(opening(3))
  expect(lines.find(line => line.includes('land gives A'))).toMatch(/–\s+Cardinal\s+good\s+5 réis\s+favor/)
  expect(lines.find(line => line.includes('store scores'))).toMatch(/(\[[345]\]\s*){4}\[4\]/)
})

test('one wig is one wig', () => {
  const s = later(4, each => each.round === 2)
  expect(shown(s).join('\n')).not.toMatch(/\b1 wigs|\b1 réis\b(?=[ \n]*(?:[QFT]+|·|-))/)
})

test('a choice of a card is explained, other choices need no more words', () => {
  const card = lisboa.read('visit noble-king-blue-3')
  if (!card) throw new Error('no such action')
  expect(
    screen.about(
      card,
      'en',
      later(2, () => true),
    ),
  ).toEqual(['King “Royal Alms”: 3 réis; influence 2'])
  expect(
    screen.about(
      { type: 'pass' },
      'zh',
      later(2, () => true),
    ),
  ).toEqual([])
})

test('only what ends the game counts as its ending', () => {
  const end = { type: 'end-triggered', seat: 1, by: 'sets' } as const
  expect(screen.ending({ ...end, period: 1 })).toBeNull()
  expect(screen.ending({ ...end, period: 2 })).toBe('sets')
})

test('no letter stands for two things, and all are explained', () => {
  for (const lang of LANGS) {
    const { goodLetters, rubbleLetters } = words[lang]
    const letters = [...goodLetters, ...rubbleLetters]
    expect(new Set(letters).size).toBe(letters.length)
    const lines = screen.picture(opening(2), scene(lang)).flat().join('\n')
    for (const letter of letters) expect(lines).toMatch(new RegExp(`${letter} [^ ,，、;；]`))
  }
})
