import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { en } from '../src/text/en.ts'
import { zh } from '../src/text/zh.ts'

const source = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
const found = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), match => match[1] ?? ''))
const blanks = (text: string) => [...found(text, /\{(\w+)\}/g)].sort()

test('every refusal of the engine has a sentence', () => {
  expect(found(source('match.ts'), /rule: '([\w-]+)'/g)).toEqual(new Set(Object.keys(en.refusal)))
})

test('every problem with options has a sentence', () => {
  expect(found(source('options.ts'), /readonly reason: '([\w-]+)'/g)).toEqual(new Set(Object.keys(en.option)))
})

test('every kind of damage has a sentence', () => {
  expect(found(source('save.ts'), /Damage\([^,]+, '([\w-]+)'/g)).toEqual(new Set(Object.keys(en.save)))
})

describe.each(['refusal', 'option', 'save'] as const)('%s', room => {
  const [english, chinese] = [en[room], zh[room]] as [Record<string, string>, Record<string, string>]

  test('both languages say the same things', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort())
  })

  test.each(Object.keys(english))('%s reads well in both', key => {
    expect(english[key]).toMatch(/^\S.*\.$/)
    expect(chinese[key]).toMatch(/^\S.*\p{Script=Han}.*。$/u)
    expect(blanks(chinese[key] ?? '')).toEqual(blanks(english[key] ?? ''))
  })
})
