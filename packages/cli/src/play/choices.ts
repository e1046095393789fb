import type { Action, AnyGame, AnyText } from '@ludoteca/engine'

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

export type Item = Choice | Group
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

type Found =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  /** Several fit: the list to choose from next. */
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'no-number'; readonly most: number }
  | { readonly kind: 'none' }

/** A number of the shown list, a notation or its beginning, or words of a label. */
export function find(input: string, shown: readonly Item[], all: readonly Choice[]): Found {
  if (/^\d+$/.test(input)) {
    const item = shown[Number(input) - 1]
    if (!item) return { kind: 'no-number', most: shown.length }
    return isGroup(item) ? { kind: 'several', choices: item.choices } : { kind: 'chosen', choice: item }
  }
  const wanted = input.toLowerCase()
  const exact = all.find(
    choice => choice.notation.toLowerCase() === wanted || choice.label.toLowerCase() === wanted,
  )
  if (exact) return { kind: 'chosen', choice: exact }
  const begin = all.filter(choice => choice.notation.toLowerCase().startsWith(wanted))
  const [only] = begin
  if (begin.length === 1 && only) return { kind: 'chosen', choice: only }
  const several = begin.length > 0 ? begin : all.filter(choice => choice.label.toLowerCase().includes(wanted))
  return several.length > 0 ? { kind: 'several', choices: several } : { kind: 'none' }
}
