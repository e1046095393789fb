import { describe, expect, test } from 'vitest'
import { LACERDA } from '../../rules/data/lacerda.ts'
import { BUILDER, KING, MINISTER, TREASURY } from '../../rules/data/terms.ts'
import { lisboa } from '../../rules/game.ts'
import { lacerdaAction } from '../../rules/phases/lacerda/turn.ts'
import { eventsOf, kindNow, me, options, play } from '../position.ts'
import { alone, him, passTurn } from './alone.ts'

describe('alone against Lacerda: his turn', () => {
  test('after the person he visits the noble of his courtier, and the person is next', () => {
    const s = alone({}, { courtier: BUILDER, helper: KING })
    const events = passTurn(s)
    expect(eventsOf(events, 'visited')).toMatchObject([{ seat: LACERDA, noble: BUILDER }])
    expect([lisboa.turn(s), kindNow(s), s.round]).toEqual([0, 'turn', 2])
  })

  test('the courtier goes on to the right: Builder, Minister, King, Builder', () => {
    const next = [BUILDER, MINISTER, KING].map(courtier => {
      const s = alone({}, { courtier })
      passTurn(s)
      return s.lacerda?.courtier
    })
    expect(next).toEqual([MINISTER, KING, BUILDER])
  })

  test('the helper goes up the decks: Builder, Minister, King, Treasury, Builder', () => {
    const next = [BUILDER, MINISTER, KING, TREASURY].map(helper => {
      const s = alone({}, { courtier: BUILDER, helper })
      passTurn(s)
      return s.lacerda?.helper
    })
    expect(next).toEqual([MINISTER, KING, TREASURY, BUILDER])
  })

  test('empty decks are skipped; where all others are empty the helper stays', () => {
    const cards = ['noble-builder-red-1', 'noble-builder-red-2', 'noble-builder-red-3']
    const skipping = alone(
      { piles: [['noble-king-red-1'], [], cards, []] },
      { courtier: BUILDER, helper: BUILDER },
    )
    const moved = eventsOf(passTurn(skipping), 'helper-moved')
    expect(moved).toMatchObject([{ deck: KING }])
    const last = alone({ piles: [[], [], cards, []] }, { courtier: BUILDER, helper: BUILDER })
    expect(eventsOf(play(last, 'discard noble-king-blue-3'), 'helper-moved')).toEqual([])
    expect(last.lacerda?.helper).toBe(BUILDER)
  })

  test('the open card beside the helper leaves the game, the next one is turned up', () => {
    const s = alone({}, { courtier: BUILDER, helper: MINISTER })
    const top = s.piles[MINISTER]?.at(-1) as number
    const next = s.piles[MINISTER]?.at(-2) as number
    const events = passTurn(s)
    expect(eventsOf(events, 'card-discarded').at(-1)).toMatchObject({ card: top, fate: 'helper' })
    expect(eventsOf(events, 'card-turned').at(-1)).toMatchObject({
      pile: MINISTER,
      card: next,
      reveals: true,
    })
    expect(s.gone).toContain(top)
  })

  test.each([
    [BUILDER, 'lower', BUILDER, 5],
    [BUILDER, 'upper', KING, 4],
    [MINISTER, 'lower', MINISTER, 3],
    [MINISTER, 'upper', TREASURY, 2],
    [KING, 'lower', BUILDER, 0],
    [KING, 'upper', KING, 1],
  ])(
    'at noble %i the %s State action is done when the helper is beside deck %i',
    (noble, _, helper, action) => {
      expect(lacerdaAction(alone({}, { helper }), noble)).toBe(action)
    },
  )

  test('he pays influence as anybody: treasury and the officials of others; then wigs', () => {
    // Treasury 0 and, with the Builder, a neutral official and two of the person: 3.
    const s = alone(
      { players: [{ officials: [0, 0, 2, 0] }, { influence: 2, wigs: 5 }] },
      { courtier: BUILDER, helper: BUILDER },
    )
    const events = passTurn(s)
    expect(eventsOf(events, 'visited')).toMatchObject([{ cost: 3 }])
    expect([him(s).influence, eventsOf(events, 'wigs')]).toMatchObject([0, [{ seat: LACERDA, n: -1 }]])
  })

  test('he pays after his State action: a ship he has just built makes the visit cheaper', () => {
    const s = alone({ players: [{}, { influence: 5 }] }, { courtier: MINISTER, helper: KING })
    expect(s.treasury).toBe(2)
    expect(eventsOf(passTurn(s), 'visited')).toMatchObject([{ cost: 0 }])
  })

  test('when he cannot pay he gives what he has and has his visit all the same', () => {
    const s = alone(
      { players: [{ officials: [0, 0, 4, 0] }, { influence: 1, wigs: 1 }] },
      { courtier: BUILDER, helper: BUILDER },
    )
    const events = passTurn(s)
    expect(eventsOf(events, 'visited')).toMatchObject([{ cost: 5 }])
    expect([him(s).influence, him(s).wigs]).toEqual([0, 0])
    expect(eventsOf(events, 'store-placed')).toHaveLength(1)
  })

  test('the person may follow him for the favor of that noble', () => {
    const s = alone({ players: [{ favors: ['minister'] }] }, { courtier: MINISTER, helper: BUILDER })
    passTurn(s)
    expect([kindNow(s), lisboa.turn(s)]).toEqual(['follow', 0])
    expect(options(s)).toContain('follow noble-action')
    const events = play(s, 'follow noble-action')
    expect(eventsOf(events, 'followed')).toMatchObject([{ seat: 0, noble: MINISTER }])
    expect(me(s, 0).favors).toEqual([0, 0, 0])
  })
})

describe('alone against Lacerda: he follows', () => {
  const visiting = {
    players: [
      { hand: ['noble-minister-blue-4', 'noble-king-blue-3'] },
      { favors: ['minister'], influence: 5 },
    ],
  } as const

  test('he follows a visit with the Noble action and returns the favor', () => {
    const s = alone(visiting)
    play(s, 'visit noble-minister-blue-4', 'pass')
    const [first] = options(s, 'decree')
    const events = play(s, first as string)
    expect(eventsOf(events, 'followed')).toMatchObject([
      { seat: LACERDA, noble: MINISTER, action: 6, cost: 1 },
    ])
    expect([him(s).decrees.length, him(s).favors[MINISTER], him(s).influence]).toEqual([2, 0, 4])
    expect(kindNow(s)).toBe('draw')
  })

  test('he does not follow without the favor', () => {
    const s = alone({ players: [visiting.players[0], { favors: ['king'] }] })
    play(s, 'visit noble-minister-blue-4', 'pass')
    expect(eventsOf(play(s, options(s, 'decree')[0] as string), 'followed')).toEqual([])
  })

  test('he does not follow when he cannot pay the whole price', () => {
    const s = alone({ players: [visiting.players[0], { favors: ['minister'], influence: 0, wigs: 0 }] })
    play(s, 'visit noble-minister-blue-4', 'pass')
    const events = play(s, options(s, 'decree')[0] as string)
    expect(eventsOf(events, 'lacerda-skipped')).toMatchObject([{ what: 'follow', why: 'price' }])
    expect(him(s).favors[MINISTER]).toBe(1)
  })

  test('he does not follow for what is impossible', () => {
    const s = alone({ ...visiting, decrees: ['decree-gold-stores'] })
    play(s, 'visit noble-minister-blue-4')
    const events = play(s, 'pass')
    expect(eventsOf(events, 'lacerda-skipped')).toMatchObject([{ what: 'follow', why: 'impossible' }])
    expect(him(s).favors[MINISTER]).toBe(1)
  })
})
