import { readFileSync } from 'node:fs'
import { shelf } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { blocksOf, inlines, isContents, sectionsOf } from '../src/book/markdown.ts'
import { PieceFinder } from '../src/book/pieces.ts'
import { loadPage } from '../src/games/game-page.ts'
import { readOwnRules } from '../src/rulebook/own-rules.ts'

describe('a rulebook', () => {
  const book = `# Stairs

Build *upwards*.

## Placing {#must-rise}

A card must be **higher** than [the last](#last).

### Leeres 中文 {#last}

- one
- two
  more of two
  1. inner
`

  test('is cut at its headings, with the anchors that refusals point to', () => {
    expect(sectionsOf(book).map(({ id, level, title }) => [id, level, title])).toEqual([
      ['stairs', 1, 'Stairs'],
      ['must-rise', 2, 'Placing'],
      ['last', 3, 'Leeres 中文'],
    ])
  })

  test('can be searched as plain text', () => {
    expect(sectionsOf(book)[1]?.plain).toContain('higher')
  })

  test('has emphasis, links and code', () => {
    expect(inlines('a **b _c_** `d` [e](#f)')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'strong',
        inlines: [
          { kind: 'text', text: 'b ' },
          { kind: 'em', inlines: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '#f', inlines: [{ kind: 'text', text: 'e' }] },
    ])
  })

  test('has lists in lists', () => {
    const [list] = sectionsOf(book)[2]?.blocks ?? []
    if (list?.kind !== 'list') throw new Error('no list')
    expect(list.items.map(item => item.inlines)).toEqual([
      [{ kind: 'text', text: 'one' }],
      [{ kind: 'text', text: 'two more of two' }],
    ])
    expect(list.items[1]?.sublist).toMatchObject({ kind: 'list', ordered: true })
  })

  test('may have a table of contents of its own, which the page replaces', () => {
    const [contents, other] = sectionsOf(
      '## Contents\n\n1. [One](#one)\n2. [Two](#two)\n\n## One\n\n- [x](#y)\n- z',
    )
    expect([contents && isContents(contents), other && isContents(other)]).toEqual([true, false])
  })

  test('has tables and quotes', () => {
    const blocks = blocksOf(['| a | b |', '|---|---|', '| 1 | **2** |', '', '> mind', '> this'])
    expect(blocks).toMatchObject([
      {
        kind: 'table',
        head: [[{ text: 'a' }], [{ text: 'b' }]],
        rows: [[[{ text: '1' }], [{ kind: 'strong' }]]],
      },
      { kind: 'quote', inlines: [{ text: 'mind this' }] },
    ])
  })

  test('joins broken lines without a gap between Chinese characters', () => {
    expect(blocksOf(['牌必须', '更大'])).toEqual([
      { kind: 'paragraph', inlines: [{ kind: 'text', text: '牌必须更大' }] },
    ])
    expect(blocksOf(['one', 'two'])).toMatchObject([{ inlines: [{ text: 'one two' }] }])
  })
})

describe('a rules text of one’s own', () => {
  const good = [
    'H',
    'S开始',
    'G每人',
    'O3',
    'GE张牌。',
    'GE第二行',
    '接着写。',
    'SE',
    'A',
    'S结束',
    'GE完。',
    'A',
  ].join('\n')

  test('is read in its line markup', () => {
    expect(readOwnRules(good)).toEqual({
      ok: true,
      blocks: [
        { kind: 'heading', text: '开始' },
        {
          kind: 'line',
          runs: [
            { text: '每人', strong: false },
            { text: '3', strong: true },
            { text: '张牌。', strong: false },
          ],
        },
        { kind: 'line', runs: [{ text: '第二行接着写。', strong: false }] },
        { kind: 'gap' },
        { kind: 'heading', text: '结束' },
        { kind: 'line', runs: [{ text: '完。', strong: false }] },
        { kind: 'gap' },
      ],
    })
  })

  test('may come from Windows', () => {
    expect(readOwnRules(`\uFEFF${good.replaceAll('\n', '\r\n')}`)).toEqual(readOwnRules(good))
  })

  test.each([
    ['', 1, 'empty', ''],
    ['S开始\nGE完', 1, 'start', ''],
    ['H\nGE好\nX坏', 3, 'letter', 'X'],
    ['H\n没有开头', 2, 'letter', '没'],
    ['H\nGE\u0000', 2, 'binary', ''],
    ['H\nA\nSE', 3, 'nothing', ''],
    [`H\nGE${'长'.repeat(600_000)}`, 1, 'long', ''],
  ])('that is damaged is refused with its line: %#', (text, line, reason, found) => {
    expect(readOwnRules(text)).toEqual({ ok: false, problem: { line, reason, found } })
  })
})

describe('pieces in the rulebook', () => {
  const Art = () => null
  const finder = new PieceFinder([
    { terms: ['Wharf'], Art },
    { terms: ['Small Wharf'], Art },
    { terms: ['quarry'], Art },
    { terms: ['神殿'], Art },
  ])
  const marks = (text: string) => {
    const [section] = sectionsOf(text).map(each => finder.mark(each))
    const said = JSON.stringify(section?.blocks)
    return { title: section?.piece, inText: [...said.matchAll(/"piece":"(\d)"/g)].map(([, key]) => key) }
  }

  test('are drawn once in each section, before their first mention', () => {
    expect(marks('## A\n\nTwo quarries, and one **quarry** more.')).toEqual({ title: null, inText: ['2'] })
    expect(marks('## A\n\n- a **wharf**\n- 神殿旁边\n\n| x |\n| - |\n| quarry |')).toEqual({
      title: null,
      inText: ['0', '3', '2'],
    })
  })

  test('are not found within other words, in longer names, in code and in links', () => {
    expect(marks('## A\n\nWharfage, `quarry` and [quarry](#quarry).').inText).toEqual([])
    expect(marks('## A\n\nThe Small Wharf, and then the Wharf.').inText).toEqual(['1', '0'])
  })

  test('stand in the heading that is their name, and then not in the text', () => {
    expect(marks('## Quarry\n\nA quarry.')).toEqual({ title: '2', inText: [] })
  })

  test('leave every letter of the book where it is', () => {
    const text = '## A\n\nThe **Small Wharf** and _two quarries_ (神殿), 神殿.'
    const letters = (blocks: unknown) =>
      [...JSON.stringify(blocks).matchAll(/"text":"([^"]*)"/g)].map(([, each]) => each).join('')
    const [section] = sectionsOf(text)
    expect(section && letters(finder.mark(section).blocks)).toBe(letters(section?.blocks))
  })

  test.each(['puerto-rico', 'tigris-euphrates'])(
    'of %s are found in the books of both languages',
    async id => {
      const page = await loadPage(id)
      for (const lang of ['en', 'zh'] as const) {
        const address = shelf.find(each => each.id === id)?.rulebook[lang]
        const pieces = page?.ui.pieces?.(lang) ?? []
        const finder = new PieceFinder(pieces)
        const book = sectionsOf(readFileSync(address ?? '', 'utf8')).map(each => finder.mark(each))
        const found = new Set([...JSON.stringify(book).matchAll(/"piece":"(\d+)"/g)].map(([, key]) => key))
        expect(pieces.filter((_, key) => !found.has(String(key))).flatMap(each => each.terms)).toEqual([])
      }
    },
  )
})
