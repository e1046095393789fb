import { readFileSync } from 'node:fs'
import {
  type AnyGame,
  act,
  pick,
  readSave,
  resolveOptions,
  rngFrom,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../rules/data/cards.ts'
import { lisboa } from '../../rules/game.ts'
import { readSet } from '../../rules/set/read.ts'
import type { State } from '../../rules/state.ts'
import { en } from '../../rules/text/en.ts'
import { words, wordsFor } from '../../rules/text/words.ts'
import { zh } from '../../rules/text/zh.ts'
import { id } from '../position.ts'

const EXAMPLE = readFileSync(new URL('../../../../../examples/lisboa-set/set.json', import.meta.url), 'utf8')
const game = lisboa as unknown as AnyGame
const CARD = id(CARDS, 'noble-king-blue-1')

function begun(steps: number) {
  const resolved = resolveOptions(game, 2, { set: EXAMPLE })
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const match = startMatch(game, { seats: 2, options: resolved.options, seed: 'travel' }, ['Ana', 'Bo'])
  const rng = rngFrom('travel')
  for (let i = 0; i < steps; i++) {
    act(match, game.turn(match.state) ?? 0, [pick(rng, game.legal(match.state))])
  }
  return match
}

describe('a game brings its set along', () => {
  test('a save file carries it, and is played on without anything else', () => {
    const match = begun(30)
    const loaded = readSave(writeSave(match), [game])
    if (!loaded.ok) throw new RangeError(JSON.stringify(loaded.problem))
    expect(loaded.match.state).toEqual(match.state)
    expect((loaded.match.state as State).set).toContain('国王在贝伦')
  })

  test('a save file whose set is broken says so', () => {
    const save = writeSave(begun(3)).replace(/opt:set=\S+/, 'opt:set=%7B%7D')
    expect(readSave(save, [game])).toMatchObject({ ok: false, problem: { line: 1, reason: 'bad-text' } })
  })

  test('so does one that only names a set', () => {
    const save = writeSave(begun(3)).replace(/opt:set=\S+/, 'opt:set=Example')
    expect(readSave(save, [game])).toMatchObject({ ok: false, problem: { reason: 'bad-text' } })
  })

  test('a view that went over a wire is played with it', () => {
    const { state } = begun(30)
    const view = JSON.parse(JSON.stringify(lisboa.view(state as State, 0))) as State
    expect(lisboa.check(lisboa.redeal(view, 0, rngFrom('wire')))).toEqual([])
    expect(lisboa.standings(view)).toHaveLength(2)
  })

  test('names in the log and on the cards are those of the set, in either language', () => {
    const state = begun(0).state as State
    const kept = { type: 'card-discarded', seat: 0, card: CARD, fate: 'gold' } as const
    expect(en.of?.(state).event(kept, () => 'Ana')).toBe('Ana discarded “The King at Belém” for gold')
    expect(zh.of?.(state).event(kept, () => '安娜')).toContain('国王在贝伦')
    expect(en.event(kept, () => 'Ana')).toContain('Royal Tents')
    expect(wordsFor('zh', state).the.card(CARD)).toBe('国王在贝伦')
    expect(words.zh.the.card(CARD)).not.toBe('国王在贝伦')
    expect(en.of?.(state)).toBe(en.of?.(begun(5).state as State))
  })

  test('choices are told with what the cards of the set do', () => {
    const state = begun(0).state as State
    const told = en.action({ type: 'portfolio', card: CARD }, state)
    expect(told).toBe('Play “The King at Belém” into the portfolio: get a Royal Favor; 1 real; 2 influence')
  })
})

test('the example names what it changes and leaves the rest to us', () => {
  expect(readSet(EXAMPLE)).toMatchObject({ ok: true, name: 'Example box' })
})
