import 'fake-indexeddb/auto'
import { writeSave } from '@ludoteca/engine'
import { langOf, readSettings } from '@ludoteca/page-kit/settings/model.ts'
import { describe, expect, test, vi } from 'vitest'
import {
  changeSeat,
  firstDraft,
  fittingOptions,
  freshSeed,
  moveSeat,
  seated,
  withoutSeat,
  withSeat,
} from '../src/newgame/draft.ts'
import { seatNames } from '../src/newgame/seat-names.ts'
import { saveName } from '../src/store/download.ts'
import { Keeper } from '../src/store/keeper.ts'
import { getTable, listTables, newTableId, putTable, recordOf, removeTable } from '../src/store/tables.ts'
import { BOT, first, game, HUMAN, newMatch, settle, sit } from './world.ts'

describe('setting up a game', () => {
  test('starts with you and bots, within what the game allows', () => {
    expect(firstDraft(2, 4).seats.map(seat => seat.player.kind)).toEqual(['human', 'bot', 'bot'])
    expect(firstDraft(2, 2).seats).toHaveLength(2)
    expect(firstDraft(4, 5).seats).toHaveLength(4)
  })

  test('seats can be added, moved, changed and removed, and keep their identity', () => {
    let draft = withSeat(firstDraft(2, 5))
    draft = changeSeat(draft, 3, { name: 'Cai', player: HUMAN })
    draft = moveSeat(draft, 3, -1)
    expect(draft.seats.map(seat => seat.key)).toEqual([0, 1, 3, 2])
    expect(moveSeat(draft, 0, -1)).toBe(draft)
    draft = withoutSeat(draft, 1)
    expect(draft.seats.map(seat => seat.name)).toEqual(['', 'Cai', ''])
    expect(withSeat(draft).seats.map(seat => seat.key)).toEqual([0, 3, 2, 4])
  })

  test('shuffled or not, everybody sits somewhere', () => {
    const draft = firstDraft(2, 5)
    expect(seated({ ...draft, shuffle: false })).toEqual(draft.seats)
    expect(new Set(seated(draft).map(seat => seat.key))).toEqual(new Set([0, 1, 2]))
  })

  test('a lone person without a name is Player 1, wherever the seats fall', () => {
    const words = { bots: 'Ana,Bruno,Elena', someone: (n: number) => `Player ${n}` }
    const { seats } = firstDraft(2, 5)
    const [me, ...others] = seats
    if (!me) throw new Error('nobody there')
    expect(seatNames(seats, [...others, me], words)).toEqual(['Ana', 'Bruno', 'Player 1'])
    const second = { ...me, key: 7, name: ' ' }
    const form = [...others, { ...me, name: 'Bruno' }, second]
    expect(seatNames(form, form.toReversed(), words)).toEqual(['Player 2', 'Bruno', 'Elena', 'Ana'])
  })

  test('presets change the defaults, a choice by hand wins, and what does not fit is left out', () => {
    const draft = firstDraft(2, 4)
    expect(fittingOptions(game, 3, { rules: 'long' })).toMatchObject({ hand: '4' })
    expect(fittingOptions(game, 3, { rules: 'long', hand: '3' })).toMatchObject({ hand: '3' })
    const four = withSeat({ ...draft, options: { pool: 'off' } })
    expect(fittingOptions(game, four.seats.length, four.options)).toMatchObject({ pool: 'on' })
  })

  test('seeds have 128 bits and differ', () => {
    expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/)
    expect(freshSeed()).not.toBe(freshSeed())
  })
})

describe('settings', () => {
  test('take only what makes sense from what is stored', () => {
    const defaults = readSettings(null)
    expect(defaults).toMatchObject({ lang: 'auto', theme: 'system', motion: 'normal', confirm: '3' })
    expect(readSettings('{"theme":"dark","motion":"warp"}')).toEqual({ ...defaults, theme: 'dark' })
    expect(readSettings('not json')).toEqual(defaults)
    expect(readSettings('null')).toEqual(defaults)
  })

  test('follow the browser’s language unless told otherwise', () => {
    expect(langOf('auto', ['fr', 'zh-TW', 'en'])).toBe('zh')
    expect(langOf('auto', ['en-GB', 'zh'])).toBe('en')
    expect(langOf('auto', ['fr'])).toBe('en')
    expect(langOf('zh', ['en'])).toBe('zh')
  })
})

describe('tables on this device', () => {
  test('are kept as save files, newest first, and can be removed', async () => {
    const match = newMatch(2)
    const one = { ...recordOf({ id: newTableId(), players: [HUMAN, BOT], privacy: true }, match), updated: 1 }
    const two = {
      ...recordOf({ id: newTableId(), players: [HUMAN, HUMAN], privacy: false }, match),
      updated: 2,
    }
    await putTable(one)
    await putTable(two)
    expect(await getTable(one.id)).toEqual(one)
    expect(one.save).toBe(writeSave(match, [null, 'easy']))
    expect((await listTables()).map(table => table.id)).toEqual([two.id, one.id])
    await putTable({ ...one, steps: 5, updated: 3 })
    expect((await listTables()).map(table => table.steps)).toEqual([5, 0])
    await removeTable(one.id)
    expect(await getTable(one.id)).toBeUndefined()
  })

  test('are written once what changed is drawn, and at once when the page goes', async () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    const { table } = sit([HUMAN, BOT])
    const id = newTableId()
    const written: boolean[] = []
    const keeper = new Keeper({
      terms: { id, players: [HUMAN, BOT], privacy: true },
      onDone: ok => written.push(ok),
    })
    const kept = async () => (await getTable(id))?.save
    keeper.keep(table.match)
    expect(await kept()).toBeUndefined()
    table.act(first(table.snapshot().legal))
    keeper.flush()
    expect(await kept()).toBe(writeSave(table.match, [null, 'easy']))
    table.act(first(table.snapshot().legal))
    keeper.keep(table.match)
    while (frames.length > 0) frames.shift()?.()
    await settle()
    expect(await kept()).toBe(writeSave(table.match, [null, 'easy']))
    expect(written).toEqual([true, true])
    vi.unstubAllGlobals()
  })

  test('are exported under a name with their date', () => {
    expect(saveName('lisboa', new Date('2026-03-04T05:06:07Z'))).toBe('lisboa-202603040506.ludo')
  })
})
