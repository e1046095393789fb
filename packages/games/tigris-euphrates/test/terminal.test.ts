import { type AnyGame, LANGS, type Lang, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { plain } from '@ludoteca/terminal-kit/paint.ts'
import type { Scene } from '@ludoteca/terminal-kit/screen.ts'
import { width } from '@ludoteca/terminal-kit/width.ts'
import { describe, expect, test } from 'vitest'
import { type State, squareNamed, tigrisEuphrates } from '../rules/index.ts'
import { en } from '../rules/text/en.ts'
import { terminal as screen } from '../terminal/index.ts'

const scene = (lang: Lang, viewer: Scene['viewer'] = 0): Scene => ({
  game: tigrisEuphrates as AnyGame,
  text: en,
  lang,
  viewer,
  who: seat => (lang === 'zh' ? `${seat + 1} 号简单电脑` : `Player ${seat + 1}`),
  paint: plain,
  columns: 100,
})

function opening(seats: number, given = { wonder: 'on', buildings: 'on' }): State {
  const resolved = resolveOptions(tigrisEuphrates, seats, given)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return tigrisEuphrates.create({ seats, options: resolved.options, seed: `picture ${seats}` })
}

describe.each(LANGS)('the picture in %s', lang => {
  test.each([2, 3, 4])('of %i players never gets wider than the terminal', seats => {
    const s = opening(seats)
    const rng = rngFrom('widths')
    for (let step = 0; tigrisEuphrates.turn(s) !== null; step++) {
      tigrisEuphrates.apply(s, pick(rng, tigrisEuphrates.legal(s)))
      if (step % 10 > 0) continue
      for (const columns of [80, 100]) {
        for (const line of screen.picture(tigrisEuphrates.view(s, 0), { ...scene(lang), columns }).flat()) {
          expect(width(line), line).toBeLessThanOrEqual(columns)
          expect(line).not.toMatch(/undefined|NaN|\{\w+\}/)
        }
      }
    }
  })
})

const shown = (s: State, viewer: Scene['viewer'] = 0): string[] =>
  screen.picture(tigrisEuphrates.view(s, viewer), scene('en', viewer)).flat()
const row = (s: State, number: number): string =>
  shown(s).find(line => line.startsWith(String(number).padStart(2))) ?? ''

test('temples with treasures, rivers and land stand where the map has them', () => {
  expect(row(opening(2), 1)).toBe(' 1  ·   ·   ·   ·   ~~  ~~  ~~  ~~  ~~  ·   R*  ·   ~~  ·   ·   ·')
})

test('treasures inside an ornamental border are told apart', () => {
  expect(row(opening(2), 2)).toBe(' 2  ·   R!  ·   ·   ~~  ·   ·   ·   ·   ·   ·   ·   ~~  ·   ·   R!')
  expect(shown(opening(2)).join('\n')).toContain('! the same in an ornamental border')
})

test('signs that cannot be seen in a game are not explained', () => {
  const plainGame = shown(opening(2, { wonder: 'off', buildings: 'off' })).join('\n')
  expect(plainGame).not.toMatch(/WW wonder|\+ building/)
  expect(shown(opening(2)).join('\n')).toMatch(/\+ building[\s\S]*WW wonder/)
})

test('signs and their meaning stay together in a narrow terminal', () => {
  for (const lang of LANGS) {
    const lines = screen.picture(opening(2), { ...scene(lang), columns: 80 }).flat()
    const signs = lines.join('\n').match(/^(?:R |\* |r1 |.*= |.*WW ).*$/gm) ?? []
    expect(signs.length).toBeGreaterThanOrEqual(3)
    for (const line of signs) expect(line).toMatch(/^\S+ \S/)
    expect(lines.some(line => line.endsWith('='))).toBe(false)
  }
})

test('a full bag is judged in tens, as on the page', () => {
  const s = opening(3)
  expect(shown(s)[0]).toMatch(/bag ≈ \d+0 /)
  s.bag = [5, 5, 5, 5, 9]
  expect(shown(s)[0]).toContain('bag 29 ')
})

test('a war names the leaders who fight and marks the unification tile', () => {
  const s = opening(2)
  const lay = (square: string, piece: number, leader = -1): void => {
    s.board[squareNamed(square)] = piece
    if (leader >= 0) s.leaders[leader] = squareNamed(square)
  }
  const [king, rival, market] = [8 + 3, 8 + 7, 3]
  lay('B3', king, 3)
  lay('P3', rival, 7)
  s.active = 0
  s.hands[0] = [0, 0, 1, 0, 0]
  // The two kings' kingdoms are brought within one square of each other along row 2.
  for (const column of 'CDEFGIJKLMNO') lay(`${column}2`, market)
  const action = tigrisEuphrates.read('tile G H2')
  if (!action) throw new Error('no such action')
  tigrisEuphrates.apply(s, action)
  expect(row(s, 2)).toContain('G   G=  G')
  expect(shown(s)).toContain('War of the kings: Player 1 attacks with 0, Player 2 defends with 0')
})

test('a leader is shown with its seat on the board and with its strength beside the hand', () => {
  const s = opening(2)
  const action = tigrisEuphrates.read('leader k B3')
  if (!action) throw new Error('no such action')
  tigrisEuphrates.apply(s, action)
  expect(s.board[squareNamed('B3')]).not.toBe(0)
  const seat = s.active
  expect(row(s, 3)).toMatch(new RegExp(`^ 3 {2}· {3}k${seat + 1} `))
  expect(shown(s).join('\n')).toContain('k B3 1/0')
})

test('only the own hand and points are shown', () => {
  const s = opening(3)
  const text = shown(s, 1).join('\n')
  expect(text.match(/hand: 6 tiles/g)).toHaveLength(2)
  expect(text.match(/points: hidden/g)).toHaveLength(2)
  expect(text).toMatch(/2 Player 2 .*hand: [RBGK ]+ points: R 0/)
  expect(
    shown(s, 'table')
      .join('\n')
      .match(/hand: 6 tiles/g),
  ).toHaveLength(3)
})
