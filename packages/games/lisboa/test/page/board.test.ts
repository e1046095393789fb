import { describe, expect, test } from 'vitest'
import { widestWord } from '../../page/board/art/card-name.tsx'
import { GLYPHS } from '../../page/board/art/glyphs.ts'
import { chapter } from '../../page/board/chapter.ts'
import { NARROW, WIDE } from '../../page/board/city/geometry.ts'
import { describe as inWords } from '../../page/board/describe.ts'
import { dues } from '../../page/board/dues.ts'
import { flightsOf } from '../../page/board/flights.tsx'
import { groups } from '../../page/board/groups.ts'
import { usesOf } from '../../page/board/panel/uses.ts'
import { frontOf, placesOf } from '../../page/board/places.ts'
import { scoring } from '../../page/board/scoring.ts'
import { tally } from '../../page/board/tally.ts'
import { wordsIn } from '../../page/board/text/words.ts'
import {
  type Action,
  CARDS,
  decision,
  type Event,
  landRange,
  lisboa,
  moves,
  PLOTS,
  type State,
} from '../../rules/index.ts'
import { en } from '../../rules/text/en.ts'
import { zh } from '../../rules/text/zh.ts'
import { id, position } from '../position.ts'

const NAMES = ['Ana', 'Bruno', 'Carla']
const sceneOf = (state: State, lang: 'en' | 'zh' = 'en') => ({
  game: lisboa,
  view: lisboa.view(state, 0),
  viewer: 0,
  text: { en, zh }[lang],
  lang,
  names: NAMES,
  who: (seat: number) => NAMES[seat] ?? '',
})

/** What a person at the store decision sees. */
function choosingStore(): State {
  const state = position({ players: [{ hand: ['noble-builder-blue-3'], reis: 40, influence: 9 }] })
  lisboa.apply(state, moves.visit(id(CARDS, 'noble-builder-blue-3')))
  while (decision(state)?.kind !== 'store') lisboa.apply(state, lisboa.legal(state).at(-1) as Action)
  return state
}

describe('words on the board', () => {
  test('what is read out has one full stop between two lines', () => {
    expect(
      wordsIn('en').signs.sentences([
        'Treasury: 1 influence',
        'Left number: before officials.',
        'Right number.',
      ]),
    ).toBe('Treasury: 1 influence. Left number: before officials. Right number')
    expect(wordsIn('zh').signs.sentences(['财政', '左边：影响力。', '右边：里斯。'])).toBe(
      '财政。左边：影响力。右边：里斯',
    )
  })

  test('a card with a penalty neither “gives” a loss nor is said to cost nothing', () => {
    const state = position({ players: [{ hand: ['noble-king-blue-5'] }] })
    const [portfolio] = usesOf(id(CARDS, 'noble-king-blue-5'), sceneOf(state) as never, wordsIn('en'), 0)
    expect(portfolio?.cost).toEqual([])
    expect(portfolio?.gives).toEqual(['lose 3 réis', '3 influence'])
    expect(wordsIn('en').board.gives).toBe('Effect')
  })
})

describe('choices on the board', () => {
  test('every store has its plot, and the city comes forward', () => {
    const state = choosingStore()
    const frame = decision(state)
    if (!frame) throw new Error('nothing is decided')
    expect(frontOf(frame)).toBe('city')
    for (const action of lisboa.legal(state)) {
      if (action.type === 'store') expect(placesOf(action, state, frame)).toContain(`plot:${action.plot}`)
    }
  })

  test('a cube is cleared where it lies: in the row or the column of the new store', () => {
    const state = choosingStore()
    const frame = { kind: 'clear', seat: 0, plot: id(PLOTS, 'plot-c4') } as const
    expect(placesOf(moves.clear(0, 1), state, frame)).toEqual(['row:2:1'])
    expect(placesOf(moves.clear(1, 2), state, frame)).toEqual(['column:3:2'])
  })

  test('long lists are cut by street', () => {
    const state = choosingStore()
    const titles = groups(sceneOf(state), lisboa.legal(state)).map(group => group.title)
    expect(titles).toEqual(['Gold Street', 'Cloth Street', 'Book Street', 'Tool Street'])
  })
})

