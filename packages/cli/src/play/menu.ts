import { fill } from '@ludoteca/engine'
import { hang } from '../terminal/width.ts'
import type { CliText } from '../text/index.ts'
import { type Choice, type Item, isGroup, itemsOf, PAGE } from './choices.ts'

/** The list a person is looking at: all choices or a part of them, a page at a time. */
export interface Menu {
  readonly all: readonly Choice[]
  readonly items: readonly Item[]
  readonly narrowed: boolean
  readonly page: number
}

export const fullMenu = (all: readonly Choice[]): Menu => ({
  all,
  items: itemsOf(all),
  narrowed: false,
  page: 0,
})

export const narrow = (menu: Menu, choices: readonly Choice[]): Menu => ({
  ...menu,
  items: itemsOf(choices),
  narrowed: true,
  page: 0,
})

const pages = (menu: Menu): number => Math.max(1, Math.ceil(menu.items.length / PAGE))

export const nextPage = (menu: Menu): Menu => ({ ...menu, page: (menu.page + 1) % pages(menu) })

export function menuLines(menu: Menu, words: CliText, columns: number): string[] {
  const from = menu.page * PAGE
  const shown = menu.items.slice(from, from + PAGE)
  const digits = String(menu.items.length).length
  const lines = shown.flatMap((item, i) => {
    const label = isGroup(item)
      ? fill(words.play.group, {
          name: item.prefix,
          n: item.choices.length,
          example: item.choices[0]?.label ?? '',
        })
      : item.label
    return hang(`  ${String(from + i + 1).padStart(digits)}  `, label, columns)
  })
  if (pages(menu) > 1) {
    lines.push(fill(words.play.page, { from: from + 1, to: from + shown.length, all: menu.items.length }))
  }
  if (menu.narrowed) lines.push(words.play.narrowed)
  return lines
}
