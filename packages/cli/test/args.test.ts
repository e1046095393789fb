import { expect, test } from 'vitest'
import { parseLine } from '../src/args.ts'
import { inWords } from '../src/problem.ts'

const line = (text: string) => {
  const parsed = parseLine(text.split(' ').filter(word => word !== ''))
  if (!parsed.ok) throw new Error(inWords(parsed.problem, 'en'))
  return parsed.value
}
const problem = (text: string): string => {
  const parsed = parseLine(text.split(' '))
  return parsed.ok ? '' : inWords(parsed.problem, 'en')
}

test('a command line is a command, its subject and flags in any order', () => {
  const { command, subject, flag, all } = line(
    'play --seats you,easy puerto-rico --option a=b --seed=x=y --option c=d',
  )
  expect([command, subject, flag('seats'), flag('seed')]).toEqual(['play', 'puerto-rico', 'you,easy', 'x=y'])
  expect(all('option')).toEqual(['a=b', 'c=d'])
  expect(flag('load')).toBeNull()
})

test('no command, -h and --help ask for help', () => {
  for (const text of ['', '-h', '--help', 'help', '--lang zh']) expect(line(text).command).toBe('help')
  expect(line('sim --help').has('help')).toBe(true)
  expect(line('sim -h').has('help')).toBe(true)
})

test('the language may come first', () => {
  const { command, subject, flag } = line('--lang zh play puerto-rico')
  expect([command, subject, flag('lang')]).toEqual(['play', 'puerto-rico', 'zh'])
  expect(line('--lang=en rules puerto-rico').flag('lang')).toBe('en')
})

test('rules take several words, play does not', () => {
  expect(line('rules puerto-rico trading house').rest).toEqual(['trading', 'house'])
  expect(problem('play puerto-rico now')).toContain('“now”')
})

test.each([
  ['plya puerto-rico', '“plya”'],
  ['play puerto-rico --sets 3', '--sets'],
  ['play puerto-rico --constructor x', '--constructor'],
  ['play puerto-rico --seats', '--seats needs a value'],
  ['play puerto-rico --seats=', '--seats needs a value'],
  ['sim puerto-rico --json=yes', '--json takes no value'],
])('%s is refused in one sentence', (text, part) => {
  expect(problem(text)).toContain(part)
})
