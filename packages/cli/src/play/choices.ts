import type { Action, AnyGame, AnyText } from '@ludoteca/engine'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import { plainLine, readEntry } from './notation.ts'

export interface Choice {
  readonly action: Action
  readonly notation: string
  readonly label: string
}

/** Choices whose notation begins alike, to be opened by number. */
interface Group {
  readonly prefix: string
  readonly choices: readonly Choice[]
}

type Item = Choice | Group
export const isGroup = (item: Item): item is Group => 'choices' in item

/** As many as one looks through at once. */
export const PAGE = 30

export const choicesOf = (game: AnyGame, text: AnyText, view: object, legal: readonly Action[]): Choice[] =>
  legal.map(action => ({ action, notation: game.write(action), label: text.action(action, view) }))

/** Long lists are grouped by how their notation begins, as few words as tell them apart. */
export function itemsOf(choices: readonly Choice[]): Item[] {
  if (choices.length <= PAGE) return [...choices]
  const most = Math.max(...choices.map(choice => choice.notation.split(' ').length))
  for (let words = 1; words < most; words++) {
    const groups = new Map<string, Choice[]>()
    for (const choice of choices) {
      const prefix = choice.notation.split(' ').slice(0, words).join(' ')
      groups.set(prefix, [...(groups.get(prefix) ?? []), choice])
    }
    if (groups.size > 1 && groups.size <= PAGE) {
      return [...groups].map(([prefix, within]) => {
        const [only] = within
        return within.length === 1 && only ? only : { prefix, choices: within }
      })
    }
  }
  return [...choices]
}

/** All choices, those of them that are listed, and the numbers they go by. */
export interface Listed {
  readonly all: readonly Choice[]
  readonly items: readonly Item[]
  readonly numbers: readonly number[]
}

/** Choices that are numbers themselves, as of colonists, go by those; others are counted from one. */
export function numbersOf(items: readonly Item[], { number }: Pick<AnyScreen, 'number'>): readonly number[] {
  const own = items.map(item => (isGroup(item) ? null : (number?.(item.action) ?? null)))
  const meant = own.flatMap(each => each ?? [])
  return new Set(meant).size === items.length ? meant : items.map((_, i) => i + 1)
}

type Found =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  /** Something like it, perhaps a single choice: the list to choose from next. */
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'no-number'; readonly least: number; readonly most: number }
  /** The notation of something that cannot be done now. */
  | { readonly kind: 'refused'; readonly action: Action }
  | { readonly kind: 'none' }

/**
 * A number of the shown list, the notation of a choice or its whole label. Everything less only narrows the list: the
 * beginning of a notation may be the whole notation of something else.
 */
export function find(game: AnyGame, line: string, { all, items, numbers }: Listed): Found {
  const input = plainLine(line)
  if (/^\d+$/.test(input)) {
    const item = items[numbers.indexOf(Number(input))]
    if (!item) return { kind: 'no-number', least: Math.min(...numbers), most: Math.max(...numbers) }
    return isGroup(item) ? { kind: 'several', choices: item.choices } : { kind: 'chosen', choice: item }
  }
  const action = readEntry(game, input)
  if (action) {
    const notation = game.write(action)
    const choice = all.find(each => each.notation === notation)
    return choice ? { kind: 'chosen', choice } : { kind: 'refused', action }
  }
  const wanted = input.toLowerCase()
  if (wanted === '') return { kind: 'none' }
  const labelled = all.filter(choice => plainLine(choice.label).toLowerCase() === wanted)
  const [only] = labelled
  if (labelled.length === 1 && only) return { kind: 'chosen', choice: only }
  const begin = all.filter(choice => choice.notation.toLowerCase().startsWith(wanted))
  const like = begin.length > 0 ? begin : all.filter(choice => fits(choice, wanted))
  return like.length > 0 ? { kind: 'several', choices: like } : { kind: 'none' }
}

const fits = (choice: Choice, wanted: string): boolean =>
  plainLine(choice.label).toLowerCase().includes(wanted)
