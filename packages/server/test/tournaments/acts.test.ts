import { playing, standings, tableOf } from '@ludoteca/tournament'
import { describe, expect, test } from 'vitest'
import { phaseOf, runningOf, type Tournament } from '../../src/tournaments/state.ts'
import { personOf } from '../live/hall.ts'
import { openClub, people } from './club.ts'

const MINUTE = 60_000
const enter = { do: 'enter', rating: null } as const
const start = { do: 'start', seed: 'seed' } as const

const first = (t: Tournament) => {
  const table = runningOf(t)[0]
  if (!table) throw new Error('nothing is played')
  return { ...table, game: t.games.get(table.id) ?? '', sitting: playing(table) as readonly [string, string] }
}

describe('entering', () => {
  test('is open, and can be taken back', async () => {
    const club = await openClub(2)
    const id = await club.make({ most: 2 })
    await club.does('p00', id, enter)
    expect(await club.refuses('p00', id, enter)).toBe('already-entered')
    await club.does('p00', id, { do: 'withdraw' })
    expect(await club.refuses('p00', id, { do: 'withdraw' })).toBe('not-entered')
    await club.enterAll(id, ['p00', 'p01'])
    expect(await club.refuses('ana', id, enter)).toBe('tournament-full')
    expect(await club.refuses('ana', 'gone', enter)).toBe('no-tournament')
  })

  test('by link takes its code', async () => {
    const club = await openClub(1)
    const id = await club.make({ entry: { kind: 'link' } })
    expect(await club.refuses('p00', id, enter)).toBe('wrong-link')
    expect(await club.refuses('p00', id, { ...enter, code: 'other' })).toBe('wrong-link')
    const { code } = await club.read(id)
    await club.does('p00', id, { ...enter, code: code ?? '' })
  })

  test('by list is for those on it', async () => {
    const club = await openClub(2)
    const id = await club.make({ entry: { kind: 'list', names: ['p00'] } })
    await club.does('p00', id, enter)
    expect(await club.refuses('p01', id, enter)).toBe('not-invited')
    expect(await club.refuses('p00', id, { do: 'invite', person: 'p01' })).toBe('not-organiser')
    await club.does('org', id, { do: 'invite', person: 'p01' })
    expect(await club.refuses('org', id, { do: 'invite', person: 'p01' })).toBe('already-invited')
    await club.does('p01', id, enter)
  })

  test('of programs goes by what the terms say of them', async () => {
    const club = await openClub(4)
    const program = { ...enter, program: true }
    const none = await club.make()
    expect(await club.refuses('p00', none, program)).toBe('programs-stay-out')
    await club.does('p01', none, enter)
    const into = { do: 'replace', entrant: 'p01', into: 'p00', rating: null, program: true } as const
    expect(await club.refuses('org', none, into)).toBe('programs-stay-out')
    const only = await club.make({ programs: 'only' })
    expect(await club.refuses('p01', only, enter)).toBe('programs-only')
    await club.does('p00', only, program)
    const listed = await club.make({ programs: 'only', entry: { kind: 'list', names: [] } })
    expect(await club.refuses('org', listed, { do: 'invite', person: 'p01' })).toBe('programs-only')
    await club.does('org', listed, { do: 'invite', person: 'p00', program: true })
    const both = await club.make({ programs: 'allowed' })
    await club.does('p00', both, program)
    await club.does('p01', both, enter)
    await club.does('org', both, start)
    const { game } = first(await club.read(both))
    expect((await club.store.tables.row(game))?.terms).toMatchObject({ rated: true, programs: true })
  })

  test('after the start is possible only where the terms say so', async () => {
    const club = await openClub(5)
    const strict = await club.make()
    const late = await club.make({ late: true })
    for (const id of [strict, late]) {
      await club.enterAll(id, ['p00', 'p01', 'p02', 'p03'])
      await club.does('org', id, start)
    }
    expect(await club.refuses('p04', strict, enter)).toBe('entry-closed')
    await club.does('p04', late, enter)
    await club.playRound(late)
    const round = (await club.read(late)).core.rounds[1]
    expect([...(round?.byes ?? []), ...(round?.tables.flatMap(table => table.seats) ?? [])]).toContain('p04')
  })

  test('and leaving again and again ends some time', async () => {
    const club = await openClub(1)
    const id = await club.make()
    for (let i = 0; i < 30; i++) {
      await club.does('p00', id, enter)
      await club.does('p00', id, { do: 'withdraw' })
    }
    expect(await club.refuses('p00', id, enter)).toBe('changed-too-often')
  })
})

