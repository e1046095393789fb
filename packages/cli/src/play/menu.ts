import { fill } from '@ludoteca/engine'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import { hang } from '@ludoteca/terminal-kit/width.ts'
import type { CliText } from '../text/index.ts'
import { type Choice, isGroup, itemsOf, type Listed, numbersOf, PAGE } from './choices.ts'

/** The list a person is looking at: all choices or a part of them, a page at a time. */
export interface Menu extends Listed {
  readonly narrowed: boolean
  readonly page: number
}

type Numbering = Pick<AnyScreen, 'number'>

export function fullMenu(all: readonly Choice[], numbering: Numbering): Menu {
  const items = itemsOf(all)
  return { all, items, numbers: numbersOf(items, numbering), narrowed: false, page: 0 }
}

export const narrow = (menu: Menu, choices: readonly Choice[], numbering: Numbering): Menu => ({
  ...fullMenu(choices, numbering),
  all: menu.all,
  narrowed: true,
})

const pages = (menu: Menu): number => Math.max(1, Math.ceil(menu.items.length / PAGE))

export const nextPage = (menu: Menu): Menu => ({ ...menu, page: (menu.page + 1) % pages(menu) })

export function menuLines(menu: Menu, words: CliText, columns: number): string[] {
  const from = menu.page * PAGE
  const shown = menu.items.slice(from, from + PAGE)
  const digits = String(Math.max(...menu.numbers)).length
  const lines = shown.flatMap((item, i) => {
    const label = isGroup(item)
      ? fill(words.play.group, {
          name: item.prefix,
          n: item.choices.length,
          example: item.choices[0]?.label ?? '',
        })
      : item.label
    return hang(`  ${String(menu.numbers[from + i]).padStart(digits)}  `, label, columns)
  })
  if (pages(menu) > 1) {
    lines.push(fill(words.play.page, { from: from + 1, to: from + shown.length, all: menu.items.length }))
  }
  if (menu.narrowed) lines.push(words.play.narrowed)
  return lines
}
