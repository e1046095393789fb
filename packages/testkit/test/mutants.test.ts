import { describe, expect, test } from 'vitest'
import { runBatch } from '../src/batch.ts'
import type { Subject } from '../src/law.ts'
import { ALL_LAWS } from '../src/laws/index.ts'
import { type ToyState, toy, toyRulebook, toyText } from '../src/toy.ts'
import { knowing } from './mutants/knowing.ts'
import type { Mutant } from './mutants/mutant.ts'
import { playing } from './mutants/playing.ts'
import { saying } from './mutants/saying.ts'
import { states } from './mutants/states.ts'

/** What a law says of a toy game with one thing broken. */
function verdict(law: string, broken: Mutant[3], around: Mutant[4] = {}): string {
  const subject: Subject = {
    game: { ...toy, ...broken },
    text: toyText,
    rulebook: toyRulebook,
    secrets: s => ({ 'all hands': (s as ToyState).hands }),
    ...around,
  }
  const makers = ALL_LAWS.filter(make => make(subject).name === law)
  const report = runBatch({ subject, makers, games: 24, seed: 'mutants', patience: 1 })
  return report.failures.find(each => each.law === law)?.message ?? 'nothing'
}

const MUTANTS = [...playing, ...states, ...knowing, ...saying]
const NAMES = ALL_LAWS.map(make => make({ game: toy }).name)

describe('each law catches a game that breaks it', () => {
  test.each(MUTANTS)('%s: %s', (law, _mutant, says, broken, around) => {
    expect(verdict(law, broken, around)).toMatch(says)
  })

  test('no law is without a mutant', () => {
    const tried = new Set(MUTANTS.map(([law]) => law))
    expect(NAMES.filter(name => !tried.has(name))).toEqual([])
  })

  test('the unbroken toy breaks no law', () => {
    expect(NAMES.map(name => verdict(name, {}))).toEqual(NAMES.map(() => 'nothing'))
  })
})
