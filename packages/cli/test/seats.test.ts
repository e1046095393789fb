import { expect, test } from 'vitest'
import { systemLang } from '../src/lang.ts'
import { wholeNumber } from '../src/numbers.ts'
import { parseBotSeats, parseSeats, savedNames, sittersFrom, whoIs } from '../src/seats.ts'
import { wordsOf } from '../src/text/index.ts'

const sit = (text: string) => {
  const seats = parseSeats(text)
  if (!seats.ok) throw new Error(text)
  return seats.value
}

test('seats are people, with or without a name, and bots by level', () => {
  expect(sit('you, easy,you:Ana Lu,random')).toEqual([
    { kind: 'person', name: '' },
    { kind: 'bot', level: 'easy' },
    { kind: 'person', name: 'Ana Lu' },
    { kind: 'bot', level: 'random' },
  ])
  for (const text of ['', 'you,', 'me', 'you:', 'Easy']) expect(parseSeats(text).ok).toBe(false)
})

test('a simulation takes a number or levels, but no people', () => {
  expect(parseBotSeats('3')).toEqual({ ok: true, value: ['easy', 'easy', 'easy'] })
  expect(parseBotSeats('easy,random')).toEqual({ ok: true, value: ['easy', 'random'] })
  for (const text of ['you,easy', '', '1.5', '-2']) expect(parseBotSeats(text).ok).toBe(false)
})

test('a save file remembers who sat where', () => {
  for (const text of ['you,easy,random', 'you:Ana,you:Bo']) {
    const sitters = sit(text)
    expect(sittersFrom(savedNames(sitters), sitters.length)).toEqual(sitters)
  }
  expect(savedNames(sittersFrom([], 3))).toEqual(['', 'easy', 'easy'])
})

test('people and bots are called by names that tell them apart', () => {
  const names = (text: string, lang: 'en' | 'zh') =>
    sit(text).map((_, i) => whoIs(sit(text), wordsOf(lang))(i))
  expect(names('you,easy', 'zh')).toEqual(['你', '2 号简单电脑'])
  expect(names('you,random,you:Ana,you', 'en')).toEqual(['Player 1', 'Random 2', 'Ana', 'Player 4'])
})

test('a program goes by its own name once it has told it', () => {
  const who = (lang: 'en' | 'zh', name: string) =>
    whoIs(sit('you,cmd:x'), wordsOf(lang), new Map([[1, name]]))(1)
  expect([who('en', 'Zeta'), who('zh', 'Zeta')]).toEqual(['Zeta 2', '2 号“Zeta”'])
  expect([who('en', ''), who('zh', '')]).toEqual(['Program 2', '2 号外部程序'])
})

test('the language of the system is found as POSIX says', () => {
  expect(systemLang({ LANG: 'zh_CN.UTF-8' })).toBe('zh')
  expect(systemLang({ LANG: 'zh_CN.UTF-8', LC_ALL: 'de_DE.UTF-8' })).toBe('en')
  expect(systemLang({ LANG: 'C', LC_MESSAGES: 'zh_TW' })).toBe('zh')
  expect(systemLang({ LANG: 'zh_CN', LC_ALL: '' })).toBe('zh')
  expect(systemLang({})).toBe('en')
})

test('a number is whole and within its bounds', () => {
  expect(wholeNumber('--games', '12', 1, 100)).toEqual({ ok: true, value: 12 })
  for (const text of ['0', '101', '1e2', '-1', '2.5', 'many', '']) {
    expect(wholeNumber('--games', text, 1, 100).ok).toBe(false)
  }
})