describe('the start', () => {
  test('is the organiser’s, or a host’s', async () => {
    const club = await openClub(2)
    const id = await club.make()
    expect(await club.refuses('org', id, start)).toBe('too-few-entered')
    await club.enterAll(id, people(2))
    expect(await club.refuses('p00', id, start)).toBe('not-organiser')
    await club.does('host', id, start)
    expect(await club.refuses('org', id, start)).toBe('tournament-started')
  })

  test('comes when all places are taken', async () => {
    const club = await openClub(4)
    const id = await club.make({ start: { kind: 'full' }, most: 4 })
    await club.enterAll(id, people(4))
    expect(runningOf(await club.read(id))).toHaveLength(2)
  })

  test('comes at its time, can be put off, and is called off where too few have come', async () => {
    const club = await openClub(2)
    const at = { kind: 'at', at: club.now + 5 * MINUTE } as const
    const id = await club.make({ start: at })
    const empty = await club.make({ start: at })
    await club.enterAll(id, people(2))
    await club.does('org', id, { do: 'postpone', what: 'start', until: club.now + 9 * MINUTE })
    expect(await club.refuses('org', id, { do: 'postpone', what: 'start', until: club.now - 1 })).toBe(
      'bad-moment',
    )
    club.now += 6 * MINUTE
    await club.desk.advance(id)
    await club.desk.advance(empty)
    expect(phaseOf(await club.read(id))).toBe('open')
    expect((await club.read(empty)).ended?.why).toBe('too-few')
    expect((await club.store.tournaments.row(id))?.due).toBe(club.now + 3 * MINUTE)
    club.now += 3 * MINUTE
    await club.desk.advance(id)
    expect(phaseOf(await club.read(id))).toBe('playing')
  })

  test('leaves out whoever has been deleted or barred since', async () => {
    const club = await openClub(4)
    const id = await club.make()
    await club.enterAll(id, people(4))
    await club.store.people.change('p00', { deleted: true })
    await club.store.people.change('p01', { banned: club.now + MINUTE })
    const t = await club.does('org', id, start)
    expect(runningOf(t).map(table => [...playing(table)].sort())).toEqual([['p02', 'p03']])
  })
})

