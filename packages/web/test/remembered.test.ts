import type { AnyGame } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import {
  changeSeat,
  chooseOptions,
  choosePreset,
  firstDraft,
  fittingOptions,
  presetsOf,
  shownOptions,
} from '../src/newgame/draft.ts'
import { ownName, rememberedDraft, rememberSetup } from '../src/newgame/remembered.ts'
import { seatNames } from '../src/newgame/seat-names.ts'
import { keep } from '../src/store/device.ts'
import { game as toy } from './world.ts'

const rico = puertoRico as unknown as AnyGame
const tigris = tigrisEuphrates as unknown as AnyGame
const fresh = firstDraft(2, 5)
const levels = (draft: typeof fresh) =>
  draft.seats.flatMap(({ player }) => (player.kind === 'bot' ? [player.level] : []))

describe('ways to play', () => {
  test('the first game is the base game against easy bots', () => {
    expect(fresh.preset).toBe('first')
    expect(levels(fresh)).toEqual(['easy', 'easy'])
  })

  test('everything turns every extension on, and leaves people and seats as they are', () => {
    const named = changeSeat(fresh, 0, { name: 'Mei' })
    const all = choosePreset(tigris, named, 'everything')
    expect(all.options).toEqual({ wonder: 'on', buildings: 'on' })
    expect(all.seats[0]).toEqual(named.seats[0])
    expect(levels(all)).toEqual(['medium', 'medium'])
    expect(choosePreset(tigris, all, 'usual').options).toEqual({})
  })

  test('a game without extensions has two of them', () => {
    expect(presetsOf(rico)).toEqual(['first', 'usual', 'everything'])
    expect(presetsOf(toy)).toEqual(['first', 'usual'])
  })

  test('whoever changes an option or how well a bot plays has chosen none; a name changes nothing', () => {
    expect(changeSeat(fresh, 0, { name: 'Mei' }).preset).toBe('first')
    expect(changeSeat(fresh, 1, { player: { kind: 'bot', level: 'easy' } }).preset).toBe('first')
    expect(changeSeat(fresh, 1, { player: { kind: 'bot', level: 'hard' } }).preset).toBeNull()
    expect(chooseOptions(fresh, { chips: 'covered' }).preset).toBeNull()
  })
})

describe('options', () => {
  const ids = (seats: number, chosen = {}) => shownOptions(rico, seats, chosen).map(spec => spec.id)

  test('of an extension that is off are not shown', () => {
    expect(ids(3)).not.toContain('libraryGoods')
    expect(ids(3)).not.toContain('selection')
    expect(ids(3, { nobles: 'on' })).toContain('selection')
    expect(ids(3, { nobles: 'on' })).not.toContain('libraryGoods')
    expect(ids(3, { newBuildings: 'on' })).toEqual(
      expect.arrayContaining(['libraryGoods', 'selection', 'edition']),
    )
  })

  test('are shown with the number of players at which they matter', () => {
    expect(ids(4)).not.toContain('edition')
    expect(ids(5)).toContain('edition')
  })

  test('that do not exist any more are forgotten', () => {
    expect(fittingOptions(rico, 3, { gone: 'on', chips: 'covered' })).toMatchObject({ chips: 'covered' })
    expect(fittingOptions(rico, 3, { chips: 'glued' })).toMatchObject({ chips: 'open' })
  })
})

describe('what is remembered', () => {
  test('is the last set-up of each game, without the seed, and one’s name in every game', () => {
    const draft = {
      ...chooseOptions(changeSeat(fresh, 0, { name: ' Mei ' }), { chips: 'covered' }),
      shuffle: false,
      seed: 'secret',
    }
    rememberSetup(rico, changeSeat(draft, 1, { player: { kind: 'bot', level: 'expert' }, name: 'Max' }))
    const again = rememberedDraft(rico)
    expect(again).toMatchObject({ preset: null, options: { chips: 'covered' }, shuffle: false, seed: '' })
    expect(again.seats.map(seat => seat.name)).toEqual(['Mei', 'Max', ''])
    expect(levels(again)).toEqual(['expert', 'easy'])
    expect(ownName()).toBe('Mei')
    expect(rememberedDraft(tigris)).toMatchObject({ preset: 'first', options: {} })
    expect(rememberedDraft(tigris).seats[0]?.name).toBe('Mei')
  })

  test.each([
    'nonsense',
    null,
    { seats: [] },
    { seats: [{ key: 0 }, { key: 0 }] },
    { seats: Array.from({ length: 9 }, (_, key) => ({ key })) },
  ])('is left aside where it makes no sense: %j', stored => {
    keep('ludoteca.name', 7)
    keep('ludoteca.setups', { 'puerto-rico': stored })
    expect(rememberedDraft(rico)).toEqual(fresh)
  })

  test('is cut down to what the game and the bots know', () => {
    keep('ludoteca.setups', {
      'puerto-rico': {
        preset: 'other',
        seats: [{ key: 0, name: 'x'.repeat(99) }, { key: 1, level: 'oracle' }, { level: 'hard' }],
        options: { chips: 'covered', gone: 'on', nobles: 3 },
      },
    })
    const draft = rememberedDraft(rico)
    expect(draft).toMatchObject({ preset: null, options: { chips: 'covered' }, shuffle: true, privacy: true })
    expect(draft.seats.map(seat => seat.name.length)).toEqual([24, 0, 0])
    expect(draft.seats.map(seat => seat.player.kind)).toEqual(['human', 'human', 'bot'])
  })
})

test('bots keep their names when seats are moved, removed or play better', () => {
  const words = { bots: 'Ana,Bruno,Elena', someone: (n: number) => `Player ${n}` }
  const names = (draft: typeof fresh) => seatNames(draft.seats, draft.seats, words)
  expect(names(fresh)).toEqual(['Player 1', 'Ana', 'Bruno'])
  const better = changeSeat(fresh, 2, { player: { kind: 'bot', level: 'expert' } })
  expect(names({ ...better, seats: better.seats.toReversed() })).toEqual(['Bruno', 'Ana', 'Player 1'])
  expect(names({ ...fresh, seats: fresh.seats.filter(seat => seat.key !== 1) })).toEqual([
    'Player 1',
    'Bruno',
  ])
})
