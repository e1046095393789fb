import { type AnyGame, type GameText, type Options, resolveOptions } from '@ludoteca/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { BUILDING_IDS } from '../rules/data/buildings.ts'
import type { Event } from '../rules/events.ts'
import { puertoRico } from '../rules/game.ts'
import { everyAction } from '../rules/notation.ts'
import { OPTIONS } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { State } from '../rules/state.ts'
import { en } from '../rules/text/en.ts'
import { names as namesEn } from '../rules/text/names.en.ts'
import { names as namesZh } from '../rules/text/names.zh.ts'
import { zh } from '../rules/text/zh.ts'

type Text = GameText<State, Action, Event>

const TEXTS = { en, zh } as const
const LANGS = ['en', 'zh'] as const
const NAMES = {
  en: ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve'],
  zh: ['甲', '乙', '丙', '丁', '戊'],
} as const

/** Chinese lines hold no Latin letters and English lines no Chinese, so a raw id shows in either. */
function flaw(lang: 'en' | 'zh', line: string): string | null {
  if (line.trim() === '' || line !== line.trim()) return `blank: “${line}”`
  if (/undefined|NaN|null|\[object|[_{}]/.test(line)) return line
  if (/ {2}|\(\)|（）|, ,/.test(line)) return line
  return (lang === 'zh' ? /\p{sc=Latin}|[,;:?!]/u : /\p{sc=Han}/u).test(line) ? line : null
}

const said = { lines: new Map<string, Set<string>>(), flaws: new Set<string>() }

function hear(kind: string, say: (text: Text, lang: 'en' | 'zh') => string | null): void {
  for (const lang of LANGS) {
    const line = say(TEXTS[lang], lang)
    if (line === null) continue
    const wrong = flaw(lang, line)
    if (wrong !== null) said.flaws.add(`${lang} ${kind}: ${wrong}`)
    const key = `${lang} ${kind}`
    const lines = said.lines.get(key) ?? new Set()
    said.lines.set(key, lines.add(line))
  }
}

/** A small generator of our own, so that the games in this file never change. */
function dice(seed: number): (sides: number) => number {
  let x = seed
  return sides => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 2 ** 32) * sides)
  }
}

const SETS: readonly Options[] = [
  {},
  { newBuildings: 'on', selection: 'random', edition: 'deluxe' },
  { nobles: 'on', strictOptional: 'on' },
  { newBuildings: 'on', nobles: 'on', libraryGoods: 'any' },
]

function listen(seats: number, given: Options, seed: number): void {
  const resolved = resolveOptions(puertoRico as unknown as AnyGame, seats, given)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const s = puertoRico.create({ seats, options: resolved.options, seed: `text ${seed}` })
  const roll = dice(seed)
  const candidates = everyAction()
  while (puertoRico.turn(s) !== null) {
    hear(`prompt ${s.phase.kind}`, text => text.prompt(s))
    const legal = puertoRico.legal(s)
    for (const a of legal) hear(`action ${a.type}`, text => text.action(a, s))
    for (let i = 0; i < 3; i++) {
      const wanted = candidates[roll(candidates.length)] as Action
      const refusal = puertoRico.refusal(s, wanted)
      if (refusal) hear(`refusal ${refusal.rule}`, text => text.refusal(refusal))
    }
    puertoRico.apply(s, legal[roll(legal.length)] as Action, event =>
      hear(`event ${event.type}`, (text, lang) => text.event(event, seat => NAMES[lang][seat] as string)),
    )
  }
  hear(`prompt ${s.phase.kind}`, text => text.prompt(s))
  for (const standing of puertoRico.standings(s)) {
    for (const { key } of standing.parts) hear(`part ${key}`, text => text.part(key))
  }
}

beforeAll(() => {
  let seed = 1
  for (const seats of [2, 3, 4, 5])
    for (const set of SETS) for (let i = 0; i < 4; i++) listen(seats, set, seed++)
})

