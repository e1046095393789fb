import type { AnyGame } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { type Choice, find as findIn, type Item, isGroup, itemsOf, PAGE } from '../src/play/choices.ts'
import { fullMenu, menuLines, narrow, nextPage } from '../src/play/menu.ts'
import { wordsOf } from '../src/text/index.ts'

const choice = (notation: string, label = notation): Choice => ({
  action: { type: notation.split(' ')[0] ?? '' },
  notation,
  label,
})
const roles = ['settler', 'mayor', 'captain'].map(role => choice(`role ${role}`, `Take the ${role}`))
const places = Array.from({ length: 60 }, (_, i) => choice(`place ${i < 40 ? 'temple' : 'farm'} ${i}`))
const words = wordsOf('en')

/** Knows these notations and one that is not possible now. */
const KNOWN = [...roles, ...places, choice('role builder')]
const game = {
  read: (text: string) => KNOWN.find(each => each.notation === text)?.action ?? null,
  write: (action: object) => KNOWN.find(each => each.action === action)?.notation ?? '',
} as unknown as AnyGame
const find = (input: string, shown: readonly Item[], all: readonly Choice[]) =>
  findIn(game, input, shown, all)

test('a number takes the line it stands in front of', () => {
  expect(find('2', roles, roles)).toEqual({ kind: 'chosen', choice: roles[1] })
  expect(find('4', roles, roles)).toEqual({ kind: 'no-number', most: 3 })
  expect(find('0', roles, roles)).toEqual({ kind: 'no-number', most: 3 })
})

test('notation or a whole label is a choice, however it is spaced and written', () => {
  for (const text of [
    'role mayor',
    'role  mayor',
    'role\tmayor',
    'ROLE MAYOR',
    'ｒｏｌｅ　mayor',
    'take the mayor',
  ]) {
    expect(find(text, roles, roles)).toEqual({ kind: 'chosen', choice: roles[1] })
  }
})

test('words that fit several choices, or only part of a label, narrow the list and choose nothing', () => {
  expect(find('role', roles, roles)).toEqual({ kind: 'several', choices: roles })
  expect(find('captain', roles, roles)).toEqual({ kind: 'several', choices: [roles[2]] })
  expect(find('role m', roles, roles)).toEqual({ kind: 'several', choices: [roles[1]] })
  expect(find('merchant', roles, roles)).toEqual({ kind: 'none' })
})

test('the whole notation of something that cannot be done now is refused, even if a choice begins like it', () => {
  const longer = choice('role builder2')
  expect(find('role builder', roles, [...roles, longer])).toMatchObject({
    kind: 'refused',
    action: KNOWN.at(-1)?.action,
  })
})

test('two choices with the same label are both shown', () => {
  const twins = [choice('lay a', 'Lay it'), choice('lay b', 'Lay it')]
  expect(find('lay it', twins, twins)).toEqual({ kind: 'several', choices: twins })
})

test('a long list is grouped by how its notation begins', () => {
  const items = itemsOf([...places, choice('pass')])
  expect(
    items.map(item => (isGroup(item) ? `${item.prefix} ${item.choices.length}` : item.notation)),
  ).toEqual(['place 60', 'pass'])
  const within = itemsOf(places)
  expect(within.map(item => (isGroup(item) ? item.prefix : ''))).toEqual(['place temple', 'place farm'])
  expect(itemsOf(places.slice(0, PAGE))).toHaveLength(PAGE)
})

test('opening a group by its number and paging through it keeps the numbers', () => {
  const menu = narrow(fullMenu(places), places.slice(0, 40))
  expect(menuLines(menu, words, 100).filter(line => /^ +\d/.test(line))).toHaveLength(PAGE)
  const second = menuLines(nextPage(menu), words, 100)
  expect(second[0]).toMatch(/^ +31 {2}place temple 30$/)
  expect(nextPage(nextPage(menu)).page).toBe(0)
  expect(find('31', menu.items, menu.all)).toEqual({ kind: 'chosen', choice: places[30] })
})
