import { type AnyGame, below, LANGS, type Lang, resolveOptions, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { readEffects, readPower } from '../../rules/data/codes.ts'
import { DECREES } from '../../rules/data/decrees.ts'
import type { Event } from '../../rules/events.ts'
import { lisboa } from '../../rules/game.ts'
import { REFUSALS } from '../../rules/refusals.ts'
import type { LisboaText, Words } from '../../rules/text/assemble.ts'
import { cardNames as enNames } from '../../rules/text/en/cards.ts'
import { refusals as enRefusals } from '../../rules/text/en/refusals.ts'
import { en } from '../../rules/text/en.ts'
import { words } from '../../rules/text/words.ts'
import { cardNames as zhNames } from '../../rules/text/zh/cards.ts'
import { refusals as zhRefusals } from '../../rules/text/zh/refusals.ts'
import { zh } from '../../rules/text/zh.ts'
import { position, read } from '../position.ts'

const storeOn = (plot: string): Action => read(`store slot-gold ${plot}`)
const texts: Readonly<Record<Lang, LisboaText>> = { en, zh }
const blanks = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()

describe('refusals', () => {
  test.each(REFUSALS)('%s fills in the same things in both languages', rule => {
    expect(blanks(zhRefusals[rule])).toEqual(blanks(enRefusals[rule]))
  })

  test('things are called by their names', () => {
    const said = (rule: string, params: Record<string, string | number>) =>
      LANGS.map(lang => texts[lang].refusal({ rule, params }))
    expect(said('good-missing', { good: 3 })).toEqual([
      'You have no tools in your warehouse.',
      '你的仓库里没有工具。',
    ])
    expect(said('favor-held', { noble: 1 })).toEqual([
      'You already hold a Royal Favor of the Minister.',
      '你已经有首相的皇家青睐。',
    ])
    expect(said('plans-gone', { architect: 0 })).toEqual([
      'No plan of dos Santos is left.',
      '桑托斯的蓝图已经拿完。',
    ])
    expect(said('cube-not-there', { rubble: 2 })).toEqual([
      'There is no tsunami cube there.',
      '那里没有海啸碎石。',
    ])
    expect(said('pile-empty', { pile: 3 })).toEqual(['The Treasury pile is empty.', '财政牌堆已经空了。'])
    expect(said('full-row', { row: 'top' })[1]).toContain('上排')
    expect(said('visit-too-dear', { cost: 5 })[0]).toContain('costs 5 influence')
    expect(said('cardinal-steps', { least: 1, most: 2 })[0]).toContain('1–2')
    expect(said('cardinal-steps', { least: 1, most: 1 })[1]).toBe('这里主教可走的格数：1。')
  })
})

describe('the log', () => {
  const told = (event: Event) => LANGS.map(lang => texts[lang].event(event, () => 'Ana'))

  test('one real, two réis', () => {
    const took = (n: number) => told({ type: 'reis', seat: 0, n, why: 'effect' })[0]
    expect([took(1), took(2)]).toEqual(['Ana took 1 real', 'Ana took 2 réis'])
    expect(en.refusal({ rule: 'land-too-dear', params: { price: 1 } })).toContain('costs 1 real,')
  })

  test('[LIS-191] the wig for influence is worded for passing 10 and for reaching it', () => {
    expect(told({ type: 'wigs', seat: 0, n: 1, why: 'influence' })).toEqual([
      'Ana gained 1 wig at the end of the influence track',
      'Ana影响力到顶，得 1 顶假发',
    ])
  })

  test('a treasury that lowers the price of visits is told with its sign', () => {
    expect(told({ type: 'treasury-moved', n: 1, now: 3 })).toEqual([
      'The treasury rose: −1 on the left for visits, 4 on the right for money',
      '财政上升：左 −1（拜访），右 4（里斯）',
    ])
  })
})

describe('pieces in words', () => {
  const both = (write: (words: Words) => string) => LANGS.map(lang => write(words[lang]))

  test('effects stand in a row, goods of choice together', () => {
    expect(both(w => w.effectsText(readEffects('G(any);G(any);G(any)')))).toEqual([
      '3 goods of your choice',
      '任选 3 个货物',
    ])
    expect(both(w => w.effectsText(readEffects('T+;R(2)')))).toEqual([
      'treasury up 1; 2 réis',
      '财政上移 1 格；获得 2 里斯',
    ])
  })

  test('powers', () => {
    expect(both(w => w.powerText(readPower('RUBBLE(tsunami,all)')))).toEqual([
      'tsunami cubes cost nothing when you buy land',
      '买地时海啸碎石不计价',
    ])
    expect(both(w => w.powerText(readPower('VISIT-1(builder)')))[0]).toContain('the Builder')
  })

  test('decrees', () => {
    const goldsmiths = DECREES.find(decree => decree.id === 'decree-gold-stores') ?? expect.fail()
    expect(both(w => w.decreeText(goldsmiths))).toEqual([
      '4 wigs for each gold store you own, at most 12',
      '你的金店：每家得 4 顶假发（最多 12）',
    ])
  })

  test('no two pieces of a kind bear one name', () => {
    for (const names of [enNames, zhNames]) {
      for (const table of Object.values(names)) {
        const all = Object.values<string>(table)
        expect(new Set(all).size).toBe(all.length)
      }
    }
  })
})

test('a store is offered with the price of its land', () => {
  const s = position({ rubble: { E: [1, 0, 1] } })
  const said = (plot: string) => LANGS.map(lang => texts[lang].action(storeOn(plot), s))
  expect(said('plot-e1')).toEqual([
    expect.stringMatching(/^Build a gold store on E1: land from \d+ réis, reward /),
    expect.stringMatching(/^在 E1 建金店：地价 \d+ 里斯起，奖励：/),
  ])
})

test('two offices take two officials', () => {
  const s = position()
  const said = (offices: number) => texts.en.action({ type: 'recruit', offices }, s)
  expect(said(1)).toBe('Place an official with the King')
  expect(said(3)).toBe('Place one official each with the King and the Minister')
})

test('two choices never read alike', () => {
  for (const seats of [2, 3, 4]) {
    const resolved = resolveOptions(lisboa as unknown as AnyGame, seats, {})
    if (!resolved.ok) expect.fail()
    const s = lisboa.create({ seats, options: resolved.options, seed: `text ${seats}` })
    const rng = rngFrom(`choices ${seats}`)
    for (let seat = lisboa.turn(s); seat !== null; seat = lisboa.turn(s)) {
      const legal = lisboa.legal(s)
      const view = lisboa.view(s, seat)
      for (const lang of LANGS) {
        const labels = legal.map(action => texts[lang].action(action, view))
        expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([])
      }
      lisboa.apply(s, legal[below(rng, legal.length)] ?? expect.fail())
    }
  }
})
