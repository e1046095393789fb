import type { AnyGame } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { type Choice, find as findIn, isGroup, itemsOf, numbersOf, PAGE } from '../src/play/choices.ts'
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
const find = (input: string, items: readonly Choice[], all: readonly Choice[]) =>
  findIn(game, input, { all, items, numbers: numbersOf(items, {}) })

test('a number takes the line it stands in front of', () => {
  expect(find('2', roles, roles)).toEqual({ kind: 'chosen', choice: roles[1] })
  expect(find('4', roles, roles)).toEqual({ kind: 'no-number', least: 1, most: 3 })
  expect(find('0', roles, roles)).toEqual({ kind: 'no-number', least: 1, most: 3 })
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
  const menu = narrow(fullMenu(places, {}), places.slice(0, 40), {})
  expect(menuLines(menu, words, 100).filter(line => /^ +\d/.test(line))).toHaveLength(PAGE)
  const second = menuLines(nextPage(menu), words, 100)
  expect(second[0]).toMatch(/^ +31 {2}place temple 30$/)
  expect(nextPage(nextPage(menu)).page).toBe(0)
  expect(findIn(game, '31', menu)).toEqual({ kind: 'chosen', choice: places[30] })
})

test('somebody who types 2 at “how many colonists” gets two of them, and 0 is nobody', () => {
  const counts = ['place farm 0', 'place farm 1', 'place farm 2'].map(each => choice(each))
  const number = (action: { type: string }) => counts.findIndex(each => each.action === action)
  const menu = fullMenu(counts, { number })
  expect(menuLines(menu, words, 100)).toEqual(['  0  place farm 0', '  1  place farm 1', '  2  place farm 2'])
  expect(findIn(game, '2', menu)).toEqual({ kind: 'chosen', choice: counts[2] })
  expect(findIn(game, '0', menu)).toEqual({ kind: 'chosen', choice: counts[0] })
  expect(findIn(game, '3', menu)).toEqual({ kind: 'no-number', least: 0, most: 2 })
})

test('where some choices are no numbers, or share one, they are counted', () => {
  const mixed = ['ship corn 0', 'pass'].map(each => choice(each))
  expect(numbersOf(mixed, { number: action => (action.type === 'ship' ? 0 : null) })).toEqual([1, 2])
  expect(numbersOf(roles, { number: () => 4 })).toEqual([1, 2, 3])
})
