import type { AnyMatch } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { describe, expect, test } from 'vitest'
import { en } from '../src/i18n/en.ts'
import { zh } from '../src/i18n/zh.ts'
import { stopAfter, stopBefore, stopsOf } from '../src/replay/stops.ts'
import { SeenSteps } from '../src/table/local/seen-steps.ts'
import { grouped, latest, Teller, toldLast } from '../src/table/log/log.ts'
import { foresee } from '../src/table/model/foresight.ts'
import { fullNames, namer } from '../src/table/model/names.ts'
import { pointsOverTime } from '../src/table/model/points-over-time.ts'
import { partKeys, partSeen, seenStandings, totalSeen } from '../src/table/panels/seen-standings.ts'
import { tell } from '../src/table/preview/preview.ts'
import { first, game, HUMAN, newMatch, playTurn, sit, text } from './world.ts'

const names = ['Ana', 'Bruno', 'Cai']
const who = (seat: number) => names[seat] ?? ''

function played() {
  const { table } = sit([HUMAN, HUMAN, HUMAN], { privacy: false })
  for (let i = 0; i < 4; i++) playTurn(table)
  return table.match
}

const seenBy = (viewer: number, match: AnyMatch) => new SeenSteps(game, viewer).of(match.steps)

describe('the log', () => {
  test('groups what one seat does in a row when the game names no chapters', () => {
    const match = played()
    const rounds = grouped(new Teller(text('en'), {}, who).steps(seenBy(0, match)))
    expect(rounds).toHaveLength(1)
    expect(rounds[0]?.turns.map(turn => turn.seat)).toEqual([0, 1, 2, 0])
    expect(rounds[0]?.turns[1]?.steps.map(step => step.position)).toEqual([3, 4])
    expect(rounds[0]?.turns[0]?.steps[0]?.lines[0]?.text).toContain('Ana')
  })

  test('begins rounds and turns where the game says so', () => {
    const match = played()
    const ui: AnyGameUi = {
      chapter: event => {
        if (event.type === 'placed') return { level: 'round', title: 'A round' }
        return event.type === 'took' ? { level: 'turn', title: 'A take' } : null
      },
    }
    const rounds = grouped(new Teller(text('en'), ui, who).steps(seenBy(0, match)))
    const placed = match.steps.flatMap(step => step.events).filter(event => event.type === 'placed')
    expect(placed.length).toBeGreaterThan(1)
    expect(rounds.map(round => round.title)).toEqual(placed.map(() => 'A round'))
    expect(rounds[0]?.turns.map(turn => turn.title)).toEqual(['A take'])
  })

  test('knows whom a line is about, and hides what the reader may not see', () => {
    const match = played()
    const step = new Teller(text('en'), {}, who).steps(seenBy(1, match))[2]
    expect(step?.lines[0]?.about).toEqual([1])
  })

  test('shows what was drawn to the one who drew it, and an open step to all alike', () => {
    const { table, now } = sit([HUMAN, HUMAN], { privacy: false })
    table.act(first(now().legal))
    table.act(first(now().legal.filter(action => action.type === 'draw')))
    const [own, others] = [seenBy(0, table.match), seenBy(1, table.match)]
    expect(own[0]).toBe(others[0])
    expect(own[1]?.events).toEqual(table.match.steps[1]?.events)
    expect(others[1]?.events).not.toEqual(own[1]?.events)
  })

  test('leads from the heading of a turn to the step that began it', () => {
    const ui: AnyGameUi = {
      chapter: event => (event.type === 'placed' ? { level: 'turn', title: 'A place' } : null),
    }
    const [round] = grouped(new Teller(text('en'), ui, who).steps(seenBy(0, played())))
    expect(round?.turns.map(turn => [turn.position, turn.steps[0]?.position])).toContainEqual([1, 2])
    const rounds = round ? [round] : []
    expect(toldLast(rounds, 1)).toBe(round?.turns[0])
    expect(toldLast(rounds, 2)).toBe(round?.turns[0]?.steps[0])
    expect(toldLast(rounds, 0)).toBeNull()
  })

  test('begins with the latest turns, and goes back as far as the position shown', () => {
    const rounds = grouped(new Teller(text('en'), {}, who).steps(seenBy(0, played())))
    const indices = (least: number, position: number) =>
      latest(rounds, least, position).flatMap(round => round.turns.map(turn => turn.index))
    expect(indices(3, 8)).toEqual([2, 3])
    expect(indices(3, 4)).toEqual([1, 2, 3])
    expect(indices(100, 8)).toEqual([0, 1, 2, 3])
  })

  test('gives the places where turns and rounds begin', () => {
    const rounds = grouped(new Teller(text('en'), {}, who).steps(seenBy(0, played())))
    const stops = stopsOf(rounds)
    expect(stops).toEqual({ turns: [0, 2, 4, 6], rounds: [0] })
    expect(stopAfter(stops.turns, 2, 8)).toBe(4)
    expect(stopAfter(stops.turns, 7, 8)).toBe(8)
    expect(stopBefore(stops.turns, 3)).toBe(2)
    expect(stopBefore(stops.turns, 0)).toBe(0)
  })
})

