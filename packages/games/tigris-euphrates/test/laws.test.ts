import { readFileSync } from 'node:fs'
import type { AnyGame, AnyText } from '@ludoteca/engine'
import { golden, laws } from '@ludoteca/testkit'
import { tigrisEuphrates } from '../rules/game.ts'
import { read } from '../rules/notation.ts'
import { type State, TREASURE } from '../rules/state.ts'
import { en } from '../rules/text/en.ts'
import { zh } from '../rules/text/zh.ts'

const rulebook = (lang: string): string =>
  readFileSync(new URL(`../rules/rulebook/${lang}.md`, import.meta.url), 'utf8')

/** One of each kind, so that every decision is asked about things that belong to another. */
const STRANGERS = [
  'pass',
  'war k',
  'support 6',
  'monument RG G5',
  'wonder H6',
  'building G5',
  'take B2',
  'point R',
]
const strangers = STRANGERS.flatMap(text => read(text) ?? [])

const others = <T>(list: readonly T[], viewer: unknown): T[] => list.filter((_, seat) => seat !== viewer)

/** Nothing, the treasures alone, or all points. */
function secretPoints(s: State, viewer: unknown): Record<string, unknown> {
  const scores = others(s.scores, viewer)
  if (s.rules.openScores) return {}
  if (s.rules.countedScores) return { 'the treasures of others': scores.map(row => row[TREASURE]) }
  return { 'the points of others': scores }
}

laws(tigrisEuphrates, {
  text: { en: en as unknown as AnyText, zh: zh as unknown as AnyText },
  rulebook: { en: rulebook('en'), zh: rulebook('zh') },
  games: 60,
  extra: () => strangers,
  secrets: (s: State, viewer) => ({
    'the hands of others': others(s.hands, viewer),
    'what others have swapped': others(s.swapped, viewer),
    'the bag': s.bag,
    ...secretPoints(s, viewer),
  }),
})

golden(tigrisEuphrates as unknown as AnyGame, en as unknown as AnyText)
