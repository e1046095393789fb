import { fill, type GameText, type Lang, type Refusal, type Who } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Decree } from '../data/decrees.ts'
import type { Effect, Power } from '../data/effects.ts'
import type { Event } from '../events.ts'
import type { Phase } from '../frames.ts'
import { asked } from '../phases/phase.ts'
import type { RefusalRule } from '../refusals.ts'
import type { Part } from '../score.ts'
import { tablesOf } from '../set/of.ts'
import type { SetRule } from '../set/problems.ts'
import { BUILT_IN, derived, type Tables } from '../set/tables.ts'
import type { State } from '../state.ts'
import type { The } from './lookup.ts'
import type { OptionTexts } from './options.ts'

export type LisboaText = GameText<State, Action, Event>

/** What each language brings. */
interface Language {
  readonly lang: Lang
  readonly name: string
  readonly tagline: string
  readonly options: OptionTexts
  readonly the: The
  readonly theOf: (tables: Tables) => The
  readonly over: string
  /** Who the seat is that the rules play. */
  readonly automatic: string
  readonly prompt: (frame: Phase, tables: Tables) => string
  readonly action: LisboaText['action']
  readonly event: (e: Event, who: Who, the: The) => string | null
  readonly refusals: Readonly<Record<RefusalRule, string>>
  readonly setProblems: Readonly<Record<SetRule, string>>
  readonly reis: (n: number) => string
  readonly rows: Readonly<Record<'top' | 'bottom', string>>
  readonly parts: Readonly<Record<Part, string>>
}

export function assemble(language: Language): LisboaText {
  const { lang, name, tagline, automatic, options, action, refusals, parts } = language
  const text: LisboaText = {
    lang,
    name,
    tagline,
    automatic,
    options,
    action,
    event: (e, who) => language.event(e, who, language.the),
    of: s => (tablesOf(s) === BUILT_IN ? text : textOf(tablesOf(s))),
    prompt: s => {
      const frame = asked(s)
      return frame ? language.prompt(frame, tablesOf(s)) : language.over
    },
    refusal: r => fill(refusals[r.rule as RefusalRule] ?? r.rule, named(language, r)),
    wrongText: ({ rule, params }) => fill(language.setProblems[rule as SetRule] ?? rule, params),
    part: key => parts[key as Part] ?? key,
  }
  const textOf = derived((tables): LisboaText => {
    const the = language.theOf(tables)
    return { ...text, event: (e, who) => language.event(e, who, the) }
  })
  return text
}

/** `2`, or `1–2` */
const range = (least: unknown, most: unknown): string => (least === most ? `${least}` : `${least}–${most}`)

/** Refusals speak of things by number; a reader wants their names. */
function named({ the, rows, reis }: Language, { params = {} }: Refusal): Record<string, string | number> {
  const words: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params)) words[key] = word(key, value)
  const money = params.price ?? params.cost
  if (typeof money === 'number') words.money = reis(money)
  if ('least' in params) words.range = range(params.least, params.most)
  return words

  function word(key: string, value: string | number): string | number {
    if (value === 'top' || value === 'bottom') return rows[value]
    if (typeof value === 'string') return value
    switch (key) {
      case 'good':
        return the.good(value)
      case 'noble':
      case 'pile':
        return the.kind(value)
      case 'act':
        return the.nobleAction(value)
      case 'state':
        return the.stateAction(value)
      case 'architect':
        return the.architect(value)
      case 'rubble':
        return the.rubble(value)
      default:
        return value
    }
  }
}

/** Words for pieces, for a board that explains itself: names by number, effects, powers, decrees. */
export interface Words {
  /** Names by number, and the tables of the set behind them. */
  readonly the: The
  readonly effectText: (effect: Effect) => string
  readonly effectsText: (effects: readonly Effect[]) => string
  readonly powerText: (power: Power) => string
  readonly decreeText: (decree: Decree) => string
}