describe('everything random games say', () => {
  test('is clean in both languages', () => {
    expect([...said.flaws]).toEqual([])
  })

  test('is said in English and in Chinese alike', () => {
    const kinds = (lang: string): string[] =>
      [...said.lines.keys()].filter(key => key.startsWith(lang)).map(key => key.slice(lang.length + 1))
    expect(kinds('zh').sort()).toEqual(kinds('en').sort())
    expect(kinds('en').filter(kind => kind.startsWith('event')).length).toBeGreaterThan(30)
    expect(kinds('en').filter(kind => kind.startsWith('prompt')).length).toBeGreaterThan(20)
  })

  test.each([0, 1, 2, 3])('gives every choice of one list its own line (options %i)', set => {
    const s = puertoRico.create({ seats: 5 - set, options: SETS[set] ?? {}, seed: 'twins' })
    const roll = dice(7)
    while (puertoRico.turn(s) !== null) {
      const legal = puertoRico.legal(s)
      for (const lang of LANGS) {
        const lines = legal.map(a => TEXTS[lang].action(a, s))
        expect(new Set(lines).size, lines.join(' | ')).toBe(lines.length)
      }
      puertoRico.apply(s, legal[roll(legal.length)] as Action)
    }
  })
})

const PARAMS = {
  building: 6,
  card: 'captain',
  seat: 1,
  cost: 5,
  tile: 1,
  group: 7,
  most: 1,
  least: 2,
  free: 1,
}
const MORE = { price: 5, money: 1, short: 1, good: 1, ship: 2 }

describe.each(LANGS)('the text in %s', lang => {
  const text = TEXTS[lang]

  test('has a sentence of its own for each reason to refuse', () => {
    const sentences = REFUSALS.map(rule => text.refusal({ rule, params: { ...PARAMS, ...MORE } }))
    for (const sentence of sentences) {
      expect(flaw(lang, sentence)).toBeNull()
      expect(sentence).toMatch(lang === 'zh' ? /。$/ : /\.$/)
    }
    expect(new Set(sentences).size).toBe(REFUSALS.length)
  })

  test('passes on what the engine refuses', () => {
    const engine = ['game-over', 'not-your-turn', 'nothing-to-undo'].map(rule => text.refusal({ rule }))
    expect(new Set([...engine, text.refusal({ rule: 'not-now' })]).size).toBe(4)
    expect(text.refusal({ rule: 'undo-too-far', params: { most: 3 } })).toContain('3')
  })

  test('explains every option and every value', () => {
    for (const { id, values } of OPTIONS) {
      const option = text.options[id]
      expect(flaw(lang, option?.name ?? '')).toBeNull()
      expect(flaw(lang, option?.explain ?? '')).toBeNull()
      expect(Object.keys(option?.values ?? {})).toEqual(values)
    }
    expect(Object.keys(text.options)).toEqual(OPTIONS.map(option => option.id))
  })

  test('names no two things alike', () => {
    const names = lang === 'en' ? namesEn : namesZh
    const all = [
      ...Object.values(names.goods),
      ...Object.values(names.tiles),
      ...Object.values(names.roles).map(role => role.name),
      ...BUILDING_IDS.map(id => names.buildings[id].name),
      names.sanJuan,
    ]
    expect(new Set(all).size).toBe(all.length)
    for (const { effect } of Object.values(names.buildings)) expect(flaw(lang, effect)).toBeNull()
  })
})

describe('numbers in English', () => {
  const built = (price: number): string | null =>
    en.event(
      { type: 'built', seat: 0, building: 14, cost: price, price, quarries: 0, colonist: null },
      () => 'Ana',
    )

  test('go with the right noun', () => {
    expect(built(1)).toBe('Ana built the Factory for 1 doubloon')
    expect(built(7)).toBe('Ana built the Factory for 7 doubloons')
  })
})

describe('a Chinese log line', () => {
  const line = (name: string): string | null =>
    zh.event({ type: 'prospected', seat: 0, doubloons: 1 }, () => name)

  test('sets a Latin name off from the characters after it', () => {
    expect(line('Ana')).toBe('Ana 从银行获得 1 杜布隆')
    expect(line('小明')).toBe('小明从银行获得 1 杜布隆')
  })

  test('never calls a colonist by the role’s name', () => {
    const lines = [...said.lines].filter(([key]) => key.startsWith('zh')).flatMap(([, each]) => [...each])
    const settlers = lines.filter(each => /[个位名]拓荒者/.test(each))
    expect(settlers).toEqual([])
  })
})