describe('names in a sentence', () => {
  test('Chinese sets a space after Latin letters and figures, not after its own', () => {
    const zh = namer(['Ana', '薇拉', '玩家 1', 'José'], 'zh')
    expect([0, 1, 2, 3, 4].map(zh)).toEqual(['Ana ', '薇拉', '玩家 1 ', 'José ', ''])
  })

  test('English leaves them as they are', () => {
    expect(namer(['Ana', '薇拉'], 'en')(0)).toBe('Ana')
  })
})

describe('a preview', () => {
  const match = newMatch(2)
  const view = game.view(match.state, 0)
  const scene: AnyScene = {
    game,
    view,
    viewer: 0,
    text: text('en'),
    lang: 'en',
    names: ['Ana', 'Bruno'],
    who,
  }

  const ui: AnyGameUi = {
    tally: ({ view: seen }, seat) => {
      const { stairs } = seen as { stairs: number[][] }
      return [{ key: 'steps', name: 'Steps', count: stairs[seat]?.length ?? 0 }]
    },
  }

  test('tells points and what the game itself counts', () => {
    const action = first(game.legal(view))
    const foresight = foresee(game, view, 0, [action])
    if (!foresight) throw new Error('nothing foreseen')
    const { changes, lines } = tell(ui, scene, foresight, 'Points')
    expect(changes.find(each => each.key === 'steps')).toMatchObject({ seat: 0, before: 0, after: 1 })
    expect(changes.find(each => each.key === 'points')).toMatchObject({ seat: 0, name: 'Points', before: 0 })
    expect(lines).toHaveLength(1)
  })

  test('takes off what is sure to be paid later, within its bounds', () => {
    const foresight = foresee(game, view, 0, [first(game.legal(view))])
    if (!foresight) throw new Error('nothing foreseen')
    const costly = { ...ui, dues: () => [{ seat: 0, key: 'steps', least: 2, most: 4 }] }
    const steps = tell(costly, scene, foresight, 'Points').changes.filter(each => each.key === 'steps')
    expect(steps).toMatchObject([{ seat: 0, before: 0, after: -1, worst: -3 }])
  })

  test('is not given for what is not allowed, nor for others', () => {
    const draw = game.read('draw')
    if (!draw) throw new Error('no such action')
    expect(foresee(game, view, 0, [draw])).toBeNull()
    expect(foresee(game, game.view(match.state, 1), 1, [first(game.legal(view))])).toBeNull()
  })
})

test('totals with covered points are marked', () => {
  const match = played()
  const scene: AnyScene = { game, view: match.state, viewer: 0, text: text('en'), lang: 'en', names, who }
  const ui: AnyGameUi = { covers: (_, seat) => (seat === 0 ? [] : ['hidden']) }
  expect(seenStandings({}, scene).every(each => each.covered.length === 0)).toBe(true)
  const seen = seenStandings(ui, scene)
  expect(seen.map(each => each.covered.length)).toEqual([0, 1, 1])
  expect(partKeys(seen)).toContain('hidden')
  expect(seen.map(each => partSeen(each, 'hidden'))).toEqual(['–', '?', '?'])
  // Nothing is said of points that are all covered: 0 would be a lie.
  expect(totalSeen({ total: 0, covered: ['hidden'] })).toBe('?')
  expect(totalSeen({ total: 4, covered: ['hidden'] })).toBe('4 + ?')
  expect(totalSeen({ total: 0, covered: [] })).toBe('0')
})

test('points over time begin with the start and end with the standings', () => {
  const match = played()
  const points = pointsOverTime(match)
  expect(points).toHaveLength(match.steps.length + 1)
  expect(points[0]).toEqual([0, 0, 0])
  expect(points.at(-1)).toEqual(game.standings(match.state).map(each => each.total))
})

test('seats without a name get a stand-in', () => {
  expect(fullNames(3, ['Ana', ' '], seat => `Player ${seat + 1}`)).toEqual(['Ana', 'Player 2', 'Player 3'])
})

describe('the messages', () => {
  const flat = (words: object, path = ''): [string, string][] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
    )
  const slots = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(each => each[1]).sort()

  test('have the same slots in both languages', () => {
    const chinese = new Map(flat(zh))
    for (const [key, message] of flat(en)) {
      expect(new Set(slots(chinese.get(key) ?? '')), key).toEqual(new Set(slots(message)))
    }
  })

  test('are Chinese in Chinese', () => {
    const foreign = flat(zh).filter(([, message]) => message !== '' && !/[\u4e00-\u9fff]/.test(message))
    expect(foreign.map(([key]) => key)).toEqual([
      'home.place',
      'table.change',
      'review.at',
      'explorer.gamesOf',
      'puzzles.theme',
      'puzzles.loses',
    ])
  })
})