describe('the uses of a card', () => {
  const visitIn = (state: State, card: string, lang: 'en' | 'zh') =>
    usesOf(id(CARDS, card), sceneOf(state, lang) as never, wordsIn(lang), 0)

  test('a noble is visited for influence, with the sum of its parts', () => {
    const state = position({ treasury: 0, offices: [[0, 1, 3]], players: [{ influence: 2 }] })
    const [, court] = visitIn(state, 'noble-king-blue-3', 'en')
    expect(court?.action).toBe(moves.visit(id(CARDS, 'noble-king-blue-3')))
    expect(court?.cost[0]).toBe('4 influence = treasury 1 + others’ officials 3')
    expect(court?.cost.join(' ')).toMatch(/paid in wigs/)
    expect(court?.gives).toEqual(['Open a public building'])
    const rich = position({ treasury: 4, offices: [[1, 1, 3]] })
    expect(visitIn(rich, 'noble-minister-blue-4', 'en')[1]?.cost[0]).toBe(
      '2 influence = treasury −1 + others’ officials 3',
    )
    expect(visitIn(position({ treasury: 4 }), 'noble-minister-blue-4', 'en')[1]?.cost[0]).toBe(
      '0 influence = treasury −1 + others’ officials 0, never below 0',
    )
  })

  test('a Treasury card is sponsored for réis or kept for its power', () => {
    const state = position({ treasury: 3 })
    const [portfolio, court, discard] = visitIn(state, 'treasury-blue-1', 'zh')
    expect(portfolio?.gives.join('；')).toMatch(/补贴 4 里斯/)
    expect(court?.action.type).toBe('sponsor')
    expect(court?.cost[0]).toBe('4 里斯')
    expect(discard?.action.type).toBe('discard')
  })
})

describe('the position in words', () => {
  test.each(['en', 'zh'] as const)('says everything in %s and leaves no gap', lang => {
    const state = position({
      stores: [[1, 'slot-gold', 'plot-b2']],
      buildings: [[0, 'spot-n1', 'building-14 santos', 2]],
      players: [
        {
          cards: ['noble-king-blue-3'],
          ships: ['ship-red-1 cloth'],
          clergy: ['clergy-01'],
          favors: ['king'],
        },
        { decrees: ['decree-row-a'], plans: ['plan-santos-1'] },
      ],
    })
    const told = JSON.stringify(inWords(sceneOf(state, lang)))
    expect(told).not.toMatch(/undefined|NaN|null/)
    const { pieces } = wordsIn(lang)
    for (const name of [...NAMES, pieces.the.ship(3), pieces.the.clergy(0), pieces.the.card(2)]) {
      expect(told).toContain(name)
    }
  })

  test('a hand stays with its owner', () => {
    const state = position({ players: [{}, { hand: ['noble-minister-blue-1'] }] })
    expect(JSON.stringify(inWords(sceneOf(state)))).not.toContain('Feed the Living')
  })

  test('turns and periods are the chapters of the log', () => {
    const who = (seat: number) => NAMES[seat] ?? ''
    // Somebody else's step began it: the mark beside the heading is that of the one who plays now.
    expect(chapter({ type: 'turn-began', seat: 1, round: 3 }, en, who)).toEqual({
      level: 'turn',
      title: 'Round 3 · Bruno',
      seat: 1,
    })
    expect(chapter({ type: 'final-round' }, en, who)).toBeNull()
  })

  test('what is counted for a preview is there for everybody, the kingdom only once', () => {
    const scene = sceneOf(position())
    const keys = (seat: number) => tally(scene, seat).map(each => each.key)
    expect(keys(0)).toContain('treasury-left')
    expect(keys(1)).not.toContain('treasury-left')
    expect(keys(1)).toContain('reis')
  })
})

