import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { lisboa } from '../../rules/game.ts'
import { keepsPromises } from '../../rules/lookahead/promises.ts'
import { optionsOf } from '../../rules/phases/flow.ts'
import { asked } from '../../rules/phases/phase.ts'

/** Options that trying and quick answers judge differently, over one random game. */
function differences(seats: number, seed: string, options: Readonly<Record<string, string>>): string[] {
  const resolved = resolveOptions(lisboa as never, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const s = lisboa.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  const found: string[] = []
  for (let f = asked(s); f; f = asked(s)) {
    const legal = lisboa.legal(s)
    const thinkable: Action[] = []
    optionsOf(s, f, thinkable)
    for (const a of thinkable) {
      if (keepsPromises(s, f, a) !== legal.includes(a)) found.push(`${f.kind}: ${lisboa.write(a)}`)
    }
    lisboa.apply(s, pick(rng, legal))
  }
  return found
}

describe('looking ahead', () => {
  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [2, { 'clergy-track': 'closed', shipyard: 'any', officials: 'buildings' }],
    [3, { 'second-house': 'more', 'church-timing': 'before-draw', officials: 'buildings' }],
    [4, { 'clergy-track': 'closed', 'church-timing': 'after-refill' }],
  ])('quick answers are those that trying gives: %i players, %o', (seats, options) => {
    for (const n of [1, 2, 3]) expect(differences(seats, `look ahead ${n}`, options)).toEqual([])
  })
})
