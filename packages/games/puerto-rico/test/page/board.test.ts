import { describe, expect, test } from 'vitest'
import { arranging, asItStands } from '../../page/board/arrangement.ts'
import { SILHOUETTES } from '../../page/board/art/silhouettes.ts'
import { chapter } from '../../page/board/chapter.ts'
import { extraNow, isViolet } from '../../page/board/common/building-info.tsx'
import { covers } from '../../page/board/covers.ts'
import { describe as inWords } from '../../page/board/describe.ts'
import { flightsOf } from '../../page/board/flights.tsx'
import { draftsByCost, groups } from '../../page/board/groups.ts'
import { namingBatch, noblesLeft, posts } from '../../page/board/naming.ts'
import { outlook } from '../../page/board/outlook.ts'
import { aboutPart } from '../../page/board/sections.ts'
import { tally } from '../../page/board/tally.ts'
import { wordsOf } from '../../page/board/text/nouns.ts'
import {
  B,
  CAPTAIN,
  CRAFTSMAN,
  type Event,
  FIRST_BUILDING,
  GOODS,
  MAYOR,
  puertoRico,
  SAN_JUAN,
  SETTLER,
  type State,
  TRADER,
} from '../../rules/index.ts'
import { en } from '../../rules/text/en.ts'
import { zh } from '../../rules/text/zh.ts'
import { opening, position } from '../position.ts'

const NAMES = ['Ana', 'Bruno', 'Catalina']
const sceneOf = (state: State, lang: 'en' | 'zh' = 'en') => ({
  game: puertoRico,
  view: puertoRico.view(state, 0),
  viewer: 0,
  text: { en, zh }[lang],
  lang,
  names: NAMES.slice(0, state.seats),
  who: (seat: number) => NAMES[seat] ?? '',
})