describe('the drawing', () => {
  test.each([
    ['wide', WIDE],
    ['narrow', NARROW],
  ])('nothing in the %s city lies on something else', (_, plan) => {
    const boxes = [
      ...[...PLOTS.keys()].map(plan.plot),
      ...[...Array(14).keys()].map(plan.spot),
      ...[0, 1, 2, 3, 4].flatMap(i => [
        plan.slot(i),
        plan.scoring(i),
        plan.columnRubble(i),
        plan.rowRubble(i),
      ]),
      plan.pile,
      ...plan.corners,
    ]
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.x + a.w <= b.x + 1e-9 ||
          b.x + b.w <= a.x + 1e-9 ||
          a.y + a.h <= b.y + 1e-9 ||
          b.y + b.h <= a.y + 1e-9
        expect(apart).toBe(true)
      }
      expect(a.x >= 0 && a.x + a.w <= plan.width + 1e-9).toBe(true)
      expect(a.y >= 0 && a.y + a.h <= plan.height + 1e-9).toBe(true)
    }
  })

  test('on a phone plots, sites, heaps and tiles are as large as a finger', () => {
    const places = [
      NARROW.plot(0),
      NARROW.spot(4),
      NARROW.slot(0),
      NARROW.rowRubble(0),
      NARROW.columnRubble(0),
    ]
    for (const { w, h } of places) {
      expect((w / NARROW.width) * 390).toBeGreaterThanOrEqual(44)
      expect((h / NARROW.width) * 390).toBeGreaterThanOrEqual(44)
    }
  })

  test('every symbol has words in both languages', () => {
    for (const lang of ['en', 'zh'] as const) {
      expect(Object.keys(wordsIn(lang).board.symbols).sort()).toEqual(Object.keys(GLYPHS).sort())
    }
  })
})

test('whoever looks at a plot that pays réis is told what its land will cost', () => {
  const state = choosingStore()
  // One cube of each colour in row E: what is cleared decides what is paid.
  state.rowRubble = state.rowRubble.map((_, i) => (i >= 4 * 3 ? 1 : 0))
  const plot = id(PLOTS, 'plot-e1')
  const action = lisboa.legal(state).find(each => each.type === 'store' && each.plot === plot) as Action
  const after = lisboa.clone(state)
  lisboa.apply(after, action)
  expect(dues(sceneOf(state) as never, after)).toEqual([
    { seat: 0, key: 'reis', ...landRange(after, 0, plot) },
  ])
  expect(landRange(after, 0, plot).most).toBeGreaterThan(landRange(after, 0, plot).least)
})

test('points are counted part by part up to the totals, and every decree by its name', () => {
  const decrees = ['decree-row-a', 'decree-row-b'] as const
  const state = position({ players: [{ decrees: [...decrees] }, { wigs: 9 }] })
  const standings = lisboa.standings(state)
  const steps = scoring({ ...sceneOf(state), standings } as never)
  expect(steps.at(-1)?.totals).toEqual(standings.map(each => each.total))
  const items = steps.flatMap(step => step.items ?? [])
  expect(items.map(({ seat }) => seat)).toEqual([0, 0])
  const counted = steps.find(step => step.items)
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(counted?.counts[0])
})

test('what moves in a whole game shows where from and where to', () => {
  const events: Event[] = []
  const state = position({})
  for (let step = 0; step < 1200 && decision(state); step++) {
    const legal = lisboa.legal(state)
    lisboa.apply(state, legal[(step * 7) % legal.length] as Action, event => events.push(event))
  }
  const moving = new Set<Event['type']>([
    'good-sold',
    'ship-built',
    'store-placed',
    'card-drawn',
    'favor-taken',
  ])
  for (const event of events.filter(each => moving.has(each.type)))
    expect(flightsOf(event, 0).length, event.type).toBeGreaterThan(0)
  for (const { from, to } of events.flatMap(event => flightsOf(event, 0)))
    expect([...from, ...to].join()).not.toMatch(/undefined|NaN|--1/)
})

describe('names on cards', () => {
  test('letters go by the widest word, which must not be broken; Chinese may be', () => {
    expect(widestWord('Workshops Reopen')).toBe(widestWord('Workshops'))
    expect(widestWord('Lots of the Middle Cross-street')).toBe(widestWord('Middle'))
    expect(widestWord('Shopkeepers’ Charter II')).toBe(widestWord('Shopkeepers’'))
    expect(widestWord('国王的马车遭枪击')).toBe(1)
  })

  test('some letters are wider than others: “Monuments” needs more room than “Facilities”', () => {
    expect(widestWord('A City of Monuments')).toBeGreaterThan(widestWord('Facilities'))
  })
})
