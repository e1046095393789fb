import {
  type AnyGame,
  act,
  type GameEvent,
  pick,
  resolveOptions,
  rngFrom,
  startMatch,
} from '@ludoteca/engine'
import { findGame, shelf } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { figuresOf } from '../../src/archive/figures.ts'
import { summaryOf } from '../../src/archive/summary.ts'
import type { KeptFigures } from '../../src/store/archive.ts'
import { tableRow } from '../http/rows.ts'

/** A game of two whose choices are any, but for those that are wanted whenever they are open. */
function played(game: AnyGame, wanted: string) {
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const match = startMatch(game, { seats: 2, options: options.options, seed: 'deeds' })
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state)) {
    const legal = game.legal(match.state)
    act(match, turn, [legal.find(each => each.type === wanted) ?? pick(rng, legal)])
  }
  return match
}

async function figuresIn(id: string, wanted = '', how: 'played' | 'resigned' = 'played') {
  const shelved = findGame(id)
  const game = (await shelved?.rules()) as AnyGame
  const deeds = (await shelved?.deeds?.()) ?? null
  const match = played(game, wanted)
  const standings = game.standings(match.state)
  const result = {
    how,
    ranks: standings.map(each => each.rank),
    totals: standings.map(each => each.total),
  } as const
  const row = tableRow({ id: 't', people: ['ana', 'bo'], phase: 'over', result, terms: { game: id } })
  const events = match.steps.flatMap(step => step.events) as (GameEvent & Record<string, unknown>)[]
  return { figures: figuresOf(row, [], match, deeds), events, deeds, match }
}

const sum = (counts: Readonly<Record<string, number>> = {}): number =>
  Object.values(counts).reduce((all, n) => all + n, 0)

test('in Puerto Rico the roles somebody took and the buildings they built are counted', async () => {
  const { figures, events } = await figuresIn('puerto-rico')
  for (const { seat, deeds } of figures) {
    expect(sum(deeds?.roles)).toBe(events.filter(e => e.type === 'roleTaken' && e.seat === seat).length)
    expect(sum(deeds?.buildings)).toBe(events.filter(e => e.type === 'built' && e.seat === seat).length)
  }
  expect(sum(figures[0]?.deeds?.roles)).toBeGreaterThan(5)
})

test('in Tigris & Euphrates every conflict is won by one and lost by the other', async () => {
  const { figures, events } = await figuresIn('tigris-euphrates', 'monument')
  const all = (key: string) => figures.reduce((n, { deeds }) => n + (deeds?.conflicts?.[key] ?? 0), 0)
  for (const conflict of ['war', 'revolt']) {
    const ended = events.filter(e => e.type === 'conflict-ended' && e.conflict === conflict)
    expect([all(`${conflict}-won`), all(`${conflict}-lost`)]).toEqual([ended.length, ended.length])
  }
  expect(all('war-won') + all('revolt-won')).toBeGreaterThan(0)
})

test('in Lisboa visits and decrees are counted, those that scored among those that are held', async () => {
  const { figures, events, match } = await figuresIn('lisboa', 'decree')
  for (const { seat, deeds, sources } of figures) {
    expect(sum(deeds?.visits)).toBe(events.filter(e => e.type === 'visited' && e.seat === seat).length)
    const { held = 0, scored = 0 } = deeds?.decrees ?? {}
    expect(scored).toBeLessThanOrEqual(held)
    expect(scored > 0).toBe((sources.decrees ?? 0) > 0)
    const { players } = match.state as {
      readonly players: readonly { readonly decrees: readonly number[] }[]
    }
    expect(held).toBe(players[seat]?.decrees.length)
  }
})

test('a game that was not played to its end tells of no deeds', async () => {
  const { figures } = await figuresIn('puerto-rico', '', 'resigned')
  expect(figures.map(each => each.deeds)).toEqual([undefined, undefined])
})

test.each(shelf.map(({ id }) => id))('what %s counts has a name in every language', async id => {
  const { figures, deeds } = await figuresIn(id)
  for (const words of Object.values(deeds?.words ?? {}))
    for (const [group, counts] of figures.flatMap(each => Object.entries(each.deeds ?? {}))) {
      expect(words.groups[group]).toBeTruthy()
      for (const key of Object.keys(counts)) expect(words.name(group, key)).not.toBe(key)
    }
})

test('deeds are a mean over the games that tell of them', () => {
  const kept = (ended: number, deeds?: KeptFigures['deeds']): KeptFigures => ({
    ...{ person: 'ana', open: true, table: `t${ended}`, ended, game: 'lisboa', seat: 0, seats: 2, place: 1 },
    ...{ total: 50, others: [], sources: {}, pace: null, otherPace: null, mu: null },
    ...(deeds && { deeds }),
  })
  const [lisboa] = summaryOf([
    kept(3, { visits: { king: 2 }, decrees: { held: 3, scored: 1 } }),
    kept(2, { visits: { king: 1, builder: 4 } }),
    kept(1),
  ]).games
  expect(lisboa?.deeds).toEqual([
    { group: 'visits', key: 'builder', n: 2 },
    { group: 'decrees', key: 'held', n: 1.5 },
    { group: 'visits', key: 'king', n: 1.5 },
    { group: 'decrees', key: 'scored', n: 0.5 },
  ])
})
