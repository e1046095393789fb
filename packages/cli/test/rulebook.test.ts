import { plain } from '@ludoteca/terminal-kit/paint.ts'
import { width } from '@ludoteca/terminal-kit/width.ts'
import { expect, test } from 'vitest'
import { renderSection } from '../src/rulebook/render.ts'
import { findSection, sectionsOf, withChildren } from '../src/rulebook/rulebook.ts'

const book = sectionsOf(`# Harbour {#top}

A game.

## Selling {#selling}

The **house** buys what it does not have;
see [loading](#loading).

### House full {#house-full}

- one good
- two goods, and a text that is so long that it must go on in the next line of the list

| good | price |
|---|---|
| corn | 0 |
| coffee | 4, which is more than anything else brings |

## Loading {#loading}

船长先装货，
然后依次进行。
`)

test('a rulebook is cut at its headings', () => {
  expect(book.map(({ id, level }) => `${level} ${id}`)).toEqual([
    '1 top',
    '2 selling',
    '3 house-full',
    '2 loading',
  ])
})

test('a section is found by its anchor or by words of its title, and brings what is under it', () => {
  const selling = findSection(book, 'SELL')
  expect(selling?.id).toBe('selling')
  expect(findSection(book, '#house-full')?.title).toBe('House full')
  expect(findSection(book, 'nobles')).toBeNull()
  expect(selling && withChildren(book, selling).map(section => section.id)).toEqual(['selling', 'house-full'])
})

const shown = (id: string): string[] => {
  const section = findSection(book, id)
  return section ? renderSection(section, plain, 40) : []
}

test('marks of the text format do not show', () => {
  expect(shown('selling')).toEqual([
    'Selling',
    '───────',
    'The house buys what it does not have;',
    'see loading.',
    '',
  ])
})

test('lists hang, tables align, nothing is wider than the terminal', () => {
  const lines = shown('house-full')
  expect(lines).toContain('• one good')
  expect(lines).toContain('  that it must go on in the next line of')
  expect(lines).toContain('coffee  4, which is more than anything')
  expect(lines).toContain('        else brings')
  for (const line of lines) expect(width(line)).toBeLessThanOrEqual(40)
})

test('Chinese lines are joined without a gap', () => {
  expect(shown('loading')).toContain('船长先装货，然后依次进行。')
})