describe('rounds', () => {
  test('follow after the pause, or when the organiser says so', async () => {
    const club = await openClub(4)
    const paused = await club.make({ pause: 10 })
    const asked = await club.make({ pause: null })
    for (const id of [paused, asked]) {
      await club.enterAll(id, people(4))
      await club.does('org', id, start)
      expect(await club.refuses('org', id, { do: 'round' })).toBe('tables-running')
      await club.playRound(id)
      expect((await club.read(id)).core.rounds).toHaveLength(1)
    }
    expect((await club.store.tournaments.row(asked))?.due).toBeNull()
    await club.does('org', asked, { do: 'round' })
    expect((await club.read(asked)).core.rounds).toHaveLength(2)
    await club.does('org', paused, { do: 'postpone', what: 'round', until: club.now + 30 * MINUTE })
    club.now += 29 * MINUTE
    await club.desk.advance(paused)
    expect((await club.read(paused)).core.rounds).toHaveLength(1)
    club.now += MINUTE
    await club.desk.advance(paused)
    expect((await club.read(paused)).core.rounds).toHaveLength(2)
  })

  test('do not wait for a table that the organiser lets play on', async () => {
    const club = await openClub(4)
    const id = await club.make()
    await club.enterAll(id, people(4))
    const t = await club.does('org', id, start)
    const [slow, quick] = runningOf(t)
    await club.does('org', id, { do: 'wait', table: slow?.id ?? '', on: false })
    expect(await club.refuses('org', id, { do: 'wait', table: '9.9', on: false })).toBe('no-such-table')
    const loser = quick?.seats[1] ?? ''
    await club.does('org', id, { do: 'forfeit', table: quick?.id ?? '', entrant: loser })
    expect((await club.read(id)).core.rounds.length).toBeGreaterThan(1)
  })

  test('that take too long are told once, to those who still play and to the organiser', async () => {
    const club = await openClub(4)
    const id = await club.make({ limit: 60 })
    const told: string[] = []
    club.desk.onLate(({ organiser, people }) => told.push(organiser, ...people.map(each => each.person)))
    await club.enterAll(id, people(4))
    const t = await club.does('org', id, start)
    const over = first(t)
    club.now += 59 * MINUTE
    await club.hub.command(over.game, personOf(over.sitting[1]), 'resign00', { do: 'resign' }, club.now)
    await club.desk.advance(id)
    expect(told).toEqual([])
    club.now += MINUTE
    await club.desk.advance(id)
    await club.desk.advance(id)
    expect(told.sort()).toEqual(['org', ...people(4).filter(each => !over.sitting.includes(each))].sort())
    await club.does('org', id, { do: 'postpone', what: 'deadline', until: club.now + 5 * MINUTE })
    expect((await club.read(id)).times.get(1)).toMatchObject({ late: false, due: club.now + 5 * MINUTE })
  })

  test('are missed by whoever says so', async () => {
    const club = await openClub(5)
    const id = await club.make()
    await club.enterAll(id, people(5))
    await club.does('p00', id, { do: 'miss', round: 1, on: true })
    const t = await club.does('org', id, start)
    expect(t.core.rounds[0]?.absent).toEqual(['p00'])
    expect(await club.refuses('p00', id, { do: 'miss', round: 1, on: false })).toBe('round-paired')
  })

  test('wait while the host takes no new games', async () => {
    const club = await openClub(2)
    const id = await club.make()
    await club.enterAll(id, people(2))
    await club.store.settings.set('resting', 'on')
    await club.does('org', id, start)
    expect((await club.read(id)).core.rounds).toHaveLength(0)
    await club.store.settings.set('resting', null)
    await club.desk.advance(id)
    expect((await club.read(id)).core.rounds).toHaveLength(1)
  })
})

