import type { AnyGame, OptionSpec, Options } from './contract.ts'
import { sha256 } from './sha256.ts'

type OptionProblem =
  | { readonly reason: 'unknown-option'; readonly option: string; readonly known: string }
  | {
      readonly reason: 'unknown-value'
      readonly option: string
      readonly value: string
      readonly known: string
    }
  | {
      readonly reason: 'option-seats'
      readonly option: string
      readonly seats: number
      readonly known: string
    }
  | { readonly reason: 'bad-text'; readonly option: string; readonly at: string; readonly rule: string }

type Resolved =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problem: OptionProblem }

export const defaultOf = (spec: OptionSpec): string => spec.values[0] ?? ''

/** Fills in defaults and presets; what is given explicitly always wins. */
export function resolveOptions(game: AnyGame, seats: number, given: Options): Resolved {
  const texts: Record<string, string> = {}
  for (const [option, value] of Object.entries(given)) {
    const spec = game.options.find(each => each.id === option)
    if (!spec) {
      const known = game.options.map(each => each.id).join(', ')
      return { ok: false, problem: { reason: 'unknown-option', option, known } }
    }
    if (spec.own && !spec.values.includes(value)) {
      const read = spec.own.read(value)
      const [first] = read.ok ? [] : read.problems
      if (first) return { ok: false, problem: { reason: 'bad-text', option, at: first.at, rule: first.rule } }
      if (read.ok) texts[option] = read.text
    } else if (!spec.values.includes(value)) {
      return { ok: false, problem: { reason: 'unknown-value', option, value, known: spec.values.join(', ') } }
    }
    if (spec.seats && !spec.seats.includes(seats) && value !== defaultOf(spec)) {
      return { ok: false, problem: { reason: 'option-seats', option, seats, known: spec.seats.join(', ') } }
    }
  }
  const options: Record<string, string> = {}
  for (const spec of game.options) options[spec.id] = defaultOf(spec)
  for (const spec of game.options) {
    const preset = spec.presets?.[given[spec.id] ?? defaultOf(spec)] ?? {}
    for (const [option, value] of Object.entries(preset)) {
      const target = game.options.find(each => each.id === option)
      if (!target?.seats || target.seats.includes(seats)) options[option] = value
    }
  }
  Object.assign(options, given, texts)
  return { ok: true, options }
}

/** Signs of the hash that tell texts of the same name apart. */
const MARK = 6

/** What a value is called where there is no room for a whole text: its name, and a mark that tells it from others. */
export function labelOf(spec: OptionSpec, value: string): string {
  if (!spec.own || spec.values.includes(value)) return value
  const read = spec.own.read(value)
  return read.ok ? `${read.name} · ${sha256(read.text).slice(0, MARK)}` : value.slice(0, 40)
}

/** The options as they are shown: texts by their labels. */
export const shownOptions = (game: AnyGame, options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const spec = game.options.find(each => each.id === id)
      return [id, spec ? labelOf(spec, value) : value]
    }),
  )

/** The option that takes texts, in games that have one. */
export const ownOption = (game: AnyGame): OptionSpec | undefined => game.options.find(spec => spec.own)

/** What people look for finished games by: modules, sets of rules, and what says so itself. */
export const soughtOptions = (game: AnyGame): readonly OptionSpec[] =>
  game.options.filter(spec => !spec.own && (spec.module || spec.presets || spec.sought))