describe('what a role would bring everybody', () => {
  test('craftsman: goods as far as workers and supply reach, and one more for the chooser', () => {
    const { state } = position({
      seats: 3,
      players: [
        { tiles: { corn: 2 }, crew: { corn: 2 } },
        { tiles: { indigo: 2 }, crew: { indigo: 2 }, buildings: { small_indigo: 1 } },
      ],
    })
    const gains = outlook(puertoRico.view(state, 0), 0, CRAFTSMAN)
    expect(gains.map(gain => gain.goods)).toEqual([
      [3, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })

  test('mayor: the ship is shared out, and the chooser has one more', () => {
    const { state } = position({ seats: 3, ship: 4, supply: 20 })
    expect(outlook(puertoRico.view(state, 0), 0, MAYOR).map(gain => gain.people)).toEqual([3, 1, 1])
  })

  test('captain: points for loads, the privilege among them', () => {
    const { state } = position({ seats: 3, players: [{ goods: { corn: 2 } }, { goods: { sugar: 3 } }] })
    expect(outlook(puertoRico.view(state, 0), 0, CAPTAIN).map(gain => gain.points)).toEqual([3, 3, 0])
  })

  test('trader: the best sale, and the doubloons that lie on the card', () => {
    const { state } = position({
      seats: 3,
      bonus: { trader: 2 },
      players: [{ goods: { corn: 1, coffee: 1 } }, { goods: { coffee: 1 } }],
    })
    expect(outlook(puertoRico.view(state, 0), 0, TRADER).map(gain => gain.doubloons)).toEqual([7, 0, 0])
  })

  test('settler: land for those who have room', () => {
    const { state } = position({ seats: 3, players: [{}, { tiles: { corn: 6, indigo: 6 } }] })
    expect(outlook(puertoRico.view(state, 0), 0, SETTLER).map(gain => gain.land)).toEqual([true, false, true])
  })

  test('leaves the position alone', () => {
    const { state } = opening(5)
    const view = puertoRico.view(state, 0)
    const before = JSON.stringify(view)
    for (const card of [0, 1, 2, 3, 4, 5, 6, 7]) outlook(view, 0, card)
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('arranging colonists on the board', () => {
  const mayor = () => {
    const planter = {
      tiles: { corn: 1, indigo: 2 },
      crew: { corn: 1 },
      buildings: { small_indigo: 0, hospice: 0 },
    } as const
    const { state } = position({ seats: 3, ship: 3, supply: 30, players: [planter] })
      .take('mayor')
      .does('take colonist')
    expect(state.phase.kind).toBe('arrange')
    let counts = asItStands(state)
    const now = () =>
      arranging(state, counts, next => {
        counts = next
      })
    return { state, now }
  }
  const indigo = GOODS.indexOf('indigo')
  const plant = FIRST_BUILDING + B.small_indigo

  test('begins with everybody where they are, newcomers in San Juan', () => {
    const { now } = mayor()
    expect(now().at(0)).toBe(1)
    expect(now().waiting).toBe(2)
    expect(now().mustPlace).toBe(2)
  })

  test('colonists go to circles and back, never more than there are', () => {
    const { now } = mayor()
    expect(now().put(plant)).toBe(true)
    expect(now().put(plant)).toBe(false)
    expect(now().put(indigo)).toBe(true)
    expect(now().put(indigo)).toBe(false)
    expect(now().waiting).toBe(0)
    expect(now().take(plant)).toBe(true)
    expect(now().mustPlace).toBe(1)
  })

  test('a colonist can be moved from circle to circle and to San Juan', () => {
    const { now } = mayor()
    now().move(0, plant)
    expect([now().at(0), now().at(plant)]).toEqual([0, 1])
    now().move(plant, SAN_JUAN)
    expect([now().at(plant), now().waiting]).toEqual([0, 3])
    now().move(0, plant)
    expect(now().waiting).toBe(3)
  })

  test('filling sensibly completes a line of production', () => {
    const { now } = mayor()
    now().fill()
    expect(now().mustPlace).toBe(0)
    expect([now().at(indigo), now().at(plant)]).toEqual([1, 1])
  })

  test('what is confirmed is what was arranged', () => {
    const { state, now } = mayor()
    now().clear()
    expect(now().waiting).toBe(3)
    now().put(indigo)
    now().put(indigo)
    now().put(0)
    for (const action of now().batch()) {
      expect(puertoRico.refusal(state, action)).toBeNull()
      puertoRico.apply(state, action)
    }
    expect(state.players[0]?.crew.slice(0, 2)).toEqual([1, 2])
    expect(state.players[0]?.staff[B.small_indigo]).toBe(0)
  })
})

describe('the position in words', () => {
  test('names everything a player can see, in both languages, with nothing missing', () => {
    const { state } = position({
      seats: 3,
      players: [
        {
          doubloons: 4,
          tiles: { corn: 2 },
          crew: { corn: 1 },
          buildings: { hospice: 1 },
          goods: { corn: 3 },
        },
      ],
    })
    for (const lang of ['en', 'zh'] as const) {
      const text = JSON.stringify(inWords(sceneOf(state, lang)))
      expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    }
    const sections = inWords(sceneOf(state))
    const ana = sections.find(section => section.title === 'Ana')
    expect(ana?.lines).toContain('Doubloons 4')
    expect(ana?.lines).toContain('Goods: corn 3')
    expect(ana?.sections?.[0]?.lines).toEqual(['corn plantation ×2, 1 of 2 at work'])
    expect(ana?.sections?.[1]?.lines).toEqual(['Hospice, 1 of 1 at work'])
  })

  test('keeps the chips of others covered when the table does', () => {
    const { state } = position({
      seats: 3,
      options: { chips: 'covered' },
      players: [{ points: 2 }, { points: 9 }],
    })
    const [own, other] = ['Ana', 'Bruno'].map(name =>
      inWords(sceneOf(state)).find(section => section.title === name),
    )
    expect(own?.lines).toContain('Points: 2')
    expect(other?.lines).toContain('Points: covered')
  })
})

test('possessions are counted by seat', () => {
  const { state } = position({ seats: 3, players: [{ doubloons: 3, goods: { sugar: 2 }, sanJuan: 1 }] })
  const counted = Object.fromEntries(tally(sceneOf(state), 0).map(({ key, count }) => [key, count]))
  expect(counted).toEqual({ doubloons: 3, people: 1, corn: 0, indigo: 0, sugar: 2, tobacco: 0, coffee: 0 })
})

test('the log is cut at rounds and roles', () => {
  const who = (seat: number) => NAMES[seat] ?? ''
  const round: Event = { type: 'roundStarted', round: 2, governor: 1 }
  const taken: Event = { type: 'roleTaken', seat: 1, card: MAYOR, doubloons: 0, library: false }
  expect(chapter(round, en, who)?.level).toBe('round')
  expect(chapter(taken, en, who)).toMatchObject({ level: 'turn', title: expect.stringContaining('Bruno') })
  expect(chapter({ type: 'passed', seat: 0, at: 'build' }, en, who)).toBeNull()
})

test('buildings are offered by column, and nothing is lost in grouping', () => {
  const { state } = position({ seats: 3, players: [{ doubloons: 20 }] }).take('builder')
  const legal = puertoRico.legal(state)
  const grouped = groups(sceneOf(state), legal)
  expect(grouped.flatMap(group => group.actions)).toHaveLength(legal.length)
  expect(grouped.flatMap(group => group.title ?? [])).toEqual(
    [1, 2, 3, 4].map(n => wordsOf('en').columnIs(n)),
  )
})

test('a large building tells what it would add now, for whoever owns it; no other building does', () => {
  const { state } = position({
    seats: 3,
    players: [{ points: 13 }, { points: 4, buildings: { small_market: 1, hospice: 1 } }],
  })
  const now = (seat: number, building: number) => extraNow(state, seat, building)
  expect([now(0, B.customs_house), now(1, B.customs_house)]).toEqual([3, 1])
  expect([now(0, B.city_hall), now(1, B.city_hall)]).toEqual([0, 2])
  expect([now(0, B.statue), now(0, B.harbor)]).toEqual([null, null])
  const covered = position({ seats: 3, options: { chips: 'covered' }, players: [{}, { points: 9 }] }).state
  const view = puertoRico.view(covered, 0)
  expect(extraNow(view, 1, B.customs_house)).toBeNull()
  expect(extraNow(view, 1, B.residence)).toBe(4)
})

test('violet buildings are all but those that produce', () => {
  expect([B.small_market, B.fortress].map(isViolet)).toEqual([true, true])
  expect([B.sugar_mill, B.jeweler].map(isViolet)).toEqual([false, false])
})

test('a draft lists buildings by what they cost in this game, tournament balance included', () => {
  const { state } = opening(3, { newBuildings: 'on', balance: 'on' })
  const legal = puertoRico.legal(state)
  const listed = draftsByCost(state, legal)
  expect(listed.map(([cost]) => cost)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(listed.flatMap(([, drafts]) => drafts)).toHaveLength(legal.length)
  const costs = (building: number) =>
    listed.find(([, drafts]) => drafts.some(each => each.building === building))?.[0]
  expect([costs(B.university), costs(B.factory)]).toEqual([7, 8])
})

test('every decision is about a part of the board', () => {
  expect(aboutPart('build')).toBe('market')
  expect(aboutPart('arrange')).toBe('mine')
  expect(aboutPart('over')).toBeNull()
})

test('every event that moves something shows where from and where to', () => {
  const events: Event[] = []
  const t = opening(3)
  for (let step = 0; step < 400 && t.phase !== 'over'; step++) {
    const legal = puertoRico.legal(t.state)
    puertoRico.apply(t.state, legal[(step * 7) % legal.length] as (typeof legal)[number], e => events.push(e))
  }
  const moving = new Set<Event['type']>(['settled', 'built', 'produced', 'loaded', 'sold', 'boarded'])
  for (const event of events.filter(each => moving.has(each.type)))
    expect(flightsOf(event).length, event.type).toBeGreaterThan(0)
  for (const { from, to } of events.flatMap(flightsOf)) {
    expect([...from, ...to].join()).not.toMatch(/undefined|NaN|--1/)
  }
})

test('nobles are named all at once, and the batch ends the naming', () => {
  let named = 0
  for (let seed = 0; seed < 12; seed++) {
    const t = opening(3, { newBuildings: 'on', nobles: 'on', selection: 'random' }, `nobles-${seed}`)
    for (let step = 0; step < 900 && t.phase !== 'over'; step++) {
      const { state } = t
      const actor = state.actor
      if (state.phase.kind === 'assign') {
        const wanted = new Map(posts(state).map(({ building }) => [building, noblesLeft(state)]))
        for (const action of namingBatch(state, wanted)) {
          expect(puertoRico.refusal(state, action)).toBeNull()
          puertoRico.apply(state, action)
        }
        expect(state.phase.kind === 'assign' && state.actor === actor).toBe(false)
        named++
      } else {
        const legal = puertoRico.legal(state)
        puertoRico.apply(state, legal[(step * 7 + seed) % legal.length] as (typeof legal)[number])
      }
    }
  }
  expect(named).toBeGreaterThan(0)
})

test('no two buildings share a silhouette', () => {
  const drawn = Object.values(SILHOUETTES).map(shapes => shapes.map(({ tone, d }) => tone + d).join())
  expect(new Set(drawn).size).toBe(45)
})

describe('covered chips', () => {
  const seen = (chips: string): State => puertoRico.view(opening(3, { chips }).state, 0)

  test('are marked as covered', () => {
    expect([0, 1, 2].map(seat => covers(seen('covered'), seat))).toEqual([[], ['chips'], ['chips']])
    expect([0, 1, 2].map(seat => covers(seen('open'), seat))).toEqual([[], [], []])
  })

  test('of others do not spoil what a role is said to bring', () => {
    const { state } = position({
      seats: 3,
      options: { chips: 'covered' },
      players: [{}, { points: 9 }, { points: 4 }],
    })
    const gains = outlook(puertoRico.view(state, 0), 0, MAYOR)
    expect(gains.map(gain => gain.points)).toEqual([0, 0, 0])
  })
})