describe('the organiser', () => {
  test('forfeits a person: the seat is played on by the guardian and counts nothing', async () => {
    const club = await openClub(3)
    const terms = { settings: { ...(await usual(3)), rest: 'bye' as const } }
    const id = await club.make(terms)
    await club.enterAll(id, people(3))
    const { id: table, game, sitting } = first(await club.does('org', id, start))
    const [out] = sitting
    expect(await club.refuses(sitting[1], id, { do: 'forfeit', table, entrant: out })).toBe('not-organiser')
    await club.does('org', id, { do: 'forfeit', table, entrant: out })
    expect(await club.refuses('org', id, { do: 'forfeit', table, entrant: out })).toBe('forfeited')
    const seats = (await club.store.tables.row(game))?.seats ?? []
    expect(seats.filter(seat => seat.resigned).map(seat => seat.person?.id)).toEqual([out])
    await club.playRound(id)
    const t = await club.read(id)
    expect(standings(t.core).at(-1)).toMatchObject({ id: out, score: 0 })
  })

  test('replaces a player: the other one sits down in the game that is played', async () => {
    const club = await openClub(3)
    const id = await club.make()
    await club.enterAll(id, people(2))
    const { id: table, game, sitting } = first(await club.does('org', id, start))
    const [out, stays] = sitting
    const replace = { do: 'replace', entrant: out, into: 'p02', rating: null } as const
    await club.does('org', id, replace)
    expect((await club.store.tables.row(game))?.people.toSorted()).toEqual(['p02', stays].sort())
    expect(await club.refuses('org', id, replace)).toBe('not-entered')
    expect(await club.refuses('org', id, { ...replace, entrant: stays })).toBe('already-entered')
    // Whoever sat there before has no say any more, and the other plays.
    expect(await club.do(out, game, { do: 'resign' })).toMatchObject({ refusal: { rule: 'not-seated' } })
    expect((await club.do('p02', game, { do: 'resign' })).type).toBe('done')
    await club.desk.advance(id)
    expect(tableOf((await club.read(id)).core, table)?.result?.end).toBe('finished')
  })

  test('undoes a pairing: its games are closed, other ones are made', async () => {
    const club = await openClub(4)
    const id = await club.make()
    await club.enterAll(id, people(4))
    const before = await club.does('org', id, start)
    expect(await club.refuses('org', id, { do: 'undo', round: 2 })).toBe('not-latest-round')
    await club.does('org', id, { do: 'undo', round: 1 })
    for (const game of before.games.values())
      expect((await club.store.tables.row(game))?.result?.how).toBe('abandoned')
    const between = await club.read(id)
    expect(between.core.rounds).toEqual([])
    expect(between.errands).toEqual([])
    await club.does('org', id, { do: 'round' })
    const after = await club.read(id)
    expect(runningOf(after)).toHaveLength(2)
    expect([...after.games.values()].filter(game => [...before.games.values()].includes(game))).toEqual([])
    await club.playRound(id)
    expect(await club.refuses('org', id, { do: 'undo', round: 1 })).toBe('not-latest-round')
    expect(await club.store.tournaments.untold(id)).toEqual([])
  })

  test('breaks off a game: it counts as it stands, and whoever has ended it cannot be waited for', async () => {
    const club = await openClub(2)
    const id = await club.make()
    await club.enterAll(id, people(2))
    const { id: table } = first(await club.does('org', id, start))
    expect(await club.refuses('org', id, { do: 'break-off', table: '7.7' })).toBe('no-such-table')
    await club.does('org', id, { do: 'break-off', table })
    expect(tableOf((await club.read(id)).core, table)?.result?.end).toBe('unfinished')
    expect(await club.refuses('org', id, { do: 'break-off', table })).toBe('table-ended')
  })

  test('need not wait for a game that a host has taken away', async () => {
    const club = await openClub(2)
    const id = await club.make()
    await club.enterAll(id, people(2))
    const { id: table, game } = first(await club.does('org', id, start))
    await club.store.tables.remove(game)
    await club.hub.resync()
    await club.does('org', id, { do: 'break-off', table })
    expect(tableOf((await club.read(id)).core, table)?.result).toMatchObject({ end: 'unfinished' })
  })

  test('ends the tournament as it stands; what is played on does not count', async () => {
    const club = await openClub(2)
    const id = await club.make()
    await club.enterAll(id, people(2))
    const { game, sitting } = first(await club.does('org', id, start))
    const t = await club.does('org', id, { do: 'end' })
    expect(t.ended?.why).toBe('organiser')
    expect(await club.refuses('org', id, { do: 'end' })).toBe('ended')
    await club.do(sitting[0], game, { do: 'resign' })
    await club.desk.advance(id)
    expect(await club.store.tournaments.untold(id)).toEqual([])
    expect((await club.read(id)).seq).toBe(t.seq)
  })

  test('takes somebody out', async () => {
    const club = await openClub(3)
    const id = await club.make()
    await club.enterAll(id, people(3))
    await club.does('org', id, { do: 'remove', entrant: 'p00' })
    expect(await club.refuses('org', id, { do: 'remove', entrant: 'p00' })).toBe('not-entered')
    expect((await club.read(id)).core.entrants.map(each => each.id)).toEqual(['p01', 'p02'])
  })
})

async function usual(seats: number) {
  const { usualSettings } = await import('@ludoteca/tournament')
  return { ...usualSettings('swiss', seats), rounds: 1, points: [4, 2, 0], tieBreaks: [] }
}
