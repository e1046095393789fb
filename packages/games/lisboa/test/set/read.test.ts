import { rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { FORMAT, readSet } from '../../rules/set/read.ts'
import { BUILT_IN } from '../../rules/set/tables.ts'
import { writeOurs } from '../../rules/set/write.ts'
import { randomSet } from './random-set.ts'

const file = (parts: object): string => JSON.stringify({ format: FORMAT, name: 'Box', ...parts })
const wrong = (text: string): string[] => {
  const read = readSet(text)
  return read.ok ? [] : read.problems.map(({ at, rule }) => `${at}: ${rule}`)
}
const king = (parts: object) =>
  file({ cards: [{ id: 'noble-king-blue-1', influence: 1, effects: [], ...parts }] })

describe('our own set as a file', () => {
  test('reads as the tables it was written from', () => {
    const read = readSet(writeOurs())
    if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
    const { names, ...tables } = read.tables
    const { names: _, ...ours } = BUILT_IN
    expect(tables).toEqual(ours)
    expect(names.cards.get('noble-king-blue-1')).toEqual({
      en: 'Royal Tents at Ajuda',
      zh: expect.any(String),
    })
  })

  test('has one fixed form, however it is written', () => {
    const read = readSet(writeOurs())
    const turned = JSON.parse(writeOurs()) as { cards: object[] }
    turned.cards.reverse()
    const other = readSet(JSON.stringify(turned, null, 8))
    expect(read.ok && other.ok && other.text === read.text).toBe(true)
    expect(read.ok && readSet(read.text)).toMatchObject({ ok: true, text: read.ok && read.text })
  })
})

test('what is left out is ours', () => {
  const read = readSet(
    file({ ships: { blue: 3 }, decrees: [{ id: 'decree-row-a', formula: '1*stores', most: 2 }] }),
  )
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  expect(read.tables.cards).toEqual(BUILT_IN.cards)
  expect(read.tables.ships.map(ship => ship.influence)).toEqual([3, 3, 3, 1, 1, 1, 2, 2, 2, 2, 2, 2])
  expect(read.tables.decrees.find(({ id }) => id === 'decree-row-a')).toMatchObject({
    max: 2,
    manyOnly: false,
  })
  expect(read.tables.decrees.find(({ id }) => id === 'decree-row-b')).toEqual(
    BUILT_IN.decrees.find(({ id }) => id === 'decree-row-b'),
  )
})

test('the smallest plan lies on top of its pile, whatever it asks for', () => {
  const read = readSet(file({ plans: [{ id: 'plan-santos-1', officials: 7 }] }))
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  const { planPiles, plans } = read.tables
  expect(planPiles[0]?.map(plan => plans[plan]?.officials)).toEqual([7, 5, 5, 4, 4, 3, 3, 2])
})

describe('what is wrong is told with its place', () => {
  test.each([
    ['no JSON', '{"format"', [': not-json']],
    ['no object', '[]', [': not-an-object']],
    ['null', 'null', [': not-an-object']],
    ['too large', `{"a":"${'x'.repeat(100_001)}"}`, [': too-large']],
    ['another format', '{"format":"set 2","name":"Box"}', ['format: wrong-format']],
    ['no name', JSON.stringify({ format: FORMAT }), ['name: missing']],
    ['a part nobody knows', file({ card: [] }), ['card: unknown-field']],
    ['a part that is no list', file({ cards: {} }), ['cards: not-a-list']],
    ['a row that is no object', file({ cards: [7] }), ['cards[0]: not-an-object']],
    ['a card nobody knows', file({ cards: [{ id: 'queen' }] }), ['cards[0].id: unknown-id']],
    ['no id', file({ clergy: [{ power: 'INF+1', wigs: 1 }] }), ['clergy[0].id: missing']],
    [
      'the same tile twice',
      file({
        clergy: [
          { id: 'clergy-01', power: 'INF+1', wigs: 1 },
          { id: 'clergy-01', power: 'INF+1', wigs: 1 },
        ],
      }),
      ['clergy[1].id: id-twice'],
    ],
    ['an effect nobody knows', king({ effects: ['R(1)', 'Q'] }), ['cards[0].effects[1]: bad-effect']],
    ['two effects in one', king({ effects: ['R(1);INF'] }), ['cards[0].effects[0]: bad-effect']],
    ['an effect that is no text', king({ effects: [3] }), ['cards[0].effects[0]: not-a-text']],
    ['too large an amount', king({ effects: ['R(21)'] }), ['cards[0].effects[0]: amount-too-large']],
    [
      'an amount beyond numbers',
      king({ effects: [`W(${'9'.repeat(400)})`] }),
      ['cards[0].effects[0]: amount-too-large'],
    ],
    ['too many effects', king({ effects: ['INF', 'INF', 'INF', 'INF'] }), ['cards[0].effects: too-many']],
    ['too many questions', king({ effects: ['PLAN', 'FAV', 'RUB'] }), ['cards[0].effects: too-much-asked']],
    ['a store on a Noble card', king({ effects: ['STORE'] }), ['cards[0].effects[0]: effect-not-here']],
    [
      'a store and a question',
      file({ cards: [{ id: 'treasury-red-1', event: ['STORE', 'PLAN'], power: 'LAND-2' }] }),
      ['cards[0].event: too-much-asked'],
    ],
    [
      'places on a card',
      file({ cards: [{ id: 'treasury-red-1', event: ['INF'], power: 'WAREHOUSE+1' }] }),
      ['cards[0].power: power-not-here'],
    ],
    ['a good of the store', king({ effects: ['G(store)'] }), ['cards[0].effects[0]: effect-not-here']],
    ['reward and penalty', king({ effects: ['INF', '-R(1)'] }), ['cards[0].effects: penalty-mixed']],
    ['too much influence', king({ influence: 7 }), ['cards[0].influence: not-a-number']],
    ['half an icon', king({ influence: 0.5 }), ['cards[0].influence: not-a-number']],
    ['an event on a Noble card', king({ event: ['INF'] }), ['cards[0].event: unknown-field']],
    ['half a name', king({ name: { en: 'Card' } }), ['cards[0].name.zh: missing']],
    ['a name of two lines', king({ name: { en: 'a\nb', zh: '甲' } }), ['cards[0].name.en: bad-name']],
    ['a name that hides', king({ name: { en: 'a\u202eb', zh: '甲' } }), ['cards[0].name.en: bad-name']],
    [
      'a name that colours a terminal',
      king({ name: { en: '\u001b[31m', zh: '甲' } }),
      ['cards[0].name.en: bad-name'],
    ],
    [
      'a penalty as an event',
      file({ cards: [{ id: 'treasury-red-1', event: ['-R(1)'], power: 'LAND-2' }] }),
      ['cards[0].event[0]: penalty-not-here'],
    ],
    [
      'a power nobody knows',
      file({ cards: [{ id: 'treasury-red-1', event: ['INF'], power: 'FLY+1' }] }),
      ['cards[0].power: bad-power'],
    ],
    [
      'too strong a power',
      file({ clergy: [{ id: 'clergy-01', power: 'INF+9', wigs: 1 }] }),
      ['clergy[0].power: amount-too-large'],
    ],
    [
      'a formula nobody knows',
      file({ decrees: [{ id: 'decree-row-a', formula: '3*cats', most: 5 }] }),
      ['decrees[0].formula: bad-formula'],
    ],
    [
      'a face of three trades',
      file({ buildings: [{ id: 'building-01', santos: ['gold', 'books', 'tools'], mardel: ['gold'] }] }),
      ['buildings[0].santos: too-many'],
    ],
    [
      'a trade twice',
      file({ buildings: [{ id: 'building-01', santos: ['gold', 'gold'], mardel: ['gold'] }] }),
      ['buildings[0].santos: same-twice'],
    ],
    [
      'a plan of the other pile',
      file({ plans: [{ id: 'plan-santos-1', architect: 'mardel', officials: 2 }] }),
      ['plans[0].architect: bad-word'],
    ],
    [
      'a plan for nobody',
      file({ plans: [{ id: 'plan-santos-1', officials: 0 }] }),
      ['plans[0].officials: not-a-number'],
    ],
    ['an action as reward of a spot', file({ eastC: ['STORE'] }), ['eastC[0]: effect-not-here']],
    ['two rewards of a spot', file({ eastC: ['INF', 'INF'] }), ['eastC: too-many']],
  ])('%s', (_, text, problems) => expect(wrong(text)).toEqual(problems))

  test('no more is listed than anybody reads', () => {
    const cards = Array.from({ length: 80 }, () => ({ id: 'nobody' }))
    expect(wrong(file({ cards }))).toHaveLength(20)
  })
})

test('whatever is read is written and read again the same', () => {
  for (let i = 0; i < 20; i++) {
    const read = readSet(randomSet(rngFrom(`again ${i}`)))
    if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
    expect(readSet(read.text)).toEqual(read)
  }
})

test('anything at all is read or refused, never thrown', () => {
  const whole = writeOurs()
  for (let i = 0; i < 300; i++) {
    const at = Math.floor((i / 300) * whole.length)
    const text = whole.slice(0, at) + '{["x",null,-1e999'.charAt(i % 16) + whole.slice(at + (i % 3))
    expect(readSet(text)).toHaveProperty('ok')
  }
})
