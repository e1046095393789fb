import { type AnyGame, commitmentTo, hashState, startMatch } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkDeal, noteDeal, notedDeal, verdictOf } from '../../src/online/verify/deal.ts'
import { game } from '../world.ts'

const OPTIONS = { rules: 'short', hand: '3', pool: 'on' }
const match = startMatch(game, { seats: 2, seed: 'secret', options: OPTIONS })
const end = game.view(match.state, 0)
const noted = {
  commitment: commitmentTo({ seed: 'secret' }),
  opening: hashState(game.view(match.state, 0)),
  shape: 1,
  viewer: 0,
} as const
const revealed = { seed: 'secret', match, end, viewer: 0 } as const

/** What this device remembers of deals. */
function remembering(deals: readonly (readonly [table: string, note: object])[]): void {
  const kept = new Map([['ludoteca.deals', JSON.stringify(deals)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

describe('a deal', () => {
  test('that was kept is found to be so', () => {
    const checks = checkDeal(noted, revealed)
    expect(checks).toEqual({ print: true, replay: true, opening: true, end: true })
    expect(verdictOf(checks)).toBe('verified')
  })

  test('that was changed is found out', () => {
    const other = startMatch(game, { seats: 2, seed: 'other', options: OPTIONS })
    const changed = checkDeal(noted, { ...revealed, seed: 'other', match: other })
    expect(changed).toEqual({ print: false, replay: true, opening: false, end: false })
    expect(verdictOf(changed)).toBe('failed')
    // A seed that fits, but a game that was dealt from another.
    expect(checkDeal(noted, { ...revealed, match: other }).print).toBe(false)
    expect(checkDeal(noted, { ...revealed, match: null })).toMatchObject({ replay: false, opening: false })
  })

  test('whose opening was noted when positions had another shape has no opening to compare', () => {
    const reshaped: AnyGame = { ...game, shape: 2, view: (s, viewer) => ({ seen: game.view(s, viewer) }) }
    const later = startMatch(reshaped, { seats: 2, seed: 'secret', options: OPTIONS })
    const shown = { ...revealed, match: later, end: reshaped.view(later.state, 0) }
    const checks = checkDeal(noted, shown)
    expect(checks).toEqual({ print: true, replay: true, opening: null, end: true })
    expect(verdictOf(checks)).toBe('replayed')
    expect(verdictOf(checkDeal({ ...noted, commitment: '0' }, shown))).toBe('failed')
    const opening = hashState(reshaped.view(later.state, 0))
    expect(checkDeal({ ...noted, opening, shape: 2 }, shown).opening).toBe(true)
    expect(checkDeal({ ...noted, shape: 2 }, shown).opening).toBe(false)
  })

  test('of which nothing was noted has no opening to compare', () => {
    const checks = checkDeal({ ...noted, opening: null }, revealed)
    expect(checks.opening).toBeNull()
    expect(verdictOf(checks)).toBe('replayed')
  })
})

describe('a note', () => {
  test('of an earlier page has the first shape, and the first opening stands', () => {
    const before = { opening: 'before', viewer: 0 }
    remembering([
      ['one', { ...before, commitment: 'c' }],
      ['two', { ...before, seedHash: 'c' }],
    ])
    for (const table of ['one', 'two']) {
      noteDeal(table, { commitment: 'c', opening: 'after', shape: 2, viewer: 0 })
      expect(notedDeal(table)).toEqual({ ...before, commitment: 'c', shape: 1 })
    }
  })

  test('takes the shape of the opening it was waiting for', () => {
    remembering([['one', { commitment: 'c', opening: null, viewer: 0 }]])
    noteDeal('one', { commitment: null, opening: 'now', shape: 2, viewer: 0 })
    expect(notedDeal('one')).toEqual({ commitment: 'c', opening: 'now', shape: 2, viewer: 0 })
  })

  test('of Puerto Rico as positions were before does not raise a false alarm', () => {
    const options = Object.fromEntries(puertoRico.options.map(({ id, values }) => [id, values[0] as string]))
    const played = startMatch(puertoRico as unknown as AnyGame, { seats: 3, seed: 's', options })
    remembering([['one', { commitment: commitmentTo({ seed: 's' }), opening: 'as it was', viewer: 0 }]])
    const deal = notedDeal('one')
    if (!deal) return expect.fail('forgotten')
    const shown = { seed: 's', match: played, end: played.game.view(played.state, 0), viewer: 0 } as const
    expect(checkDeal(deal, shown)).toEqual({ print: true, replay: true, opening: null, end: true })
  })
})
