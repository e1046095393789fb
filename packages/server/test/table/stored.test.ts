import { readdirSync, readFileSync } from 'node:fs'
import { LEVELS } from '@ludoteca/bots'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/table/decide.ts'
import { foldAll } from '../../src/table/fold.ts'
import { expire } from '../../src/table/playing.ts'
import { type Table, troubleOf } from '../../src/table/state.ts'
import { FORMAT, readEntry, writeEntry } from '../../src/table/stored-entry.ts'
import { seen } from '../../src/table/update.ts'
import { games, names, TableFixture } from './fixture.ts'

/** A log with a clock that runs. */
function log(): string[] {
  const fixture = TableFixture.playing({ pace: { kind: 'live', bank: 60, increment: 0 } })
  fixture.tossAndTake()
  return fixture.log.map(writeEntry)
}

const changed = (text: string, change: object): string => JSON.stringify({ ...JSON.parse(text), ...change })

/** As the first version wrote it: without a number, and without saying how it was dealt. */
const asAtFirst = (text: string): string => {
  const { v: _, deal: __, ...line } = JSON.parse(text)
  return JSON.stringify(line)
}

describe('a stored line', () => {
  test('says by which format it was written, and comes back', () => {
    for (const text of log()) {
      const read = readEntry(text)
      expect(JSON.parse(text).v).toBe(FORMAT)
      expect(read.ok && writeEntry(read.entry)).toBe(text)
    }
  })

  test('of the first format is brought up to date: it was dealt in the first way', () => {
    const [made, ...rest] = log().map(asAtFirst)
    const lines = rest.map(readEntry)
    expect(readEntry(made ?? '').ok).toBe(true)
    const started = lines.find(read => read.ok && read.entry.kind === 'started')
    expect(started).toMatchObject({ ok: true, entry: { deal: 1 } })
  })

  test('of this format must say everything', () => {
    const started = log().find(text => text.includes('"started"')) ?? ''
    const { deal: _, ...rest } = JSON.parse(started)
    expect(readEntry(JSON.stringify(rest))).toEqual({ ok: false, newer: false })
    expect(readEntry(changed(started, { deal: 3 }))).toEqual({ ok: false, newer: false })
    expect(readEntry(changed(started, { mood: 'good' }))).toEqual({ ok: false, newer: false })
  })

  test.each(['', 'nonsense', 'null', '[]', '7', '{"v":0}', '{"v":"2"}', '{"v":1.5}', '{"v":-1}', '{}'])(
    'is more than %s',
    text => expect(readEntry(text)).toEqual({ ok: false, newer: false }),
  )

  test('may name every level of the bots', () => {
    const [made = ''] = log()
    const { terms } = JSON.parse(made)
    const lines = LEVELS.map(guardian => changed(made, { terms: { ...terms, guardian } }))
    expect(lines.map(text => readEntry(text).ok)).toEqual(LEVELS.map(() => true))
    expect(readEntry(changed(made, { terms: { ...terms, guardian: 'genius' } })).ok).toBe(false)
  })

  test('has no ranges: what was agreed on once is a fact', () => {
    const [made = ''] = log()
    const { terms } = JSON.parse(made)
    const pace = { kind: 'live', bank: 1, increment: 100_000 }
    expect(readEntry(changed(made, { terms: { ...terms, pace } })).ok).toBe(true)
  })
})

test('the stored format borrows nothing from the wire', () => {
  const source = readFileSync(new URL('../../src/table/stored-entry.ts', import.meta.url), 'utf8')
  expect([...source.matchAll(/from '([^']+)'/g)].map(match => match[1])).toEqual(['zod'])
  const folder = new URL('../../src/table/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    // Types may be named; what reads logs must not be what reads messages.
    expect(text.match(/^import (?!type).* from '@ludoteca\/protocol'$/m)?.[0] ?? null, file).toBeNull()
  }
})

describe('a log of a later version', () => {
  const refuses = (table: Table | null): void => {
    if (!table) return expect.fail('cannot even be shown')
    const { seq } = table
    expect(troubleOf(table)).toBe('newer')
    const moment = { now: 1e15, received: 0, committed: 0, roundTrip: 0, due: () => 0, random: () => 0 }
    for (const command of [{ do: 'say', text: 'hm' }, { do: 'resign' }, { do: 'join' }] as const) {
      const decision = decide(table, 'ana', 'message', command, moment)
      expect(decision).toEqual({ ok: false, refusal: { rule: 'newer' } })
    }
    expect(expire(table, 1e15)).toEqual({ ok: false, refusal: { rule: 'newer' } })
    expect(seen(table, 0, 0, 0, names).facts).toMatchObject({ unplayable: 'newer', commitment: null })
    expect(table.seq).toBe(seq)
  }

  test('is shown up to what is new, and not played on', () => {
    const lines = log()
    const last = changed(lines.at(-1) ?? '', { v: FORMAT + 1, mood: 'good' })
    const table = foldAll([...lines.slice(0, -1), last, ...lines.slice(-1)], games)
    refuses(table)
    expect(table?.damage).toEqual({ seq: lines.length - 1, why: 'newer' })
    expect(table?.seq).toBe(lines.length + 1)
  })

  test('is shown by its first line, as far as that is understood', () => {
    const [made = '', ...rest] = log()
    const { terms } = JSON.parse(made)
    refuses(
      foldAll([changed(made, { v: FORMAT + 1, terms: { ...terms, mood: 'good' }, moon: 1 }), ...rest], games),
    )
    expect(foldAll([changed(made, { v: FORMAT + 1, terms: 'other' })], games)).toBeNull()
  })
})
