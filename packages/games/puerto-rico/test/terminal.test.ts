import { type AnyGame, type AnyText, LANGS, type Lang, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { ansi, type Paint, plain } from '@ludoteca/terminal-kit/paint.ts'
import type { Scene } from '@ludoteca/terminal-kit/screen.ts'
import { width } from '@ludoteca/terminal-kit/width.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { B, puertoRico, type State } from '../rules/index.ts'
import { terminal as screen } from '../terminal/index.ts'

const texts = {} as Record<Lang, AnyText>
beforeAll(async () => {
  const shelved = findGame('puerto-rico')
  for (const lang of LANGS) if (shelved) texts[lang] = await shelved.text[lang]()
})

const scene = (lang: Lang, viewer: Scene['viewer'] = 0, paint: Paint = plain): Scene => ({
  game: puertoRico as AnyGame,
  text: texts[lang],
  lang,
  viewer,
  who: seat => (lang === 'zh' ? `${seat + 1} 号玩家` : `Player ${seat + 1}`),
  paint,
  columns: 100,
})

function opening(seats: number, given: Record<string, string> = {}): State {
  const resolved = resolveOptions(puertoRico, seats, given)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  return puertoRico.create({ seats, options: resolved.options, seed: `picture ${seats}` })
}

describe.each(LANGS)('the picture in %s', lang => {
  test.each([2, 3, 4, 5])('of %i players never gets wider than the terminal', seats => {
    const s = opening(seats, { newBuildings: 'on', nobles: 'on' })
    const rng = rngFrom('widths')
    for (let step = 0; puertoRico.turn(s) !== null; step++) {
      puertoRico.apply(s, pick(rng, puertoRico.legal(s)))
      if (step % 20 > 0) continue
      for (const columns of [80, 100]) {
        for (const line of screen.picture(puertoRico.view(s, 0), { ...scene(lang), columns }).flat()) {
          expect(width(line), line).toBeLessThanOrEqual(columns)
          expect(line).not.toMatch(/undefined|NaN|\{\w+\}/)
        }
      }
    }
  })
})

test.each([80, 100])('in %i columns names of buildings are whole and apart from their price', columns => {
  for (const lang of LANGS) {
    const text = screen
      .picture(opening(4), { ...scene(lang), columns })
      .flat()
      .join('\n')
    expect(text).not.toContain('…')
    expect(text).not.toMatch(/[^\d ]\d+ ×/)
  }
  const text = screen
    .picture(opening(4), { ...scene('en'), columns })
    .flat()
    .join('\n')
  expect(text).toMatch(/ Construction Hut +2 ×2/)
  expect(text).toMatch(/ Customs House +10 ×1/)
})

const english = (s: State, viewer: Scene['viewer'] = 0): string =>
  screen.picture(s, scene('en', viewer)).flat().join('\n')

test('it shows what everybody may know about a player', () => {
  const s = opening(3, { governor: 'first' })
  const p = s.players[1]
  if (!p) throw new Error('no second player')
  p.doubloons = 7
  p.goods = [2, 0, 1, 0, 0]
  p.tiles = [2, 0, 0, 0, 0, 1]
  p.crew = [1, 0, 0, 0, 0, 0]
  p.built.push(B.sugar_mill)
  p.staff[B.sugar_mill] = 2
  const text = english(s)
  expect(text).toMatch(/Player 2 .*doubloons 7 .*corn 2, sugar 1/i)
  expect(text).toMatch(/Island 3\/12 +corn ●○ +quarry ○/i)
  expect(text).toMatch(/sugar mill ●●○/i)
  expect(text).toMatch(/▶ Player 1 ★/)
})

test('nobles are told from colonists in a building, on the ship and in the supply', () => {
  const s = opening(3, { nobles: 'on', newBuildings: 'on' })
  const p = s.players[1]
  if (!p) throw new Error('no second player')
  p.built.push(B.guesthouse)
  p.staff[B.guesthouse] = 2
  p.nobles = 1
  p.nobleIn.push(B.guesthouse)
  s.ship = 4
  s.shipNobles = 2
  s.nobles = 17
  const text = english(s)
  expect(text).toMatch(/Guest House ◆●/)
  expect(text).toMatch(/colonist ship 4 \(2 ◆\) +nobles ◆ 17/)
  expect(text).toMatch(/Player 2 .*nobles ◆ 1/)
})

test('the draft says what each building costs', () => {
  const s = opening(3, { newBuildings: 'on', selection: 'draft' })
  for (const lang of LANGS) {
    for (const action of puertoRico.legal(s)) {
      if (action.type !== 'draft') throw new Error('a draft comes first')
      const label = texts[lang].action(action, s)
      expect(label).toMatch(lang === 'zh' ? /（造价 \d+）$/ : / \(cost \d+\)$/)
    }
  }
})

test('colonists and barrels are chosen by their number', () => {
  const number = (notation: string) => {
    const action = puertoRico.read(notation)
    return action ? screen.number?.(action) : undefined
  }
  expect(number('place corn 0')).toBe(0)
  expect(number('place corn 2')).toBe(2)
  expect(number('ship corn 3')).toBe(3)
  expect(number('role mayor')).toBeNull()
})

test('covered chips of others are a question mark', () => {
  const s = opening(3, { chips: 'covered' })
  for (const p of s.players) p.points = 9
  const seen = (viewer: Scene['viewer']): string => english(puertoRico.view(s, viewer), viewer)
  expect(seen(1).match(/points 9/g)).toHaveLength(1)
  expect(seen(1).match(/points \?/g)).toHaveLength(2)
  expect(seen('table').match(/points \?/g)).toHaveLength(3)
})

test('colours add nothing but colour', () => {
  const s = opening(4)
  const codes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
  const coloured = screen
    .picture(s, scene('zh', 0, ansi))
    .flat()
    .join('\n')
  expect(coloured).not.toBe(screen.picture(s, scene('zh')).flat().join('\n'))
  expect(coloured.replace(codes, '')).toBe(screen.picture(s, scene('zh')).flat().join('\n'))
})

test('the viewer comes first, then clockwise', () => {
  const s = opening(4)
  const order = [...english(s, 2).matchAll(/^[▶ ] Player (\d)/gm)].map(match => Number(match[1]))
  expect(order).toEqual([3, 4, 1, 2])
})
