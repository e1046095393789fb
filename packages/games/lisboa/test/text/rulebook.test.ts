import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGS } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { INFLUENCE_START, WIGS_START } from '../../rules/data/tracks.ts'
import { REFUSALS } from '../../rules/refusals.ts'
import { cardLists } from './card-lists.ts'

const file = (lang: string) => fileURLToPath(new URL(`../../rules/rulebook/${lang}.md`, import.meta.url))
const book = (lang: string) => readFileSync(file(lang), 'utf8')
const anchors = (lang: string) => [...book(lang).matchAll(/^#+ .*\{#([a-z-]+)\}$/gm)].map(match => match[1])
const links = (lang: string) => [...book(lang).matchAll(/\]\(#([a-z-]+)\)/g)].map(match => match[1])

describe.each(LANGS)('the rulebook in %s', lang => {
  test('every refusal has a place of its own', () => {
    expect(anchors(lang)).toEqual(expect.arrayContaining([...REFUSALS]))
  })

  test('no heading shares its anchor', () => {
    expect(new Set(anchors(lang)).size).toBe(anchors(lang).length)
  })

  test('every link leads somewhere', () => {
    expect(anchors(lang)).toEqual(expect.arrayContaining(links(lang)))
  })

  test('the contents name every chapter', () => {
    const chapters = [...book(lang).matchAll(/^## .*\{#([a-z-]+)\}$/gm)].map(match => match[1])
    const contents = book(lang).split('\n## ')[1] ?? ''
    const listed = [...contents.matchAll(/\(#([a-z-]+)\)/g)].map(match => match[1])
    expect(listed).toEqual(chapters.filter(chapter => chapter !== 'contents'))
  })

  test('what each seat starts with is that of the tables', () => {
    const rows = book(lang)
      .split('\n')
      .filter(line => line.startsWith('|'))
      .map(line => line.split('|').slice(2, -1).map(Number))
    expect(rows).toContainEqual([...INFLUENCE_START])
    expect(rows).toContainEqual(INFLUENCE_START.map(() => WIGS_START))
  })

  test('the card lists are those of the tables', async () => {
    const [taught = ''] = book(lang).split(/^## .*\{#card-lists\}$/m)
    await expect(`${taught}${cardLists(lang)}`).toMatchFileSnapshot(file(lang))
  })
})

test('both rulebooks have the same chapters in the same order', () => {
  expect(anchors('zh')).toEqual(anchors('en'))
})
