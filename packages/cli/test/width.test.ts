import { ansi, paintFor, plain } from '@ludoteca/terminal-kit/paint.ts'
import { cut, hang, padEnd, padStart, width, wrap } from '@ludoteca/terminal-kit/width.ts'
import { expect, test } from 'vitest'
import { table } from '../src/terminal/table.ts'

test('Chinese takes two columns a character, colours and accents none', () => {
  expect(width('corn')).toBe(4)
  expect(width('种植园')).toBe(6)
  expect(width('第 3 轮')).toBe(7)
  expect(width('（注）')).toBe(6)
  expect(width(ansi('red', '总督'))).toBe(4)
  expect(width('e\u0301')).toBe(1)
  expect(width('𠮷')).toBe(2)
})

test('padding counts columns, not characters', () => {
  expect(padEnd('商会', 6)).toBe('商会  ')
  expect(padStart('商会', 6)).toBe('  商会')
  expect(padEnd('too long', 3)).toBe('too long')
})

test('cutting never goes over, even in the middle of a wide character', () => {
  expect(cut('corn', 4)).toBe('corn')
  expect(cut('种植园主', 6)).toBe('种植…')
  for (let columns = 2; columns < 9; columns++) {
    expect(width(cut('种a植b园c', columns))).toBeLessThanOrEqual(columns)
  }
})

test('lines break between words and between Chinese characters, never before a full stop', () => {
  expect(wrap('the captain loads first', 11)).toEqual(['the captain', 'loads first'])
  expect(wrap('船长先装货。', 12)).toEqual(['船长先装货。'])
  expect(wrap('船长先装货再说', 10)).toEqual(['船长先装货', '再说'])
  expect(wrap('one two', 20, '  ')).toEqual(['  one two'])
})

test('punctuation that closes stays with its word and never stands over the edge', () => {
  expect(wrap('船长先装货。', 10)).toEqual(['船长先装', '货。'])
  for (let columns = 8; columns < 40; columns++) {
    for (const line of wrap('输入“log”，可看对局记录（最近 20 行）；「图书馆」：加倍。', columns)) {
      expect(width(line), line).toBeLessThanOrEqual(columns)
      expect(line).not.toMatch(/^[，。：；）」”]|[（「“]$/)
    }
  }
})

test('what hangs behind a number goes on under its first word', () => {
  expect(hang(' 7  ', 'one two three', 12)).toEqual([' 7  one two', '    three'])
  expect(hang('· ', '', 12)).toEqual([])
})

test('table columns stand under each other in both languages', () => {
  const lines = table(
    ['座位', 'Score'],
    [
      ['Ana', '7'],
      ['随机电脑', '12'],
    ],
  )
  expect(lines[0]).toBe('座位      Score')
  expect(lines[2]).toBe('Ana           7')
  expect(lines[3]).toBe('随机电脑     12')
})

test('colours appear on a terminal and stay away when NO_COLOR says so', () => {
  expect(paintFor({}, true)).toBe(ansi)
  expect(paintFor({}, false)).toBe(plain)
  expect(paintFor({ NO_COLOR: '1' }, true)).toBe(plain)
  expect(paintFor({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(plain)
  expect(paintFor({ FORCE_COLOR: '1' }, false)).toBe(ansi)
  expect(paintFor({ TERM: 'dumb' }, true)).toBe(plain)
})
