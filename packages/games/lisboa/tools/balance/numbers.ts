import { writeOurs } from '../../rules/set/write.ts'

/** The numbers that are moved: those of our own cards, tiles and decrees, in the form of a set file. */

export interface CardRow {
  readonly id: string
  readonly influence?: number
  readonly effects?: readonly string[]
  readonly event?: readonly string[]
  readonly power?: string
}

export interface TileRow {
  readonly id: string
  readonly power: string
  readonly wigs: number
}

export interface DecreeRow {
  readonly id: string
  readonly formula: string
  readonly most: number
  readonly notForTwo: boolean
}

export interface Numbers {
  readonly cards: readonly CardRow[]
  readonly clergy: readonly TileRow[]
  readonly decrees: readonly DecreeRow[]
}

type SetFile = Readonly<Record<string, unknown>> & { readonly [part in keyof Numbers]?: Numbers[part] }

const PARTS = ['cards', 'clergy', 'decrees'] as const

const nameless = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'name'))

/** Our own numbers, with those of a set file in their place. */
export function numbersFrom(file: string | null): Numbers {
  const ours = JSON.parse(writeOurs()) as SetFile
  const own = (file ? JSON.parse(file) : {}) as SetFile
  const rows = PARTS.map(part => [
    part,
    (ours[part] ?? []).map(row => nameless(own[part]?.find(each => each.id === row.id) ?? row)),
  ])
  return Object.fromEntries(rows) as unknown as Numbers
}

/** A set file with these numbers; what it leaves out is ours. */
export const setWith = (numbers: Numbers): string =>
  JSON.stringify({ format: 'ludoteca-lisboa-set 1', name: 'Ludoteca, in balance', ...numbers })
